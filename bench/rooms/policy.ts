import type { FightCommand, FightView, Json, RoomCommand, RoomView, Slot } from '@ransen/rules';

type Body = {
  readonly type: 'character' | 'enemy';
  readonly area: string;
  readonly condition: string;
  readonly sheet?: {
    readonly weapons?: readonly { readonly id: string; readonly kind: string }[];
    readonly parts?: readonly { readonly attacks: readonly { readonly id: string }[] }[];
  };
  readonly weapons?: Readonly<Record<string, { readonly place: string }>>;
};

const fight = (command: object): RoomCommand => ({
  type: 'fight',
  command: command as FightCommand,
});

/** Sheets to fight with. */
export interface Stock {
  readonly characters: Readonly<Record<string, Json>>;
  readonly enemies: readonly Json[];
}

/** What a GM in a hurry does next for everybody: strikes whoever stands there, else passes. */
export function nextCommand(view: RoomView, stock: Stock): RoomCommand {
  const now = view.fight;
  if (!now || now.stage === 'closed') return betweenFights(view, stock);
  if (now.stage === 'over') return fight({ type: 'finish' });
  if (now.question) {
    const [who = '', ask] = Object.entries(now.question.asks)[0] ?? [];
    const value = ask && 'default' in ask ? ask.default : null;
    return fight({ type: 'answer', question: now.question.id, who, value, confirm: true });
  }
  const slot = now.slots[0];
  if (!slot) return fight({ type: 'rule', command: { do: 'close' } });
  const part = slot.part === undefined ? {} : { part: slot.part };
  return fight({ type: 'act', actor: slot.actor, ...part, action: action(now, slot) });
}

/** Everybody is whole again, the enemies stand ready, the next fight begins. */
function betweenFights(view: RoomView, { characters, enemies }: Stock): RoomCommand {
  const hurt = Object.keys(characters).find((id) => {
    const { hp } = (view.roster[id]?.sheet ?? {}) as { hp?: { now: number; max: number } };
    return hp === undefined || hp.now < hp.max;
  });
  if (hurt) return { type: 'sheet', id: hurt, sheet: characters[hurt] } as RoomCommand;
  const ready = (view.camp?.length ?? 0) > 0;
  return (ready ? { type: 'start' } : { type: 'prepare', enemies }) as RoomCommand;
}

function action(now: FightView, slot: Slot): object {
  switch (slot.turn) {
    case 'initiative':
      return { do: 'initiative' };
    case 'placement':
      return { do: 'place', area: 'front' };
    case 'loot': {
      const { rolls } = now.data.loot as unknown as { rolls: { enemy: string; part: string }[] };
      return { do: 'loot', enemy: rolls[0]!.enemy, part: rolls[0]!.part };
    }
    case 'turn':
      return strike(now, slot) ?? { do: 'pass' };
    default:
      return { do: 'pass' };
  }
}

function strike(now: FightView, { actor, part }: Slot): object | undefined {
  const me = now.combatants[actor]!;
  const body = me.body as unknown as Body;
  const weapon = weaponOf(body, part);
  const target = Object.values(now.combatants).find(({ side, body: theirs }) => {
    const { area, condition } = theirs as unknown as Body;
    return side !== me.side && area === body.area && condition === 'up';
  });
  if (!weapon || !target) return undefined;
  return { do: 'attack', weapon, targets: [{ id: target.id }] };
}

function weaponOf({ type, sheet, weapons }: Body, part = 'p1'): string | undefined {
  if (type === 'enemy') return sheet?.parts?.[Number(part.slice(1)) - 1]?.attacks[0]?.id;
  return sheet?.weapons?.find(({ id, kind }) => kind === 'melee' && weapons?.[id]?.place === 'hand')
    ?.id;
}

/** What to do when that was refused. */
export function insteadOf(command: RoomCommand): RoomCommand {
  if (command.type !== 'fight' || command.command.type !== 'act') return command;
  const { actor, part } = command.command;
  return fight({ type: 'act', actor, ...(part ? { part } : {}), action: { do: 'pass' } });
}
