import type { Id } from '../../../kernel/fight';
import { cannotAct, withChange } from '../combatants';
import type { SgEvent, SgEventOf } from '../events';
import { guardLeft } from '../guard';
import type { Body, Data, Guard, SgCombatant, SgFight } from '../state';

type PhaseEvent = Extract<
  SgEvent,
  {
    type:
      | 'sg.turn'
      | 'sg.declared'
      | 'sg.closed'
      | 'sg.reopened'
      | 'sg.initiative'
      | 'sg.ordered'
      | 'sg.turnEnded'
      | 'sg.over';
  }
>;

const withData = (fight: SgFight, change: Partial<Data>): SgFight => ({
  ...fight,
  data: { ...fight.data, ...change },
});

/** What the phases of a turn change: commands, order, turn change, end. */
export function applyPhase(fight: SgFight, event: PhaseEvent): SgFight {
  switch (event.type) {
    case 'sg.turn':
      return turnBegun(fight, event);
    case 'sg.declared':
      return declared(fight, event);
    case 'sg.closed':
      return withEverybody(withData(fight, { phase: 'initiative' }), closed);
    case 'sg.reopened':
      return reopened(fight, event);
    case 'sg.initiative':
      return withData(fight, {
        initiative: { ...fight.data.initiative, [event.who]: event.total },
      });
    case 'sg.ordered':
      return withData(fight, { phase: 'action', order: event.order });
    case 'sg.turnEnded':
      return withEverybody(fight, () => ({ guard: null, moved: false }));
    case 'sg.over':
      return withData(fight, { phase: 'over', victory: event.victory });
  }
}

/** A turn begins with nothing declared; rows are remembered to compare with (SG-TRN-8). */
function turnBegun(fight: SgFight, { turn }: SgEventOf<'sg.turn'>): SgFight {
  const begun = withData(fight, { phase: 'command', turn, initiative: {}, order: [] });
  return withEverybody(begun, ({ body }) => ({ ...FRESH, rowBefore: body.row }));
}

const FRESH = { command: null, guard: null, moved: false } as const;

/** A row move takes effect when it is declared (SG-TRN-7), and so does what is taken in hand. */
function declared(fight: SgFight, { who, command }: SgEventOf<'sg.declared'>): SgFight {
  return withChange(fight, who, { command, row: command.from, hands: command.hands });
}

/** Rows are compared, and guards go up (SG-TRN-8, SG-TRN-15). */
function closed({ body }: SgCombatant): Partial<Body> {
  return {
    moved: body.row !== body.rowBefore,
    guard: guardLeft({ ...body, guard: guardOf(body) }),
  };
}

/** Back in the command phase, everybody in the row of before; dice are rolled anew. */
function reopened(fight: SgFight, { enemies }: SgEventOf<'sg.reopened'>): SgFight {
  const back = withData(fight, { phase: 'command', initiative: {}, order: [] });
  return withEverybody(back, (c) => {
    const isAskedAnew = (enemies && c.side === 'enemy') || cannotAct(c);
    const { rowBefore: row, command } = c.body;
    return { row, moved: false, guard: null, command: isAskedAnew ? null : command };
  });
}

function guardOf({ command }: Body): Guard | null {
  if (command?.do !== 'guard') return null;
  const { defend, cover } = command;
  return { defend, ...(cover === undefined ? {} : { cover }) };
}

/** The fight with everybody's body changed, those out of sight too. */
function withEverybody(fight: SgFight, change: (c: SgCombatant) => Partial<Body>): SgFight {
  const combatants = Object.entries(fight.combatants).map(([id, c]): [Id, SgCombatant] => [
    id,
    { ...c, body: { ...c.body, ...change(c) } as Body },
  ]);
  return { ...fight, combatants: Object.fromEntries(combatants) };
}
