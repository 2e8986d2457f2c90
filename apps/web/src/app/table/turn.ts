import type { FightView } from '@ransen/rules';
import { t as ui } from '../../texts/index.svelte';
import type { TurnLineProps, WaitedFor } from '../../ui/shell/shell';
import type { Bar } from '../bar/bar.svelte';
import type { Prompts } from '../prompts/prompts.svelte';
import type { Desk } from '../room/desk.svelte';
import { GM_ID, isMine, ownerId, slotsNow } from '../room/people';
import { t } from '../texts';

/** The line under the header: whose moment it is, what to do, whom the table waits for. */
export function turnOf(desk: Desk, fight: FightView, bar: Bar, prompts: Prompts): TurnLineProps {
  const isAsked = prompts.open.length > 0;
  const isMine = isAsked || bar.who.all.length > 0;
  const { round, phase, who, own, todo, tone } = desk.web.turn(fight, desk.names, isMine);
  const waitingFor = waitedFor(desk, fight);
  const you = ui('turn.you');
  return {
    tone: tone === 'enemy' && !isAsked ? 'enemy' : isMine && !desk.isGm ? 'mine' : 'other',
    ...(round === undefined ? {} : { round }),
    ...(phase === undefined ? {} : { phase }),
    who: isAsked ? t('turn.choice') : isMine && !desk.isGm ? (own ?? ui('turn.mine')) : who,
    ...(todo === undefined ? {} : { todo: isAsked ? (prompts.prompts[0]?.title ?? todo) : todo }),
    waitingFor,
    onlyMe: waitingFor.length === 1 && waitingFor[0]?.name === you,
  };
}

function waitedFor(desk: Desk, fight: FightView): WaitedFor[] {
  if (fight.stage !== 'running') return [];
  const ids = fight.waits.length > 0 ? fight.waits : inOrder(desk, fight);
  const names = ids.map((id) => nameOf(desk, fight, id));
  return [...new Set(names)].map((name) => ({ name }));
}

/** Nobody is asked: whoever may act next. */
function inOrder({ web }: Desk, fight: FightView): readonly string[] {
  if (fight.acting !== undefined) return [];
  return slotsNow(fight, web.oneAfterAnother).map(({ actor }) => actor);
}

function nameOf(desk: Desk, fight: FightView, id: string): string {
  if (id === GM_ID) return ownerId(desk.you) === GM_ID ? ui('turn.you') : t('person.gm');
  const combatant = fight.combatants[id];
  if (isMine(combatant, desk.you)) return ui('turn.you');
  return combatant?.side === 'party' ? desk.names.name(id) : t('person.gm');
}
