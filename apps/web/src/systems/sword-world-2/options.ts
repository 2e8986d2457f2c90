import type { OptionField } from '../web-system';
import { t } from './texts';

/** The options of a room; the first choice is the default (SW-OPT-1 to SW-OPT-3). */
export const optionFields = (): readonly OptionField[] => [
  {
    key: 'enemyRolls',
    label: t('option.enemyRolls'),
    choices: [
      { value: 'fixed', label: t('option.fixed'), detail: t('option.fixedDetail') },
      { value: 'rolled', label: t('option.rolled'), detail: t('option.rolledDetail') },
    ],
  },
  {
    key: 'automaticResults',
    label: t('option.automatic'),
    choices: [
      { value: false, label: t('option.none') },
      { value: true, label: t('option.some'), detail: t('option.automaticDetail') },
    ],
  },
  {
    key: 'enemyInfo',
    label: t('option.enemyInfo'),
    choices: [
      { value: 'hidden', label: t('option.hidden'), detail: t('option.hiddenDetail') },
      { value: 'open', label: t('option.open'), detail: t('option.openDetail') },
    ],
  },
];

/** Where a prepared enemy stands until it is placed. */
export const setupFields = (): readonly OptionField[] => [
  {
    key: 'area',
    label: t('setup.area'),
    choices: [
      { value: 'enemyRear', label: t('area.enemyRear') },
      { value: 'front', label: t('area.front') },
    ],
  },
];
