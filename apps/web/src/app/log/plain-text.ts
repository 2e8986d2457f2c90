import { formatNumber, signed, t as ui } from '../../texts/index.svelte';
import { shownTerms, type LogEntry, type LogRoll, type LogText } from '../../ui/log/log';

/** A sentence without its marks. */
export const plainText = (text: LogText): string =>
  text.map((part) => (typeof part === 'string' ? part : part.text)).join('');

/** What a line says in one sentence, without its dice. */
export function sentenceOf(line: LogEntry): string {
  return typeof line.text === 'string' ? line.text : plainText(line.text);
}

/** A roll in one line: 命中 [5][6]＋7＝18 回避11 命中. */
export function rollText(roll: LogRoll): string {
  const dice = (roll.batches ?? []).map((batch) => {
    const faces = batch.dice.map((die) => `[${die.cancelled ? '×' : ''}${die.value}]`).join('');
    return [batch.why ?? batch.name ?? '', faces].filter(Boolean).join(' ');
  });
  const terms = shownTerms(roll);
  const table = roll.tableValue === undefined ? '' : `→${formatNumber(roll.tableValue)}`;
  const added = terms
    ? table +
      terms
        .filter((term) => term !== 0)
        .map(signed)
        .join('')
    : '';
  const total = roll.totalText ?? (roll.total === undefined ? '' : formatNumber(roll.total));
  const sum = added && total ? `${added}${ui('common.equals')}${total}` : total;
  const parts = [roll.label, dice.join(' '), sum, roll.against, roll.amount?.value];
  return [...parts, roll.outcome, roll.note].filter(Boolean).join(' ');
}
