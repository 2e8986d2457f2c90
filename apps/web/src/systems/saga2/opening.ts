import type { SystemOpening } from '../web-system';
import { optionFields } from './options';
import { t } from './texts';

/** What the create page says of SAGA2. */
export const saga2Opening: SystemOpening = {
  id: 'saga2',
  tagline: () => t('tagline'),
  optionFields,
};
