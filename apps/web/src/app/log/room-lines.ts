import type { Entry } from '@ransen/rules';
import type { LineWords, Names } from '../../systems/web-system';
import { logText, party } from '../../ui/log/log';
import { GM_ID } from '../room/people';
import { t } from '../texts';

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** What happens in the room itself, in words; undefined for what a system has to say. */
export function roomLine(entry: Entry, names: Names): LineWords | undefined {
  switch (entry.k) {
    case 'seated':
      return system(t('log.seated', { name: text(entry.name) }));
    case 'renamed':
      return system(t('log.renamed', { name: text(entry.name) }));
    case 'said': {
      const by = text(entry.by);
      const speaker = by === GM_ID ? t('person.gm') : text(entry.name) || names.person(by);
      return { kind: 'chat', speaker, text: text(entry.text) };
    }
    case 'kicked':
      return system(t('log.kicked', { name: text(entry.name) }));
    case 'handed':
      return {
        kind: 'event',
        text: logText(t('log.handed'), {
          name: party(names.name(text(entry.id))),
          to: text(entry.to) || t('person.gm'),
        }),
      };
    case 'started':
      return { kind: 'divider', text: t('log.started', { no: Number(entry.no) }) };
    case 'disclosed':
      return system(t('log.disclosed', { no: Number(entry.no) }));
    default:
      return undefined;
  }
}

const system = (words: string): LineWords => ({ kind: 'system', text: words });
