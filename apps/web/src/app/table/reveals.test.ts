import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { CombatantCardData } from '../../ui/card/card';
import { Reveals } from './reveals.svelte';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const cards = (veil?: CombatantCardData['veil']) => ({
  rat: { id: 'rat', name: '魔物A', side: 'enemy', ...(veil ? { veil } : {}) } as const,
});

const isGold = (reveals: Reveals): boolean => reveals.marked(cards()).rat?.revealing === true;

describe('the cloth over an enemy', () => {
  it('comes off when it is identified, with a gold line for 3 seconds', () => {
    const reveals = new Reveals();
    reveals.see(cards('cloth'));
    expect(isGold(reveals)).toBe(false);
    reveals.see(cards());
    vi.advanceTimersByTime(2_900);
    expect(isGold(reveals)).toBe(true);
    vi.advanceTimersByTime(200);
    expect(isGold(reveals)).toBe(false);
  });

  it('was not there for whoever comes later, and the GM looks through it', () => {
    const late = new Reveals();
    late.see(cards());
    const gm = new Reveals();
    gm.see(cards('cloth'));
    gm.see(cards('through'));
    expect([late, gm].map(isGold)).toEqual([false, false]);
  });
});
