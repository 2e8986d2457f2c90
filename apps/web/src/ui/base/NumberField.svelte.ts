import { untrack } from 'svelte';
import { parseNumber } from './parse-number';
import { t } from '../../texts/index.svelte';

export interface NumberLimits {
  min?: number;
  max?: number;
}

/** What is wrong with the typed text, in words; undefined when nothing is. Empty is not an error. */
export function numberProblem(text: string, limits: NumberLimits): string | undefined {
  if (text.trim() === '') return undefined;
  const value = parseNumber(text);
  if (value === undefined) return t('number.invalid');
  const { min = -Infinity, max = Infinity } = limits;
  if (value >= min && value <= max) return undefined;
  return t('number.range', {
    min: Number.isFinite(min) ? min : '',
    max: Number.isFinite(max) ? max : '',
  });
}

/**
 * The text of a number field and the number it stands for. The text belongs to the person typing:
 * a new number from outside replaces it only when it is another number than the text says.
 */
export class NumberField {
  text = $state('');

  constructor(value: number | undefined) {
    this.follow(value);
  }

  /**
   * Takes over a number that came from outside. Only that number counts as a reason to look again:
   * what is being typed has not reached the outside yet.
   */
  follow(value: number | undefined): void {
    const typed = untrack(() => this.text);
    if (value !== undefined && parseNumber(typed) !== value) this.text = String(value);
  }

  /** The number within the limits, or undefined. */
  read(limits: NumberLimits): number | undefined {
    return numberProblem(this.text, limits) ? undefined : parseNumber(this.text);
  }

  /** Rewrites a valid text in half-width digits. */
  tidy(): void {
    const value = parseNumber(this.text);
    if (value !== undefined) this.text = String(value);
  }
}
