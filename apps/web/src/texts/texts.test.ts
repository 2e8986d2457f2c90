import { afterEach, describe, expect, test } from 'vitest';
import { fill, formatCountdown, formatNumber } from './format';
import { language, lookup, percent, registerTexts, signed, t } from './index.svelte';
import { uiEn } from './ui.en';
import { uiJa } from './ui.ja';

afterEach(() => {
  language.current = 'ja';
});

describe('numbers as they are shown', () => {
  test('minus is U+2212, plus is full-width in Japanese only', () => {
    expect(formatNumber(-6)).toBe('\u22126');
    expect(signed(4)).toBe('＋4');
    expect(signed(-2)).toBe('\u22122');
    expect(signed(0)).toBe('±0');
    language.current = 'en';
    expect(signed(4)).toBe('+4');
  });

  test('what is possible is never 0 %, what may fail never 100 %', () => {
    const shown = [0, 0.001, 0.5, 0.999, 1].map((chance) => percent([chance]));
    expect(shown).toEqual(['0', '1', '50', '99', '100']);
  });

  test('chances that differ go from the lowest to the highest', () => {
    expect(percent([0.67, 0.42, 0.5])).toBe('42〜67');
    expect(percent([0.5, 0.5, 0.501])).toBe('50');
    language.current = 'en';
    expect(percent([0.67, 0.42])).toBe('42–67');
  });

  test('a countdown rounds up and stops at zero', () => {
    expect(formatCountdown(48)).toBe('0:48');
    expect(formatCountdown(60.2)).toBe('1:01');
    expect(formatCountdown(-3)).toBe('0:00');
  });
});

describe('templates', () => {
  test('parameters are filled, a missing one stays visible', () => {
    expect(fill('{who}の{what}', { who: 'レナ' })).toBe('レナの{what}');
    expect(fill('{n}', { n: -1 })).toBe('\u22121');
  });

  test('a count picks its word', () => {
    expect(fill('{n} {n:choice|choices}', { n: 1 })).toBe('1 choice');
    expect(fill('{n} {n:choice|choices}', { n: 2 })).toBe('2 choices');
  });

  test('markup in a name is text, and a name is never read as a template', () => {
    expect(fill('{who}', { who: '{who}<b>' })).toBe('{who}<b>');
  });
});

describe('catalogues', () => {
  test('both languages ask for the same parameters', () => {
    const asked = (text: string) =>
      [...new Set([...text.matchAll(/\{(\w+)/g)].map((match) => match[1]))].sort();
    for (const key of Object.keys(uiJa) as (keyof typeof uiJa)[]) {
      expect(asked(uiEn[key]), key).toEqual(asked(uiJa[key]));
    }
  });

  test('the switch changes every text, is stored, and sets the language of the page', () => {
    expect(t('turn.mine')).toBe('あなたの手番');
    language.current = 'en';
    expect(t('turn.mine')).toBe('Your turn');
    expect(localStorage.getItem('ransen.language')).toBe('en');
    expect(document.documentElement.lang).toBe('en');
  });

  test('a system adds its own area; unknown keys give themselves', () => {
    registerTexts('sample', { evasion: '回避' }, { evasion: 'Evasion' });
    expect(lookup('sample', 'evasion')).toBe('回避');
    expect(lookup('sample', 'toString')).toBe('toString');
    expect(lookup('nowhere', 'evasion')).toBe('evasion');
  });
});
