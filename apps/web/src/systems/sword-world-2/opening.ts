import type { SystemOpening } from '../web-system';
import { optionFields } from './options';
import { t } from './texts';

/** What the create page says of Sword World 2.0. */
export const swordWorld2Opening: SystemOpening = {
  id: 'sword-world-2',
  tagline: () => t('tagline'),
  optionFields,
};
