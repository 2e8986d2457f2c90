import { find } from '../../../kernel/fight';
import { withChange } from '../combatants';
import { corrected } from '../correct';
import type { SgEvent, SgEventOf } from '../events';
import { kindOf, withKind } from '../sight';
import type { SgFight } from '../state';

type GmEvent = Extract<
  SgEvent,
  {
    type:
      | 'sg.revealed'
      | 'sg.named'
      | 'sg.departed'
      | 'sg.special'
      | 'sg.strength'
      | 'sg.lifted'
      | 'sg.corrected';
  }
>;

/** What the GM changes with a word. */
export function applyGm(fight: SgFight, event: GmEvent): SgFight {
  switch (event.type) {
    case 'sg.revealed': {
      const { kind, identified, weakness } = event;
      return kindOf(fight, { kind }) ? withKind(fight, kind, { identified, weakness }) : fight;
    }
    case 'sg.named':
      return named(fight, event);
    case 'sg.departed':
      return withChange(fight, event.id, { condition: 'gone', guard: null });
    case 'sg.special':
      return { ...fight, data: { ...fight.data, special: event.on } };
    case 'sg.strength':
      return strengthened(fight, event);
    case 'sg.lifted': {
      const statuses = find(fight, event.target)?.body.statuses ?? [];
      const left = statuses.filter(({ name }) => name !== event.status);
      return withChange(fight, event.target, { statuses: left });
    }
    case 'sg.corrected':
      return corrected(fight, event);
  }
}

function named(fight: SgFight, { kind, publicName }: SgEventOf<'sg.named'>): SgFight {
  if (!kindOf(fight, { kind })) return fight;
  return withKind(fight, kind, { publicName, publicNameEn: undefined });
}

function strengthened(fight: SgFight, { of, by }: SgEventOf<'sg.strength'>): SgFight {
  const { data } = fight;
  if (of === undefined) return { ...fight, data: { ...data, strength: by } };
  return { ...fight, data: { ...data, strengths: { ...data.strengths, [of]: by } } };
}
