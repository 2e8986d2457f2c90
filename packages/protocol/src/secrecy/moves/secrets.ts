import { GM_VIEWER, viewOf } from '@ransen/rules';
import type { SwFight } from '@ransen/rules/sword-world-2';
import { inFight, SIDES, type Move, type Side, type Twins } from '../twins';
import { hiding, inSight } from './gm';
import type { Picks } from './picks';

/** Something that only the GM of one room knows of. */
export function secret(twins: Twins, side: Side, picks: Picks): Move | null {
  const fight = twins.fight(side);
  if (!fight) return null;
  const command = picks.oneIn(6)
    ? camp(twins, side, picks)
    : fightSecret(twins, side, fight, picks);
  return command ? { by: GM_VIEWER, [side]: command } : null;
}

/** The GM of one room answers at once what nobody else is asked. */
export function unheard(twins: Twins): Move | null {
  const [here, there] = SIDES.map((side) => twins.fight(side)?.open?.question);
  if (!here === !there) return null;
  const side = here ? 'here' : 'there';
  const { id, asks } = (here ?? there)!;
  const reply = { type: 'answer', question: id, who: Object.keys(asks)[0], value: true };
  return { by: GM_VIEWER, [side]: inFight(reply) };
}

function camp(twins: Twins, side: Side, picks: Picks): object | null {
  const prepared = picks.one(twins[side].room.camp);
  if (prepared && picks.oneIn(2)) return { type: 'unprepare', id: prepared.id };
  const enemy = twins.newcomer(picks.below(3), true)[side];
  return { type: 'prepare', enemies: [enemy] };
}

function fightSecret(twins: Twins, side: Side, fight: SwFight, picks: Picks): object | null {
  const shy = picks.one(hiding(fight));
  const unknown = inSight(fight).filter((c) => !fight.data.kinds[c.kind]?.identified);
  const enemy = picks.one([...unknown, ...hiding(fight)]);
  const commands = [
    () => comer(twins, side, picks),
    ...(enemy ? [() => points(enemy, picks), () => points(enemy, picks)] : []),
    ...(enemy ? [() => ({ type: 'preset', who: enemy.id, name: 'secret', value: 1 })] : []),
    ...(shy ? [() => unseen(shy, fight, picks), () => unseen(shy, fight, picks)] : []),
    ...(shy ? [() => deed(twins, shy, fight, picks)] : []),
  ];
  const command = picks.one(commands)!();
  return command ? inFight(command) : null;
}

type Enemy = ReturnType<typeof hiding>[number];

/** Somebody enters without being seen, of a kind that is there or of an odd one, by any id. */
function comer(twins: Twins, side: Side, picks: Picks): object {
  const enemy = twins.newcomer(picks.below(3), true)[side];
  const kind = picks.one([enemy.kind, enemy.kind, 'toString', 'constructor', 'k9']);
  const setup = picks.oneIn(2) ? { setup: { area: 'front' } } : {};
  const id = picks.one([enemy.id, enemy.id, enemy.id, 'c-9', 'toString']);
  return { type: 'enter', enemies: [{ ...enemy, id, kind, ...setup }] };
}

/** HP and MP that nobody knows, changed without anybody falling or rising. */
function points({ id, body }: Enemy, picks: Picks): object | null {
  const part = picks.one(Object.keys(body.parts))!;
  const field = picks.one(['hp', 'hp', 'mp'])!;
  const stands = body.parts[part]!.hp > 0;
  const value = field === 'hp' && !stands ? -picks.below(30) : 1 + picks.below(60);
  return { type: 'correct', target: id, field: `${field}:${part}`, value };
}

/** What the GM does with one who is hidden. */
function unseen({ id, kind, body }: Enemy, fight: SwFight, picks: Picks): object | null {
  const rule = (command: object) => ({ type: 'rule', command });
  const correct = (field: string, value: unknown) => ({
    type: 'correct',
    target: id,
    field,
    value,
  });
  const isKindMet = Object.hasOwn(fight.data.kinds, kind);
  const area = picks.one(['partyRear', 'front', 'enemyRear']);
  return picks.one([
    () => ({ type: 'leave', id }),
    () => correct('area', area),
    () => correct('condition', picks.one(['up', 'defeated'])),
    () => correct('major', picks.oneIn(2)),
    () => rule({ do: 'status', id, name: '潜む', modifiers: { evasion: 2 } }),
    () => rule({ do: 'lift', id, status: body.statuses[0]?.key ?? '' }),
    () => rule({ do: 'depart', id, as: 'surrendered' }),
    () => rule({ do: 'grantLoot', id }),
    () => (isKindMet ? null : rule({ do: 'reveal', of: id, identified: true, weakness: true })),
    () => (isKindMet ? null : rule({ do: 'name', of: id, publicName: '秘密の名' })),
    () => (isKindMet ? null : rule({ do: 'check', of: id })),
    () => ({
      type: 'propose',
      proposal: picks.one(['gm-1', 'p1', 'p2']),
      about: { type: 'surrender', enemies: [id] },
    }),
  ])!();
}

/** One who is hidden acts: moves, chants for its own side, now and then against the party. */
function deed(twins: Twins, { id, body }: Enemy, fight: SwFight, picks: Picks): object | null {
  const part = picks.one(Object.keys(body.parts))!;
  const offers = twins.system.options(viewOf(twins.system, fight, GM_VIEWER), id, part);
  const offer = picks.one(offers);
  if (!offer) return null;
  const isQuiet = (value: unknown) => !JSON.stringify(value).includes('"c-') || picks.oneIn(10);
  const target = picks.one(offer.targets?.choices.filter(({ value }) => isQuiet(value)) ?? []);
  if (offer.targets && !target) return null;
  const action = { ...offer.action, ...(target ? { targets: [target.value].flat() } : {}) };
  return { type: 'act', actor: id, part, action, override: true };
}
