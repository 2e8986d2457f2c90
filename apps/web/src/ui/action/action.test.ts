import { fireEvent, render, screen, within } from '@testing-library/svelte';
import { beforeEach, describe, expect, test } from 'vitest';
import ActionBar from './ActionBar.svelte';
import { inShownOrder, nthOption, soleOption, type ActionStep } from './action';
import GoPanel from './GoPanel.svelte';

const step: ActionStep = {
  id: 'action',
  title: '行動',
  kind: 'one',
  chosen: ['sword'],
  options: [
    { id: 'sword', label: '剣' },
    { id: 'axe', label: '手斧', disabledReason: '両手がふさがっている' },
    { id: 'leave', label: '離脱' },
  ],
};

describe('options of a step', () => {
  test('what cannot be done stays, after what can', () => {
    expect(inShownOrder(step.options).map(({ id }) => id)).toEqual(['sword', 'leave', 'axe']);
  });

  test('keys count as shown, and never choose what cannot be done', () => {
    expect(nthOption(step, 1)?.id).toBe('leave');
    expect(nthOption(step, 2)).toBeUndefined();
    expect(nthOption(step, 8)).toBeUndefined();
  });

  test('one legal choice is taken by itself', () => {
    expect(soleOption(step)).toBeUndefined();
    expect(soleOption({ ...step, options: step.options.slice(0, 2) })?.id).toBe('sword');
  });
});

describe('the action bar', () => {
  let picked: [string, string][];
  let rerender: (props: { steps: ActionStep[] }) => Promise<void>;
  const go = { label: '攻撃する', ongo: () => {} };

  beforeEach(() => {
    picked = [];
    const onpick = (stepId: string, optionId: string) => picked.push([stepId, optionId]);
    ({ rerender } = render(ActionBar, { steps: [step], go, onpick }));
  });

  const radios = () => within(screen.getByRole('radiogroup', { name: '行動' }));

  test('the reason is part of the option, and pressing it does nothing', async () => {
    const axe = radios().getByRole('radio', { name: /手斧.*両手がふさがっている/s });
    expect(axe.getAttribute('aria-disabled')).toBe('true');
    await fireEvent.click(axe);
    expect(picked).toEqual([]);
  });

  test('one tab stop; arrows go round, onto the refused one too, and choose where they can', async () => {
    const [sword, leave, axe] = radios().getAllByRole<HTMLElement>('radio');
    expect([sword, leave, axe].map((radio) => radio?.tabIndex)).toEqual([0, -1, -1]);
    sword?.focus();
    await fireEvent.keyDown(sword!, { key: 'ArrowDown' });
    expect(document.activeElement).toBe(leave);
    await fireEvent.keyDown(leave!, { key: 'ArrowDown' });
    expect(document.activeElement).toBe(axe);
    await fireEvent.keyDown(axe!, { key: 'ArrowDown' });
    expect(document.activeElement).toBe(sword);
    expect(picked).toEqual([
      ['action', 'leave'],
      ['action', 'sword'],
    ]);
  });

  test('a decided step folds; a tap on its row opens it and decides nothing', async () => {
    const section = document.querySelector('[data-step]')!;
    expect(section.classList).not.toContain('folded');
    await fireEvent.click(radios().getByRole('radio', { name: '剣' }));
    expect(section.classList).toContain('folded');
    picked = [];
    await fireEvent.click(radios().getByRole('radio', { name: '剣' }));
    expect(section.classList).not.toContain('folded');
    expect(picked).toEqual([]);
  });

  test('a step whose choice is gone does not stay folded', async () => {
    await fireEvent.click(radios().getByRole('radio', { name: '剣' }));
    await rerender({ steps: [{ ...step, chosen: [] }] });
    expect(document.querySelector('[data-step]')!.classList).not.toContain('folded');
  });
});

describe('go', () => {
  let gone: number;
  beforeEach(() => {
    gone = 0;
  });
  const show = (props: object) =>
    render(GoPanel, { label: '攻撃する', ongo: () => (gone += 1), ...props });

  test('unknown odds are said in the same words, and nothing to roll shows no odds', async () => {
    const { rerender } = show({ oddsUnknown: true });
    expect(screen.getByText('見込みは不明')).toBeTruthy();
    await rerender({ oddsUnknown: false });
    expect(screen.queryByText('見込み')).toBeNull();
  });

  test('refused: focusable, with its reason, and a press does nothing', async () => {
    show({ refused: '対象を選んでください。' });
    const button = screen.getByRole('button', { name: '攻撃する' });
    const reason = document.getElementById(button.getAttribute('aria-describedby')!);
    expect(reason?.textContent).toBe('対象を選んでください。');
    expect((button as HTMLButtonElement).disabled).toBe(false);
    await fireEvent.click(button);
    expect(gone).toBe(0);
  });

  test('sending: the label stays, a second press is ignored', async () => {
    show({ sending: true });
    await fireEvent.click(screen.getByRole('button', { name: /攻撃する/ }));
    expect(gone).toBe(0);
  });

  test('the server’s refusal is announced; offline the button says so', async () => {
    const { rerender } = show({ error: '通常移動のあとは魔法を使えません。' });
    expect(screen.getByRole('alert').textContent).toContain('魔法を使えません');
    await rerender({ offline: true });
    expect(screen.getByRole('button', { name: 'つなぎ直しています' })).toBeTruthy();
  });
});
