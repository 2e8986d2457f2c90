import { z } from 'zod';
import { idSchema } from '../../kernel/commands';
import type { FightEvent } from '../../kernel/events';
import { all, find, withBody, type Fight, type Id } from '../../kernel/fight';
import type { JsonObject } from '../../kernel/json';
import { yesNo } from '../../kernel/question';
import { accept, refuse, type Refusal } from '../../kernel/refusal';
import { askOne, emit, roll, type Scene, type Script } from '../../kernel/script';
import type { Offer } from '../../kernel/offer';
import type { Entry, System } from '../../kernel/system';
import type { FightView } from '../../kernel/view';
import type { Viewer } from '../../kernel/viewer';
import type { ScenarioSystem } from '../systems';

/*
 * A game small enough to know by heart, for the tests of the runner: strike with 2d6 against a
 * guard that players do not know, parry if you like, damage is a ten-sided die.
 */

const sheetSchema = z.strictObject({
  name: z.string(),
  hp: z.int().min(1),
  guard: z.int().default(7),
});
type Sheet = z.output<typeof sheetSchema>;

const actionSchema = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('strike'), target: idSchema }),
  z.strictObject({ do: z.literal('flee') }),
  z.strictObject({ do: z.literal('wait') }),
]);
type Action = z.output<typeof actionSchema>;

const hitSchema = z.object({
  type: z.literal('duel.hit'),
  by: z.string(),
  target: z.string(),
  amount: z.number(),
});
type Hit = z.output<typeof hitSchema>;

interface Body {
  readonly sheet: Sheet;
  readonly hp: number;
}
type Duel = Fight<{ revealed: readonly Id[] }, Body>;

function* strike({ fight }: Scene<Duel>, { target }: { target: Id }, by: Id): Script {
  const foe = find(fight, target)!;
  const attack = { label: 'attack', who: by, count: 2, sides: 6, stream: 'party' } as const;
  const [a = 0, b = 0] = yield* roll(attack);
  if (a + b <= foe.body.sheet.guard) return;
  const parries = yield* askOne<boolean>(target, 'parry', yesNo(false), { about: { by } });
  const stream = foe.side === 'party' ? 'party' : 'gm';
  if (parries) {
    const [parry = 0] = yield* roll({ label: 'parry', who: target, count: 1, sides: 6, stream });
    if (parry >= 5) return;
  }
  const [amount = 0] = yield* roll({ label: 'damage', who: by, count: 1, sides: 10, stream });
  yield* emit<Hit>({ type: 'duel.hit', by, target, amount });
}

function* wait(): Script {}

function* peace(): Script {
  yield* emit({ type: 'ended' });
}

function permit(view: FightView, actor: Id, action: Action): Refusal | null {
  if (action.do === 'wait') return null;
  if (action.do === 'flee') return { code: 'no_escape', detail: { guarded: actor } };
  const target = view.combatants[action.target];
  if (!target) return { code: 'unknown_combatant' };
  return target.side === view.combatants[actor]?.side ? { code: 'own_side' } : null;
}

function options(view: FightView, actor: Id): Offer[] {
  const targets = Object.keys(view.combatants).filter((id) => id !== actor);
  const choices = targets.map((id) => {
    const refusal = permit(view, actor, { do: 'strike', target: id });
    return { value: id, ...(refusal ? { refusal } : { shows: { odds: 0.5 } }) };
  });
  const { code } = permit(view, actor, { do: 'flee' })!;
  return [
    {
      id: 'strike',
      group: 'major',
      action: { do: 'strike' },
      targets: { at: 'target', list: false, min: 1, max: 1, choices },
    },
    { id: 'flee', group: 'move', action: { do: 'flee' }, refusal: { code } },
  ];
}

function narrate(before: Duel, event: FightEvent, after: Duel, viewer: Viewer): Entry[] {
  if (event.type === 'rolled') {
    const { roll, faces } = event as Extract<FightEvent, { type: 'rolled' }>;
    const seen = viewer.role === 'gm' || roll.stream === 'party';
    return seen ? [{ k: roll.label, who: roll.who, faces }] : [];
  }
  if (event.type === 'closed' && before.open?.call.script === 'wait') {
    return [{ k: 'waits', who: before.open.call.by }];
  }
  if (event.type !== 'duel.hit') return [];
  const { by, target, amount } = event as Hit;
  const seen = viewer.role === 'gm' || find(after, target)?.side === 'party';
  return [{ k: 'hit', by, target, ...(seen ? { amount } : {}) }];
}

const viewBody = (fight: Duel, id: Id, { sheet, hp }: Body, all: boolean): JsonObject => ({
  name: sheet.name,
  ...(all || fight.data.revealed.includes(id) ? { hp, guard: sheet.guard } : {}),
});

const duel: System<Duel['data'], Body, Hit, Action, object> = {
  id: 'duel',
  version: 1,
  name: { ja: '決闘', en: 'Duel' },
  schemas: {
    options: z.strictObject({}),
    character: sheetSchema,
    enemy: sheetSchema,
    action: actionSchema,
    event: hitSchema,
    between: z.strictObject({ heal: z.int().min(1) }),
    gm: z.strictObject({ reveal: idSchema }),
  },
  begin: () => ({ revealed: [] }),
  enter: (_, { sheet }) => ({ sheet: sheet as Sheet, hp: (sheet as Sheet).hp }),
  appeared: (fight, id) => ({ ...fight, slots: [...fight.slots, { actor: id, turn: 'turn' }] }),
  next: (fight) =>
    all(fight).some(({ body }) => body.hp <= 0) ? { script: 'peace', args: null } : null,
  scripts: { strike, wait, peace },
  apply: (fight, { target, amount }) => {
    const { body } = find(fight, target)!;
    return withBody(fight, target, { ...body, hp: body.hp - amount });
  },
  options,
  permit: (view, actor, _, action) => permit(view, actor, action),
  call: (by, _, action) => ({ script: action.do, args: action, by }),
  gm: (_, command) => accept([{ type: 'shown', id: (command as { reveal: Id }).reveal }]),
  undoable: () => true,
  correct: (fight, target, field, value) =>
    field === 'hp' && typeof value === 'number'
      ? accept<FightEvent[]>([
          {
            type: 'duel.hit',
            by: 'gm',
            target,
            amount: find(fight, target)!.body.hp - value,
          } as Hit,
        ])
      : refuse('unknown_field'),
  mayPropose: () => null,
  accepted: () => ({ script: 'peace', args: null }),
  keepRevealed: (_, back) => back,
  viewData: () => ({ turn: 1 }),
  viewBody: (fight, { id, side, body }, viewer) =>
    viewBody(fight, id, body, viewer.role === 'gm' || side === 'party'),
  narrate,
  carry: ({ body }) => ({ ...body.sheet, hp: Math.max(1, body.hp) }),
  between: (sheet, change) => {
    const { heal } = change as { heal: number };
    const healed = { ...(sheet as Sheet), hp: (sheet as Sheet).hp + heal };
    return accept({ sheet: healed, entry: { k: 'healed', amount: heal } });
  },
};

export const DUEL: ScenarioSystem = {
  system: duel,
  characters: { ann: { name: 'アン', hp: 20, guard: 7 } },
  enemies: { ogre: { name: 'オーガ', hp: 30, guard: 8 } },
};
