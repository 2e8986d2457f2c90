import { find, type Combatant } from '../../../../kernel/fight';
import type { JsonObject } from '../../../../kernel/json';
import type { Command, Moves } from '../../../../testing/secrecy/kit';
import type { Picks } from '../../../../testing/secrecy/picks';
import { isMonster, type Body, type EnemyBody, type SwCombatant, type SwFight } from '../../state';

const AREAS = ['partyRear', 'front', 'enemyRear'] as const;

const rule = (command: JsonObject): Command => ({ type: 'rule', command });
const correct = (target: string, field: string, value: string | number | boolean): Command => ({
  type: 'correct',
  target,
  field,
  value,
});

const bodyOf = (c: Combatant): Body => (c as SwCombatant).body;
const partsOf = (c: Combatant): string[] => Object.keys(bodyOf(c).parts);

/** An enemy's action with the ids that its sheet has in the other room. */
function translated(
  action: JsonObject,
  part: string | undefined,
  here: Combatant,
  there: Combatant,
): JsonObject {
  if (!isMonster(here as SwCombatant) || !isMonster(there as SwCombatant)) return action;
  const [mine, theirs] = [here, there].map((c) => (c.body as EnemyBody).sheet);
  const at = Number(part?.slice(1) ?? 1) - 1;
  const { weapon, spell } = action;
  const attack = mine!.parts[at]?.attacks.findIndex(({ id }) => id === weapon) ?? -1;
  const charm = mine!.spells.findIndex(({ id }) => id === spell);
  return {
    ...action,
    ...(attack < 0 ? {} : { weapon: theirs!.parts[at]?.attacks[attack]?.id }),
    ...(charm < 0 ? {} : { spell: theirs!.spells[charm]?.id }),
  };
}

function aboutHero({ id }: Combatant, picks: Picks): Command[] {
  return [
    correct(id, 'hp', 5 + picks.below(30)),
    correct(id, 'mp', picks.below(30)),
    rule({ do: 'status', id, name: '祝福', modifiers: { evasion: 1 } }),
  ];
}

function aboutEnemy(enemy: Combatant, picks: Picks): Command[] {
  const { id } = enemy;
  return [
    rule({ do: 'name', of: id, publicName: `謎の影${picks.below(9)}` }),
    rule({ do: 'check', of: id }),
    rule({ do: 'status', id, name: '怒り', modifiers: { accuracy: 1 }, rounds: 2 }),
    rule({ do: 'lift', id, status: bodyOf(enemy).statuses[0]?.key ?? '' }),
    correct(id, 'area', picks.one(AREAS)!),
    correct(id, 'major', picks.oneIn(2)),
    ...(picks.oneIn(4) ? [correct(id, 'condition', 'defeated')] : []),
    ...(picks.oneIn(4) ? [rule({ do: 'depart', id, as: 'fled' })] : []),
  ];
}

function points(enemy: Combatant, picks: Picks): Command {
  const part = picks.one(partsOf(enemy))!;
  const field = picks.one(['hp', 'hp', 'mp'])!;
  const stands = bodyOf(enemy).parts[part]!.hp > 0;
  const value = field === 'hp' && !stands ? -picks.below(30) : 1 + picks.below(60);
  return correct(enemy.id, `${field}:${part}`, value);
}

function unseen(enemy: Combatant, isMet: boolean, picks: Picks): Command[] {
  const { id } = enemy;
  return [
    correct(id, 'area', picks.one(AREAS)!),
    correct(id, 'condition', picks.one(['up', 'defeated'])!),
    correct(id, 'major', picks.oneIn(2)),
    rule({ do: 'status', id, name: '潜む', modifiers: { evasion: 2 } }),
    rule({ do: 'lift', id, status: bodyOf(enemy).statuses[0]?.key ?? '' }),
    rule({ do: 'depart', id, as: 'surrendered' }),
    rule({ do: 'grantLoot', id }),
    ...(isMet
      ? []
      : [
          rule({ do: 'reveal', of: id, identified: true, weakness: true }),
          rule({ do: 'name', of: id, publicName: '秘密の名' }),
          rule({ do: 'check', of: id }),
        ]),
  ];
}

const ODD_PARTS = ['p1', 'p2', 'p9', 'left', 'middle', 'body', 'constructor', undefined];

function probes(
  fight: SwFight | null,
  actor: string,
  id: string,
  picks: Picks,
): readonly JsonObject[] {
  const body = fight && find(fight, actor)?.body;
  const sheet = body?.type === 'character' ? body.sheet : undefined;
  const part = picks.one(ODD_PARTS);
  const targets = [{ id, ...(part ? { part } : {}) }];
  const idOf = (list: readonly { readonly id: string }[] = []) =>
    picks.one(list)?.id ?? 'constructor';
  return [
    { do: 'check', of: id },
    { do: 'attack', weapon: idOf(sheet?.weapons), targets },
    { do: 'cast', spell: idOf(sheet?.spells), targets },
    { do: 'use', item: 'tonic', targets },
    { do: 'loot', enemy: id, part: part ?? 'p1' },
    { do: 'pickup', weapon: 'mace', owner: id },
    { do: 'hold', feat: { id: 'cover', ally: id } },
    { do: 'pass' },
  ];
}

export const MOVES: Moves = {
  parts: partsOf,
  close: {
    command: { do: 'close' },
    isUsual: ({ data }) => (data as SwFight['data']).stage !== 'turns',
  },
  translated,
  atLarge: () => [rule({ do: 'lootAll' })],
  aboutHero,
  aboutEnemy,
  points,
  unseen,
  setup: { area: 'front' },
  probes: (fight, ...rest) => probes(fight as SwFight | null, ...rest),
  oddParts: ODD_PARTS,
  proposal: (enemies) => ({ type: 'surrender', enemies }),
  preset: { name: 'resist', values: [true, false] },
};
