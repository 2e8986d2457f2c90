import { find, type Id, type Side } from '../../../kernel/fight';
import type { Json, JsonObject } from '../../../kernel/json';
import type { Ask } from '../../../kernel/question';
import { askAll, emit, type Scene, type Script } from '../../../kernel/script';
import { COMMAND, type Command } from '../actions';
import { cannotAct, everybody, has, isThere, sideOf } from '../combatants';
import type { SgCombatant, SgFight } from '../state';

/** Who declares in this turn: not who is 気絶, 昏倒, 眠り or 石化 (SG-TRN-17). */
const declarers = (fight: SgFight, side: Side): SgCombatant[] =>
  sideOf(fight, side).filter((c) => !cannotAct(c));

/** Those who declare in this turn and have not yet. */
export const undeclared = (fight: SgFight, side: Side): SgCombatant[] =>
  declarers(fight, side).filter(({ body }) => body.command === null);

/** Nobody can declare and nothing will change that: turns would follow each other without end. */
export const isStill = (fight: SgFight): boolean =>
  declarers(fight, 'party').length === 0 &&
  declarers(fight, 'enemy').length === 0 &&
  !everybody(fight).some((c) => isThere(c) && has(c, 'poison'));

/** The next turn, or the first. */
export function* beginTurn(scene: Scene<SgFight>): Script {
  yield* emit({ type: 'sg.turn', turn: scene.fight.data.turn + 1 });
}

/** The GM declares first, for all enemies, openly once it is settled (SG-TRN-2). */
export function* declareEnemies(scene: Scene<SgFight>): Script {
  const declared = yield* askAll({
    label: 'command',
    asks: asksFor(scene.fight, undeclared(scene.fight, 'enemy')),
    drafts: 'answerers',
  });
  yield* declare(scene, declared);
}

/** Then the players, who may change until all have (SG-TRN-8); rows and guards stand with it. */
export function* declareParty(scene: Scene<SgFight>): Script {
  const declared = yield* askAll({
    label: 'command',
    asks: asksFor(scene.fight, declarers(scene.fight, 'party')),
    drafts: 'all',
  });
  yield* declare(scene, declared);
  yield* emit({ type: 'sg.closed' });
}

const asksFor = (fight: SgFight, asked: readonly SgCombatant[]): Record<Id, Ask> =>
  Object.fromEntries(
    asked.map((c) => [c.id, { kind: 'action', part: COMMAND, default: usual(fight, c) }]),
  );

/**
 * Whoever has not declared defends (SG-TRN-8); who was interrupted, as declared before that, unless
 * it names somebody who is out of sight now.
 */
function usual(fight: SgFight, { body }: SgCombatant): Json {
  const { command, row, hands } = body;
  const guard: Command = { do: 'guard', defend: true, from: row, hands: [...hands] };
  return (command && namesOnlySeen(fight, command) ? command : guard) as unknown as Json;
}

const namesOnlySeen = (fight: SgFight, command: Command): boolean => {
  const { target, cover } = command as { readonly target?: Id; readonly cover?: Id };
  return [target, cover].every((id) => id === undefined || find(fight, id)?.hidden === false);
};

/** An answer that was found to be a command; who holds nothing need not say so. */
export const commandOf = (answer: Json): Command =>
  ({ hands: [], ...(answer as JsonObject) }) as unknown as Command;

function* declare(scene: Scene<SgFight>, declared: Readonly<Record<string, Json>>): Script {
  for (const [who, value] of Object.entries(declared)) {
    if (!find(scene.fight, who)) continue;
    yield* emit({ type: 'sg.declared', who, command: commandOf(value) });
  }
}
