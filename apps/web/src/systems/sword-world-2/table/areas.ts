import { allSeen, AREAS, dataOf, isMeleeSeen, type Area } from '@ransen/rules/sword-world-2';
import type { FightView, Id, Side } from '@ransen/rules';
import type { FieldArea } from '../../../ui/field/field';
import { t } from '../texts';
import { areaWord } from '../words/terms';

/** Boxes of the battlefield and who is in them. */
export interface Layout {
  readonly areas: readonly FieldArea[];
  /** Ids of a box by side, in order of the view. */
  readonly inside: (area: string, side: Side) => readonly Id[];
}

/** Before anybody is placed the two sides face each other. */
export function layoutOf(view: FightView): Layout {
  const { stage } = dataOf(view);
  return stage === 'knowledge' || stage === 'initiative' ? facing(view) : standing(view);
}

function facing(view: FightView): Layout {
  const all = allSeen(view);
  const isEmpty = (side: Side) => !all.some((c) => c.side === side);
  return {
    areas: [
      { id: 'party', title: t('side.party'), isEmpty: isEmpty('party') },
      {
        id: 'enemy',
        title: t('side.enemy'),
        isEmpty: isEmpty('enemy'),
        emptyText: t('field.noEnemies'),
      },
    ],
    inside: (area, side) => (area === side ? all.filter((c) => c.side === side).map(idOf) : []),
  };
}

/** Whoever is not placed yet waits in the rear. */
function standing(view: FightView): Layout {
  const all = allSeen(view);
  return {
    areas: AREAS.map((area) => areaOf(view, area, !all.some((c) => c.body.area === area))),
    inside: (area, side) => all.filter((c) => c.side === side && c.body.area === area).map(idOf),
  };
}

const idOf = ({ id }: { readonly id: Id }): Id => id;

/** The front keeps the wide box, so that cards do not jump when a melee begins or ends. */
function areaOf(view: FightView, area: Area, isEmpty: boolean): FieldArea {
  const melee = dataOf(view).stage === 'turns' && isMeleeSeen(view, area);
  const title = melee ? t('field.melee', { area: areaWord(area) }) : areaWord(area);
  const note = melee ? t('field.leave') : area === 'front' ? undefined : t('field.distance');
  return {
    id: area,
    title,
    ...(note === undefined ? {} : { note }),
    melee: melee || area === 'front',
    isEmpty,
    emptyText: t('field.empty'),
  };
}
