import type { Id, Side } from '../../../kernel/fight';
import { enter } from '../enter';
import { characterSchema, enemySchema, type CharacterInput, type EnemyInput } from '../sheets';
import type { Body, CharacterBody, EnemyBody, Foe, Hero, SgFight } from '../state';
import { FOE, HERO } from './kit';

/** A combatant without a fight. */
function person(id: Id, side: Side, sheet: unknown, change: Partial<Body>) {
  const entrant = { id, side, owner: id, kind: id, hidden: false };
  const entered = enter({} as SgFight, { ...entrant, sheet });
  return { ...entrant, body: { ...entered, ...change } as Body };
}

/** A character: the one of the kit with other values. */
export const hero = (
  sheet: Partial<CharacterInput> = {},
  change: Partial<CharacterBody> = {},
  id = 'amy',
): Hero => person(id, 'party', characterSchema.parse({ ...HERO, ...sheet }), change) as Hero;

/** An enemy: the one of the kit with other values. */
export const foe = (
  sheet: Partial<EnemyInput> = {},
  change: Partial<EnemyBody> = {},
  id = 'orc',
): Foe => person(id, 'enemy', enemySchema.parse({ ...FOE, ...sheet }), change) as Foe;
