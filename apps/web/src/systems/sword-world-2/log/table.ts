import type { LineWords, Names } from '../../web-system';
import { strong } from '../../../ui/log/log';
import { t } from '../texts';
import type { EntryOf } from './entries';
import { people, person, sentence } from './sentence';

const system = (text: string): LineWords => ({ kind: 'system', text });

/** Who comes and goes, proposals, and what the GM does to the fight as a whole. */
export const tableLine = {
  enter: ({ id, side }: EntryOf<'enter'>, names: Names) =>
    system(t(`log.enter.${side}`, { name: names.name(id) })),
  name: () => null,
  leave: ({ id }: EntryOf<'leave'>, names: Names) =>
    system(t('log.leave', { name: names.name(id) })),
  conceal: ({ id }: EntryOf<'conceal'>, names: Names) =>
    system(t('log.conceal', { name: names.name(id) })),
  propose: ({ by, about }: EntryOf<'propose'>, names: Names): LineWords => {
    const asked = (about.enemies ?? []).map((id) => person(names, id));
    const who = strong(names.person(by));
    return {
      kind: 'event',
      text:
        asked.length === 0
          ? sentence('log.propose', { who })
          : sentence('log.proposeTo', { who, to: people(asked) }),
    };
  },
  settle: ({ accepted }: EntryOf<'settle'>): LineWords => ({
    kind: 'event',
    text: sentence(accepted ? 'log.accepted' : 'log.refused'),
  }),
  undo: (): LineWords => ({ kind: 'gm', text: sentence('log.undo') }),
  rewound: (): LineWords => ({ kind: 'gm', text: sentence('log.rewound') }),
  ended: () => system(t('log.ended')),
  finished: () => system(t('log.finished')),
};
