import type { FightView, Id } from '@ransen/rules';
import type { CardMode, CombatantCardData } from '../../ui/card/card';
import type { Bar } from '../bar/bar.svelte';
import type { Desk } from '../room/desk.svelte';
import { GM_ID } from '../room/people';

/** What a prompt that is folded away asks to be tapped on the field. */
export interface FieldPick {
  readonly ids: readonly Id[];
  readonly chosen: readonly Id[];
}

type Cards = Readonly<Record<Id, CombatantCardData>>;

/** All cards with the marks of the table: who acts, who is asked, who is aimed at, who is gone. */
export function cardsOf(desk: Desk, fight: FightView, bar: Bar, pick?: FieldPick): Cards {
  const entries = Object.values(fight.combatants).map(({ id, owner }) => {
    const target = targetOf(id, bar, pick);
    const card: CombatantCardData = {
      ...desk.web.card(fight, id, desk.names, desk.isGm),
      acting: fight.acting === id || bar.who.includes(id),
      asked: fight.waits.includes(id),
      gone: isGone(desk, owner),
      ...(target === undefined ? {} : { target }),
    };
    return [id, card] as const;
  });
  return Object.fromEntries(entries);
}

function targetOf(id: Id, bar: Bar, pick?: FieldPick): boolean | number | undefined {
  if (pick) return pick.chosen.includes(id) || undefined;
  const no = bar.targetNo(id);
  return no === 0 ? true : no;
}

function isGone(desk: Desk, owner: string): boolean {
  if (owner === GM_ID) return false;
  return !desk.connection.presence.seats.includes(owner);
}

/** What a tap on a card does: selects whom the GM moves, or aims, or opens the details. */
export function modeOf(id: Id, desk: Desk, bar: Bar, pick?: FieldPick): CardMode {
  if (desk.isFrozen) return 'open';
  if (pick) return pick.ids.includes(id) ? 'target' : 'open';
  if (bar.isTargetable(id) && !(desk.isGm && bar.who.canInclude(id))) return 'target';
  if (desk.isGm && bar.who.canInclude(id)) return 'select';
  return 'open';
}
