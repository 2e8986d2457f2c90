import type { FightView, Json, QuestionView } from '@ransen/rules';
import { describe, expect, test } from 'vitest';
import { plain } from '../../testing/reader';
import type { DicePrompt, ListPrompt } from '../../../ui/prompt/prompt';
import { answerOf, promptOf } from '.';

const NAMES: Readonly<Record<string, string>> = { 'c-a': 'アキ', 'c-b': 'ハル', 'c-c': 'ナツ' };
const names = {
  name: (id: string) => NAMES[id] ?? '魔物A',
  side: () => 'party' as const,
  person: () => '太郎',
};

const view = (options: object = { chainBonus: 'each' }) =>
  ({ combatants: {}, options }) as unknown as FightView;

const one = (choices: readonly Json[], shows: readonly object[] = []) => ({
  kind: 'one' as const,
  choices: choices.map((value, i) => ({ value, ...(shows[i] ? { shows: shows[i] as Json } : {}) })),
  default: choices[0]!,
});

const ask = (question: Omit<QuestionView, 'id'>): QuestionView => ({ id: 'q1', ...question });

/** 6, 6 and 1 on an evasion check of 3D + 4 against 16. */
const pick = ask({
  label: 'pick',
  about: { kind: 'evasion', dice: [6, 6, 1], modifier: 4, against: 16 },
  asks: {
    'c-a': one(
      [
        [0, 2],
        [0, 1],
      ],
      [
        { faces: [6, 1], total: 11, spare: 6 },
        { faces: [6, 6], total: 16, spare: 1, critical: true },
      ],
    ),
  },
  answers: {},
});

describe('picking two of three dice (SG-CHK-5)', () => {
  const prompt = promptOf(view(), pick, 'c-a', names) as DicePrompt;

  test('the highest total comes first, the default is chosen', () => {
    expect(prompt.options.map(({ total }) => total)).toEqual(['16', '11']);
    expect(prompt.initial).toEqual(['[0,2]']);
  });

  test('each says what it means: a critical, and whether it reaches; equal totals hold', () => {
    expect(prompt.options.map(({ outcome }) => plain(outcome ?? []))).toEqual([
      'クリティカル。16に届く。',
      '16に届かない。',
    ]);
  });

  test('the answer is the pair of places', () => {
    expect(answerOf(pick, 'c-a', { kind: 'choice', ids: ['[0,1]'] })).toEqual([0, 1]);
  });
});

test('of a tie of enemies the GM decides, of every other the players (SG-TRN-10, SG-TRN-12)', () => {
  const tie = ask({ label: 'tie', asks: { gm: one(['e-1', 'e-2']) }, answers: {} });
  const textOf = (side: 'party' | 'enemy') =>
    promptOf(view(), tie, 'gm', { ...names, side: () => side }).text;
  expect(textOf('enemy')).toBe('敵どうしの順は、GMが決めます。');
  expect(textOf('party')).toBe('合計が同じ人の順は、話し合って決めます。');
});

describe('rerolling for LP (SG-CHK-6)', () => {
  const reroll = ask({
    label: 'lp-reroll',
    about: { roll: 'hit', dice: [4, 2, 1], modifier: 7 },
    asks: { 'c-a': one([null, 0, 1, 2]) },
    answers: {},
  });

  test('keeping the dice shows the best total of two', () => {
    const prompt = promptOf(view(), reroll, 'c-a', names) as DicePrompt;
    expect(prompt.options[0]).toMatchObject({ total: '13', confirm: '振り直さない' });
    expect(prompt.options[1]).toMatchObject({ setAside: [{ value: 4 }] });
    expect(prompt.initial).toEqual(['null']);
  });

  test('all dice of a damage roll count, three as well (SG-ATK-11)', () => {
    const damage = { ...reroll, about: { roll: 'damage', dice: [4, 2, 1] } };
    const prompt = promptOf(view(), damage, 'c-a', names) as DicePrompt;
    expect(prompt.options[0]).toMatchObject({ total: '7', totalLabel: 'ダイスの合計' });
  });
});

describe('setting aside in a chain (SG-CHN-3, SG-CHN-5)', () => {
  /** The source's example: 3-3-2, 2-5-4, 1-2-3. */
  const dice = { 'c-a': [3, 3, 2], 'c-b': [2, 5, 4], 'c-c': [1, 2, 3] };
  const question = (answers: QuestionView['answers']) =>
    ask({
      label: 'set-aside',
      about: { dice, target: 'e-1' },
      asks: { 'c-a': one([2, 3], [{ total: 13 }, { total: 12 }]) },
      answers,
    });
  const twos = question({
    'c-b': { value: 2, confirmed: true },
    'c-c': { value: 2, confirmed: false },
  });

  test('an option counts those who have set aside the same face', () => {
    const { options } = promptOf(view(), twos, 'c-a', names) as DicePrompt;
    expect(plain(options[0]!.outcome!)).toBe('3人でつながる（ハル、ナツ）。合計 ＋18。');
    expect(plain(options[1]!.outcome!)).toBe('いまはつながらない。ナツも3なら合計 ＋12。');
  });

  test('option chainBonus once: face x number is added once (SG-CHN-11)', () => {
    const { options } = promptOf(view({ chainBonus: 'once' }), twos, 'c-a', names) as DicePrompt;
    expect(plain(options[0]!.outcome!)).toBe('3人でつながる（ハル、ナツ）。合計 ＋6。');
  });

  test('everybody’s dice, whose choice stands, and the chain with what is chosen already', () => {
    const { group } = promptOf(view(), twos, 'c-a', names);
    expect(group?.rows.map(({ state }) => state)).toEqual(['not-yet', 'confirmed', 'choosing']);
    expect(group?.verdict).toMatchObject({ value: '＋18', unit: '3人連携' });
  });

  test('nobody has chosen yet: no chain', () => {
    const { group } = promptOf(view(), question({}), 'c-a', names);
    expect(group?.verdict).toMatchObject({ value: '0', title: 'つながらない' });
  });
});

describe('defending (SG-ATK-1)', () => {
  test('each way with what it rolls; the best is chosen', () => {
    const defence = ask({
      label: 'defence',
      about: { by: 'e-1', total: 14, deed: 'technique', name: '茨駆け' },
      asks: {
        'c-a': one(
          ['shield', 'evasion', 'mikiri'],
          [
            { modifier: 7, skilled: true },
            { modifier: 4, skilled: false },
          ],
        ),
      },
      answers: {},
    });
    const prompt = promptOf(view(), defence, 'c-a', names) as ListPrompt;
    expect(prompt.text).toBe('魔物Aの「茨駆け」、合計14。同じなら防ぐ側の勝ちです。');
    expect(prompt.options.map(({ label, right }) => [label, right])).toEqual([
      ['盾で受ける', '3D＋7'],
      ['回避する', '2D＋4'],
      ['見切る', undefined],
    ]);
    expect(prompt.initial).toEqual(['"shield"']);
  });

  test('an attack from out of sight is somebody’s', () => {
    const asks = { 'c-a': one(['evasion', 'shield']) };
    const defence = ask({ label: 'defence', about: { total: 9 }, asks, answers: {} });
    const prompt = promptOf(view(), defence, 'c-a', names) as ListPrompt;
    expect(prompt.text).toBe('姿の見えない誰かの攻撃、合計9。同じなら防ぐ側の勝ちです。');
  });
});

describe('answers', () => {
  test('combatants are named by their ids, so that the battlefield can answer', () => {
    const tie = ask({ label: 'tie', asks: { 'c-a': one(['c-b', 'c-a']) }, answers: {} });
    expect((promptOf(view(), tie, 'c-a', names) as ListPrompt).initial).toEqual(['c-b']);
    expect(answerOf(tie, 'c-a', { kind: 'choice', ids: ['c-a'] })).toBe('c-a');
  });

  test('nobody chosen of some is an empty list', () => {
    const revive = ask({
      label: 'revive',
      asks: {
        gm: { kind: 'some', choices: [{ value: 'c-a' }], min: 0, max: 1, default: ['c-a'] },
      },
      answers: {},
    });
    expect(answerOf(revive, 'gm', { kind: 'choice', ids: [] })).toEqual([]);
  });
});
