import type { JsonObject } from '../../../kernel/json';
import { NATURAL, UNARMED } from '../actions';
import type { SgCombatant, SgFight } from '../state';
import { techniquesOf } from '../values';
import { anybody } from './meddling';

type Pick = (n: number) => number;

const one = <T>(pick: Pick, list: readonly T[]): T => list[pick(list.length)]!;
const DEEDS = ['attack', 'attack', 'technique', 'technique', 'item', 'guard', 'go', 'chain'];

/** An action as a client might write it, allowed or not, about things that may not exist. */
export function anyAction(fight: SgFight, actor: SgCombatant, pick: Pick): JsonObject {
  const deed = one(pick, DEEDS);
  const weapon = one(pick, [...gearOf(actor), UNARMED, NATURAL, 'nothing']);
  const technique = one(pick, [...techniquesOf(actor).map(({ id }) => id), 'nothing']);
  const maybe = (key: string, value: string): JsonObject => (pick(2) === 0 ? { [key]: value } : {});
  const aim = () => ({
    ...maybe('target', anybody(fight, pick)),
    ...maybe('row', one(pick, ROWS)),
  });
  switch (deed) {
    case 'attack':
      return { do: deed, weapon, target: anybody(fight, pick), ...stance(actor, pick) };
    case 'technique':
      return { do: deed, technique, ...maybe('weapon', weapon), ...aim(), ...stance(actor, pick) };
    case 'chain':
      return { do: deed, technique, ...maybe('weapon', weapon), ...aim() };
    case 'item':
      return { do: deed, item: item(actor, pick), ...aim(), ...stance(actor, pick) };
    case 'guard':
      return {
        ...{ do: deed, defend: pick(2) === 0, ...stance(actor, pick) },
        ...maybe('cover', anybody(fight, pick)),
      };
    default:
      return { do: deed };
  }
}

const ROWS = ['front', 'back'];

function gearOf({ body }: SgCombatant): string[] {
  if (body.type !== 'character') return [];
  return [...body.sheet.weapons, ...body.sheet.shields].map(({ id }) => id);
}

const item = ({ body }: SgCombatant, pick: Pick): string =>
  one(pick, [...(body.type === 'character' ? Object.keys(body.items) : []), 'nothing']);

function stance(actor: SgCombatant, pick: Pick): JsonObject {
  const gear = [...gearOf(actor), 'nothing'];
  const hands = Array.from({ length: pick(3) }, () => one(pick, gear));
  return { from: one(pick, ROWS), hands: pick(3) === 0 ? hands : [...actor.body.hands] };
}
