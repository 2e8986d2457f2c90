import type { OptionField } from '../web-system';
import { t } from './texts';

/** The options of a room; the first choice is the default (SG-OPT-1, SG-OPT-2). */
export const optionFields = (): readonly OptionField[] => [
  {
    key: 'knowledge',
    label: t('option.knowledge'),
    choices: [
      { value: true, label: t('option.hidden'), detail: t('option.hiddenDetail') },
      { value: false, label: t('option.open'), detail: t('option.openDetail') },
    ],
  },
  {
    key: 'chainGroups',
    label: t('option.chainGroups'),
    choices: [
      { value: 'every', label: t('option.every'), detail: t('option.everyDetail') },
      { value: 'largest', label: t('option.largest'), detail: t('option.largestDetail') },
    ],
  },
  {
    key: 'chainBonus',
    label: t('option.chainBonus'),
    choices: [
      { value: 'each', label: t('option.each'), detail: t('option.eachDetail') },
      { value: 'once', label: t('option.once'), detail: t('option.onceDetail') },
    ],
  },
  {
    key: 'mikiriLimit',
    label: t('option.mikiriLimit'),
    choices: [
      { value: 'kinds', label: t('option.kinds'), detail: t('option.kindsDetail') },
      { value: 'uses', label: t('option.uses'), detail: t('option.usesDetail') },
    ],
  },
  {
    key: 'starterTechniques',
    label: t('option.starterTechniques'),
    choices: [
      { value: true, label: t('option.withStarter'), detail: t('option.withStarterDetail') },
      { value: false, label: t('option.ownOnly'), detail: t('option.ownOnlyDetail') },
    ],
  },
];

/** In which row a prepared enemy stands when it comes. */
export const setupFields = (): readonly OptionField[] => [
  {
    key: 'row',
    label: t('setup.row'),
    choices: [
      { value: 'front', label: t('row.front') },
      { value: 'back', label: t('row.back') },
    ],
  },
];
