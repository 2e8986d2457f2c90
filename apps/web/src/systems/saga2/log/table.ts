import type { LineWords, Names } from '../../web-system';
import { t } from '../texts';
import type { EntryOf } from './entries';
import { event, person, sentence, system } from './sentence';

/** Who comes and goes, and what the GM does to the fight as a whole. */
export const tableLine = {
  enter: ({ id, side }: EntryOf<'enter'>, names: Names) =>
    system(t(`log.enter.${side}`, { name: names.name(id) })),
  name: () => null,
  leave: ({ id }: EntryOf<'leave'>, names: Names) =>
    system(t('log.leave', { name: names.name(id) })),
  conceal: ({ id }: EntryOf<'conceal'>, names: Names) =>
    system(t('log.conceal', { name: names.name(id) })),
  depart: ({ id }: EntryOf<'depart'>, names: Names) =>
    event('log.depart', { id: person(names, id) }),
  rise: ({ id }: EntryOf<'rise'>, names: Names) => event('log.rise', { id: person(names, id) }),
  fall: ({ id, as }: EntryOf<'fall'>, names: Names) => {
    const known = as === 'fainted' || as === 'collapsed' || as === 'defeated';
    return known ? event(`log.fall.${as}`, { id: person(names, id) }) : null;
  },
  undo: (): LineWords => ({ kind: 'gm', text: sentence('log.undo') }),
  rewound: (): LineWords => ({ kind: 'gm', text: sentence('log.rewound') }),
  ended: () => system(t('log.ended')),
  finished: () => system(t('log.finished')),
};
