import { z } from 'zod';
import { all } from '../../kernel/fight';
import type { JsonObject } from '../../kernel/json';
import type { Room } from '../../room/room';
import { isMonster, REAR, type SwFight } from '../../systems/sword-world-2/state';
import { STARTER_CHARACTERS } from '../../systems/sword-world-2/starter/characters';
import { STARTER_ENEMIES } from '../../systems/sword-world-2/starter/enemies';
import { swordWorld2 } from '../../systems/sword-world-2';
import type { Names } from '../names';
import type { Move, Opening, ScenarioSystem } from './system';

const somebody = z.array(z.string()).default([]);

const schema = z.strictObject({
  first: z
    .enum(['party', 'enemies'])
    .default('party')
    .describe('Who acts first. For `party` the first character rolls 6-6 for initiative.'),
  identified: somebody.describe('Enemies whose kind the GM reveals as identified.'),
  weakness: somebody.describe('Enemies whose kind the GM reveals with its weakness.'),
  rear: somebody.describe('Who begins in the rear; all others stand in front.'),
});

type Wishes = z.output<typeof schema>;

const act = (actor: string, action: JsonObject): JsonObject => ({ type: 'act', actor, action });
const rule = (command: JsonObject): JsonObject => ({ type: 'rule', command });

/** Nobody rolls for knowledge, initiative is given, everybody is placed: round 1 begins. */
function next(room: Room, written: JsonObject, names: Names): Move | null {
  const wishes = written as unknown as Wishes;
  const fight = room.fight as SwFight;
  const actor = fight.slots[0]?.actor ?? '';
  switch (fight.slots[0]?.turn) {
    case 'knowledge':
      return { command: reveal(fight, wishes, names) ?? rule({ do: 'close' }) };
    case 'initiative':
      if (wishes.first === 'enemies' || Object.keys(fight.data.initiative).length > 0) {
        return { command: act(actor, { do: 'pass' }) };
      }
      return { command: act(actor, { do: 'initiative' }), faces: [6, 6] };
    case 'placement':
      return { command: act(actor, { do: 'place', area: areaOf(fight, actor, wishes, names) }) };
    default:
      return null;
  }
}

/** What of the wishes is not yet revealed. */
function reveal(fight: SwFight, { identified, weakness }: Wishes, names: Names): JsonObject | null {
  const kindOf = (id: string) => fight.data.kinds[fight.combatants[id]?.kind ?? ''];
  const weak = weakness.map((name) => names.combatant(name)).find((id) => !kindOf(id)?.weakness);
  if (weak) return rule({ do: 'reveal', of: weak, identified: true, weakness: true });
  const unknown = identified
    .map((name) => names.combatant(name))
    .find((id) => !kindOf(id)?.identified);
  return unknown ? rule({ do: 'reveal', of: unknown, identified: true }) : null;
}

function areaOf(fight: SwFight, id: string, { rear }: Wishes, names: Names): string {
  const c = all(fight).find((one) => one.id === id)!;
  if (!rear.some((name) => names.combatant(name) === id)) return 'front';
  return REAR[isMonster(c) ? 'enemy' : 'party'];
}

const opening: Opening = { schema, next };

export const SWORD_WORLD_2: ScenarioSystem = {
  system: swordWorld2,
  characters: STARTER_CHARACTERS,
  enemies: STARTER_ENEMIES,
  opening,
};
