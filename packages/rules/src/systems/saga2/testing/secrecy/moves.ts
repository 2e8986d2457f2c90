import { find, type Combatant } from '../../../../kernel/fight';
import type { JsonObject } from '../../../../kernel/json';
import type { Command, Moves } from '../../../../testing/secrecy/kit';
import type { Picks } from '../../../../testing/secrecy/picks';
import { COMMAND, UNARMED } from '../../actions';
import { INITIATIVE_REROLL, LP_REROLL } from '../../checks/reroll';
import { BODY, DEXTERITY, keysOf, STATUSES } from '../../sheets';
import { isFoe, type Body, type SgCombatant, type SgFight } from '../../state';

const ROWS = ['front', 'back'] as const;
const NAMES = keysOf(STATUSES);

const rule = (command: JsonObject): Command => ({ type: 'rule', command });
const correct = (target: string, field: string, value: string | number): Command => ({
  type: 'correct',
  target,
  field,
  value,
});

const bodyOf = (c: Combatant): Body => (c as SgCombatant).body;
const lifted = (c: Combatant): Command =>
  rule({ do: 'lift', id: c.id, status: bodyOf(c).statuses[0]?.name ?? 'stun' });

/** An enemy's technique with the id that it has in the other room. */
function translated(
  action: JsonObject,
  _part: string | undefined,
  here: Combatant,
  there: Combatant,
): JsonObject {
  const [mine, theirs] = [here as SgCombatant, there as SgCombatant];
  if (!isFoe(mine) || !isFoe(theirs) || action['do'] !== 'technique') return action;
  const at = mine.body.sheet.techniques.findIndex(({ id }) => id === action['technique']);
  return at < 0 ? action : { ...action, technique: theirs.body.sheet.techniques[at]?.id };
}

function atLarge(picks: Picks): Command[] {
  return [
    rule({ do: 'special', on: picks.oneIn(2) }),
    rule({ do: 'strength', by: picks.below(5) - 2 }),
    rule({ do: 'reopen', enemies: picks.oneIn(2) }),
    rule({ do: 'contest', who: 'c-1', against: 'c-2', ability: DEXTERITY }),
  ];
}

function aboutHero(hero: Combatant, picks: Picks): Command[] {
  const { id } = hero;
  return [
    correct(id, 'hp', 1 + picks.below(30)),
    correct(id, 'wp', picks.below(10)),
    correct(id, 'lp', 1 + picks.below(5)),
    correct(id, 'row', picks.one(ROWS)!),
    rule({ do: 'status', id, status: picks.one(NAMES)! }),
    lifted(hero),
    rule({ do: 'bonus', who: id, text: '隙を突く' }),
    rule({ do: 'test', who: [id], ability: BODY, number: 10 }),
  ];
}

function aboutEnemy(enemy: Combatant, picks: Picks): Command[] {
  const { id } = enemy;
  return [
    rule({ do: 'name', of: id, publicName: `謎の影${picks.below(9)}` }),
    rule({ do: 'test', who: ['c-1', 'c-2'], ability: BODY, of: id }),
    rule({ do: 'status', id, status: picks.one(NAMES)!, by: 'c-1' }),
    rule({ do: 'status', id, status: picks.one(NAMES)! }),
    lifted(enemy),
    correct(id, 'row', picks.one(ROWS)!),
    ...(picks.oneIn(4) ? [correct(id, 'condition', 'defeated')] : []),
    ...(picks.oneIn(4) ? [rule({ do: 'depart', id })] : []),
  ];
}

/** Nobody rises or falls, and what it has to spend stays enough. */
function points(enemy: Combatant, picks: Picks): Command | null {
  if (bodyOf(enemy).condition !== 'up') return null;
  const field = picks.one(['hp', 'hp', 'wp', 'jp', 'lp'])!;
  return correct(enemy.id, field, 8 + picks.below(22));
}

function unseen(enemy: Combatant, isMet: boolean, picks: Picks): Command[] {
  const { id } = enemy;
  return [
    correct(id, 'row', picks.one(ROWS)!),
    correct(id, 'condition', picks.one(['up', 'gone'])!),
    rule({ do: 'status', id, status: picks.one(NAMES)!, by: 'c-1' }),
    lifted(enemy),
    rule({ do: 'depart', id }),
    rule({ do: 'strength', of: id, by: 2 }),
    ...(isMet
      ? []
      : [
          rule({ do: 'reveal', of: id, identified: true, weakness: true }),
          rule({ do: 'name', of: id, publicName: '秘密の名' }),
        ]),
  ];
}

function probes(fight: SgFight | null, actor: string, id: string, picks: Picks): JsonObject[] {
  const body = fight && find(fight, actor)?.body;
  const sheet = body?.type === 'character' ? body.sheet : undefined;
  const idOf = (list: readonly { readonly id: string }[] = []) =>
    picks.one(list)?.id ?? 'constructor';
  const stance = { from: picks.one(ROWS)!, hands: body?.hands ?? [] };
  const technique = idOf(sheet?.techniques);
  return [
    { do: 'go' },
    {
      do: 'attack',
      weapon: picks.oneIn(2) ? UNARMED : idOf(sheet?.weapons),
      target: id,
      ...stance,
    },
    { do: 'technique', technique, weapon: idOf(sheet?.weapons), target: id, ...stance },
    { do: 'technique', technique, target: id, ...stance },
    { do: 'item', item: idOf(sheet?.items), target: id, ...stance },
    { do: 'guard', defend: true, cover: id, ...stance },
    { do: 'chain', technique, weapon: idOf(sheet?.weapons), target: id },
  ];
}

export const MOVES: Moves = {
  parts: () => [undefined, COMMAND],
  translated,
  atLarge,
  aboutHero,
  aboutEnemy,
  points,
  unseen,
  /** One of the characters is asked about LP, the others are not. */
  standing: ['c-1', 'c-3'].flatMap((who) =>
    [INITIATIVE_REROLL, LP_REROLL].map((name) => ({ type: 'preset', who, name, value: null })),
  ),
  setup: { row: 'front' },
  probes: (fight, ...rest) => probes(fight as SgFight | null, ...rest),
  oddParts: [COMMAND, 'p1', 'constructor', undefined],
  proposal: () => null,
  preset: { name: LP_REROLL, values: [null, 0] },
};
