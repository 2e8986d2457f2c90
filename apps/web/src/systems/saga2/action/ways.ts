import { seenOf, type Row, type Seen } from '@ransen/rules/saga2';
import type { FightView, Id, Offer, OfferChoice, OfferSlot } from '@ransen/rules';
import type { WayWords } from '../../web-system';
import { t } from '../texts';
import { weaponWord } from '../view/declared';
import { rowWord } from '../words/terms';

/** From which row, and what in hand (SG-TRN-2). */
export function wayWords(
  view: FightView,
  actor: Id,
  _offer: Offer,
  { at }: OfferSlot,
): WayWords | undefined {
  const seen = seenOf(view, actor);
  if (!seen) return undefined;
  if (at === 'from')
    return { title: t('way.from'), label: ({ value }) => rowLabel(seen, value as Row) };
  if (at !== 'hands') return undefined;
  return { title: t('way.hands'), label: (choice) => handsLabel(seen, choice) };
}

/** Another row than the one at the start of the turn costs 1 on every check (SG-TRN-7). */
const rowLabel = ({ body }: Seen, row: Row): string =>
  row === body.row ? rowWord(row) : t('way.move', { row: rowWord(row) });

function handsLabel(seen: Seen, { value }: OfferChoice): string {
  const held = value as readonly Id[];
  if (held.length === 0) return t('weapon.none');
  return held.map((id) => weaponWord(seen, id)).join(t('dot'));
}
