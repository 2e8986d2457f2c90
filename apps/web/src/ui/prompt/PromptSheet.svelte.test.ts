import { fireEvent, screen } from '@testing-library/svelte';
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Prompt, PromptAnswer } from './prompt';
import PromptSheet from './PromptSheet.svelte';

const cover: Prompt = {
  id: 'cover',
  kind: 'yes-no',
  title: 'かばいますか',
  yes: 'かばう',
  no: 'かばわない',
};
const catchThree: Prompt = {
  id: 'three',
  kind: 'some-of',
  title: '巻き込む相手を選ぶ',
  confirm: '放つ',
  min: 2,
  max: 2,
  options: ['a', 'b', 'c'].map((id) => ({ id, label: id })),
};
const spend: Prompt = {
  id: 'mp',
  kind: 'number',
  title: 'MPをいくつ使いますか',
  label: '使うMP',
  min: 1,
  max: 9,
  initial: 3,
  confirm: '使う',
};

let answers: [string, PromptAnswer][];
let taken: string[];
let close: () => void;

/** Mounts the sheet as a page does, with bound props; `show` replaces the prompts. */
function open(prompts: Prompt[]): { show: (prompts: Prompt[]) => void } {
  const props = $state({
    prompts,
    draft: [],
    folded: false,
    onanswer: (id: string, answer: PromptAnswer) => answers.push([id, answer]),
    ontakeback: (id: string) => taken.push(id),
  });
  const sheet = mount(PromptSheet, { target: document.body, props });
  close = () => void unmount(sheet);
  flushSync();
  const show = (next: Prompt[]) => {
    props.prompts = next;
    flushSync();
  };
  return { show };
}

beforeEach(() => {
  answers = [];
  taken = [];
  document.body.innerHTML = '';
});

afterEach(() => close());

describe('focus', () => {
  test('goes to the title, and back where it was when the prompt is gone', async () => {
    const before = document.body.appendChild(document.createElement('button'));
    before.focus();
    const { show } = open([cover]);
    expect(document.activeElement?.textContent?.trim()).toBe('かばいますか');
    show([]);
    expect(document.activeElement).toBe(before);
  });

  test('does not leave a field somebody is typing in; it follows when they leave it', async () => {
    const field = document.body.appendChild(document.createElement('textarea'));
    field.focus();
    open([cover]);
    expect(document.activeElement).toBe(field);
    field.blur();
    await Promise.resolve();
    expect(document.activeElement?.textContent?.trim()).toBe('かばいますか');
  });

  test('stays inside: Tab goes round', async () => {
    open([cover]);
    const yes = screen.getByRole('button', { name: 'かばう' });
    yes.focus();
    await fireEvent.keyDown(yes, { key: 'Tab' });
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'たたむ' }));
    await fireEvent.keyDown(document.activeElement!, { key: 'Tab', shiftKey: true });
    expect(document.activeElement).toBe(yes);
  });
});

describe('folding', () => {
  test('Esc leaves a bar that brings the choice back; it never answers', async () => {
    open([cover]);
    await fireEvent.keyDown(document.activeElement!, { key: 'Escape' });
    expect(screen.queryByRole('dialog')).toBeNull();
    await fireEvent.click(screen.getByRole('button', { name: '選択に戻る' }));
    expect(screen.getByRole('dialog', { name: 'かばいますか' })).toBeTruthy();
    expect(answers).toEqual([]);
  });

  test('Esc during kana conversion folds nothing', async () => {
    open([spend]);
    const field = screen.getByRole('textbox');
    field.focus();
    await fireEvent.keyDown(field, { key: 'Escape', isComposing: true });
    expect(screen.getByRole('dialog')).toBeTruthy();
  });

  test('what was chosen survives folding, and news of the same prompt', async () => {
    const { show } = open([catchThree]);
    await fireEvent.click(screen.getByRole('checkbox', { name: 'b' }));
    await fireEvent.click(screen.getByRole('button', { name: 'たたむ' }));
    await fireEvent.click(screen.getByRole('button', { name: '選択に戻る' }));
    show([{ ...catchThree, secondsLeft: 5 }]);
    const box = screen.getByRole('checkbox', { name: 'b' });
    expect(box.getAttribute('aria-checked')).toBe('true');
  });
});

describe('answering', () => {
  test('yes and no name the deed', async () => {
    open([cover]);
    await fireEvent.click(screen.getByRole('button', { name: 'かばわない' }));
    await fireEvent.click(screen.getByRole('button', { name: 'かばう' }));
    expect(answers).toEqual([
      ['cover', { kind: 'yes-no', yes: false }],
      ['cover', { kind: 'yes-no', yes: true }],
    ]);
  });

  test('some of: counts down, takes no more than allowed, drops what is no longer offered', async () => {
    const { show } = open([catchThree]);
    const confirm = () => screen.getByRole('button', { name: '放つ' });
    expect(screen.getByText('あと2つ')).toBeTruthy();
    await fireEvent.click(screen.getByRole('checkbox', { name: 'a' }));
    expect(screen.getByText('あと1つ')).toBeTruthy();
    await fireEvent.click(confirm());
    expect(answers).toEqual([]);
    await fireEvent.click(screen.getByRole('checkbox', { name: 'b' }));
    await fireEvent.click(screen.getByRole('checkbox', { name: 'c' }));
    show([{ ...catchThree, options: catchThree.options.filter(({ id }) => id !== 'a') }]);
    expect(screen.getByText('あと1つ')).toBeTruthy();
    await fireEvent.click(screen.getByRole('checkbox', { name: 'c' }));
    await fireEvent.click(confirm());
    expect(answers).toEqual([['three', { kind: 'choice', ids: ['b', 'c'] }]]);
  });

  test('several open: oldest first, the next one starts fresh', async () => {
    const { show } = open([cover, catchThree]);
    expect(screen.getByText('あと1件')).toBeTruthy();
    show([catchThree]);
    expect(screen.getByRole('dialog', { name: '巻き込む相手を選ぶ' })).toBeTruthy();
    expect(screen.queryByText('あと1件')).toBeNull();
  });

  test('confirmed with others: it can be taken back and nothing else', async () => {
    open([{ ...cover, group: { confirmed: true, rows: [] } }]);
    expect(screen.queryByRole('button', { name: 'かばう' })).toBeNull();
    await fireEvent.click(screen.getByRole('button', { name: '確定を取り消す' }));
    expect(taken).toEqual(['cover']);
  });
});

describe('the number stepper', () => {
  test('steps stop at the limits', async () => {
    open([{ ...spend, initial: 8 }]);
    const more = screen.getByRole('button', { name: '1増やす' });
    await fireEvent.click(more);
    await fireEvent.click(more);
    await fireEvent.click(screen.getByRole('button', { name: '使う' }));
    expect(answers).toEqual([['mp', { kind: 'number', value: 9 }]]);
  });

  test('typing takes full-width digits; out of range cannot be confirmed', async () => {
    open([spend]);
    const field = screen.getByRole('textbox', { name: '使うMP' });
    await fireEvent.input(field, { target: { value: '１２' } });
    await fireEvent.click(screen.getByRole('button', { name: '使う' }));
    expect(screen.getByText('1から9までの数を入れてください。')).toBeTruthy();
    await fireEvent.input(field, { target: { value: '７' } });
    await fireEvent.click(screen.getByRole('button', { name: '使う' }));
    expect(answers).toEqual([['mp', { kind: 'number', value: 7 }]]);
  });

  test('arrow keys step', async () => {
    open([spend]);
    const field = screen.getByRole<HTMLInputElement>('textbox');
    await fireEvent.keyDown(field, { key: 'ArrowUp' });
    expect(field.value).toBe('4');
  });
});

describe('keys', () => {
  const pick: Prompt = {
    ...{ id: 'pick', kind: 'one-of', title: 'どれにしますか', confirm: '決める', initial: ['b'] },
    options: ['a', 'b', 'c'].map((id) => ({ id, label: id })),
  };
  const press = (key: string) => fireEvent.keyDown(document.activeElement!, { key });

  test('Enter takes what is chosen', async () => {
    open([pick]);
    await press('Enter');
    expect(answers).toEqual([['pick', { kind: 'choice', ids: ['b'] }]]);
  });

  test('a digit chooses, Enter confirms', async () => {
    open([pick]);
    await press('3');
    await press('Enter');
    expect(answers).toEqual([['pick', { kind: 'choice', ids: ['c'] }]]);
  });

  test('Enter answers neither yes nor no, nor what is not complete', async () => {
    const { show } = open([cover]);
    await press('Enter');
    show([catchThree]);
    await press('Enter');
    expect(answers).toEqual([]);
  });
});
