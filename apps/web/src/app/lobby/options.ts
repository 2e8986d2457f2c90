import { sameJson, type Json } from '@ransen/rules';
import type { OptionField } from '../../systems/web-system';
import { t } from '../texts';

const ANSWER_TIMES = [0, 30, 60, 120, 300];

/** How long a choice stays open before it takes its default. */
export function answerTimeField(): OptionField {
  return {
    key: 'answerTime',
    label: t('options.answerTime'),
    choices: ANSWER_TIMES.map((seconds) => ({
      value: seconds,
      label: seconds === 0 ? t('options.noLimit') : t('options.seconds', { seconds }),
    })),
  };
}

/** The options in one line: 敵のダイス：固定値、自動成功・失敗：なし. */
export function optionsLine(
  fields: readonly OptionField[],
  options: Readonly<Record<string, Json>>,
  answerTime: number,
): string {
  const all = { ...options, answerTime };
  return [...fields, answerTimeField()]
    .map(({ key, label, choices }) => {
      const value = (all as Readonly<Record<string, Json>>)[key];
      const chosen = choices.find((choice) => sameJson(choice.value, value));
      return t('options.one', { label, value: chosen?.label ?? String(value ?? '') });
    })
    .join(t('options.between'));
}
