import { fireEvent, render, screen } from '@testing-library/svelte';
import { describe, expect, test } from 'vitest';
import { barPercent, type CombatantCardData } from './card';
import CombatantCard from './CombatantCard.svelte';

const bogard: CombatantCardData = {
  id: 'b',
  name: 'ボガードA',
  side: 'enemy',
  hp: { current: 6, max: 18 },
  values: [{ label: '回避', value: '11' }],
};
const veiled: CombatantCardData = { id: 'u', name: '魔物A', side: 'enemy', veil: 'cloth' };

test.each([
  [{ current: 6, max: 18 }, 100 / 3],
  [{ current: -6, max: 26 }, 0],
  [{ current: 68, max: 62 }, 100],
  [{ current: 5 }, 0],
])('the bar of %o is %d %%', (hp, percent) => {
  expect(barPercent(hp)).toBeCloseTo(percent);
});

describe('what lies under the cloth', () => {
  test('the cloth says 未識別; statuses stay visible', () => {
    render(CombatantCard, { card: { ...veiled, chips: [{ text: '転倒' }] } });
    expect(screen.getByText('未識別')).toBeTruthy();
    expect(screen.getByText('転倒')).toBeTruthy();
  });

  test('values given by mistake are not drawn through the cloth', () => {
    const { container } = render(CombatantCard, { card: { ...bogard, veil: 'cloth' } });
    expect(container.textContent).not.toContain('18');
    expect(container.textContent).not.toContain('11');
  });

  test('the GM looks through it, with a mark that is read too', () => {
    render(CombatantCard, { card: { ...bogard, veil: 'through', realName: 'レブナント' } });
    expect(screen.getByText('レブナント').textContent).toContain('プレイヤーには見えない');
  });
});

describe('a tap on the card', () => {
  function show(mode: 'open' | 'target' | 'select') {
    const seen: string[] = [];
    render(CombatantCard, {
      card: bogard,
      mode,
      onopen: (id: string) => seen.push(`open ${id}`),
      onpick: (id: string) => seen.push(`pick ${id}`),
    });
    return seen;
  }

  test('opens the detail', async () => {
    const seen = show('open');
    await fireEvent.click(screen.getByRole('button', { name: 'ボガードA' }));
    expect(seen).toEqual(['open b']);
  });

  test('targets, with the detail on a button of its own', async () => {
    const seen = show('target');
    await fireEvent.click(screen.getByRole('button', { name: 'ボガードAを対象にする' }));
    await fireEvent.click(screen.getByRole('button', { name: 'ボガードAの詳細' }));
    expect(seen).toEqual(['pick b', 'open b']);
  });

  test('selects as a checkbox', async () => {
    const seen = show('select');
    const box = screen.getByRole('checkbox', { name: 'ボガードAを選ぶ' });
    expect(box.getAttribute('aria-checked')).toBe('false');
    await fireEvent.click(box);
    expect(seen).toEqual(['pick b']);
  });
});

describe('words for states', () => {
  test.each<[Partial<CombatantCardData>, string]>([
    [{ acting: true }, '手番'],
    [{ asked: true, acting: true }, '選択中'],
    [{ target: true, acting: true }, '対象'],
    [{ target: 2 }, '対象2'],
    [{ state: 'dead' }, '倒した'],
    [{ state: 'dead', side: 'ally' }, '死亡'],
    [{ gone: true }, '切断'],
  ])('%o says %s', (state, word) => {
    render(CombatantCard, { card: { ...bogard, ...state } });
    expect(screen.getByText(word)).toBeTruthy();
  });

  test('minus is U+2212', () => {
    render(CombatantCard, { card: { ...bogard, hp: { current: -6 } } });
    expect(screen.getByText('\u22126')).toBeTruthy();
  });
});
