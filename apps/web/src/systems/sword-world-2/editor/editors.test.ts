import { STARTERS } from '@ransen/rules/starters';
import type { JsonObject } from '@ransen/rules';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/svelte';
import { afterEach, describe, expect, test } from 'vitest';
import { swordWorld2Web as web } from '..';
import { problemsOf } from '../form/problems';
import Host from '../testing/EditorHost.svelte';

afterEach(cleanup);

type Side = 'party' | 'enemy';
const schemaOf = (side: Side) => web.rules.schemas[side === 'party' ? 'character' : 'enemy'];

/** The editor on a sheet; `sheet()` is how it stands now. */
function edit(side: Side, initial: JsonObject) {
  let now = initial;
  render(Host, { side, initial, onsheet: (sheet: JsonObject) => (now = sheet) });
  return { sheet: () => now, problems: () => problemsOf(schemaOf(side).safeParse(now)) };
}

const type = (label: string, value: string, inside: ReturnType<typeof within> = screen) =>
  fireEvent.input(inside.getByLabelText(label), { target: { value } });

const basics = () => within(screen.getByRole('region', { name: '基本' }));
const row = (name: string) => within(screen.getByRole('group', { name }));

describe('a character from nothing', () => {
  test('a name and HP are enough', async () => {
    const { sheet, problems } = edit('party', web.blankCharacter());
    expect(Object.keys(problems())).toEqual(['name', 'hp']);
    await type('名前', 'レナ', basics());
    await type('最大HP', '１９');
    expect(problems()).toEqual({});
    expect(sheet()).toMatchObject({ name: 'レナ', hp: { max: 19 } });
  });

  test('full-width digits are numbers; what is no number cannot be saved', async () => {
    const { sheet, problems } = edit('party', { name: 'レナ', hp: 19 });
    await type('防護点', '２');
    expect(sheet()).toMatchObject({ defence: 2 });
    await type('防護点', '二');
    expect(Object.keys(problems())).toEqual(['defence']);
    expect(screen.getByText(/数で入れてください/)).toBeTruthy();
    await type('防護点', '');
    expect(sheet()).not.toHaveProperty('defence');
    expect(problems()).toEqual({});
  });

  test('computed values stand dashed and follow what is typed', async () => {
    edit('party', { name: 'レナ', hp: 19, adventurerLevel: 3, skills: { sage: 3 } });
    const resistance = screen.getByLabelText<HTMLInputElement>('精神抵抗');
    expect([resistance.value, resistance.placeholder]).toEqual(['', '2d＋3']);
    await type('精神力B', '3');
    expect(resistance.placeholder).toBe('2d＋6');
    await type('ソーサラー', '2');
    await type('知力B', '4');
    expect(screen.getByLabelText<HTMLInputElement>('魔力（ソーサラー）').placeholder).toBe('6');
  });

  test('a finished number wins over the computed one', async () => {
    const { sheet } = edit('party', { name: 'レナ', hp: 19 });
    await type('回避', '5');
    expect(sheet()).toMatchObject({ overrides: { evasion: 5 } });
  });
});

describe('rows', () => {
  test('a weapon is added, changed and removed; its finished accuracy goes with it', async () => {
    const { sheet, problems } = edit('party', { name: 'レナ', hp: 19, skills: { fighter: 2 } });
    await fireEvent.click(screen.getByRole('button', { name: '武器を加える' }));
    await type('名前', '長剣', row('新しい武器'));
    await type('威力', '20', row('長剣'));
    expect(row('長剣').getByLabelText<HTMLInputElement>('命中').placeholder).toBe('2d＋2');
    await type('命中', '9', row('長剣'));
    expect(problems()).toEqual({});
    expect(sheet()).toMatchObject({
      weapons: [{ id: 'w1', name: '長剣', damage: { rating: 20 } }],
      overrides: { accuracy: { w1: 9 } },
    });
    await fireEvent.click(screen.getByRole('button', { name: '長剣を消す' }));
    expect(sheet()).toMatchObject({ weapons: [], overrides: { accuracy: {} } });
    expect(problems()).toEqual({});
  });

  test('another attack kind brings its own skill and range with it', async () => {
    const { sheet, problems } = edit('party', {
      name: 'レナ',
      hp: 19,
      weapons: [{ id: 'w1', name: '弓', skill: 'fighter', category: 'sword', damage: '2d' }],
    });
    await fireEvent.change(row('弓').getByLabelText('攻撃の種類'), { target: { value: 'bow' } });
    expect(sheet()).toMatchObject({ weapons: [{ kind: 'bow', skill: 'shooter' }] });
    expect(row('弓').getByLabelText<HTMLInputElement>('射程（m）').placeholder).toBe('30');
    expect(problems()).toEqual({});
  });

  test('every effect of a spell starts out right', async () => {
    const { problems } = edit('party', { name: 'レナ', hp: 19 });
    await fireEvent.click(screen.getByRole('button', { name: '魔法を加える' }));
    await type('名前', '光', row('新しい魔法・能力'));
    const effect = row('光').getByLabelText<HTMLSelectElement>('効果');
    const resisted = row('光').getByLabelText<HTMLSelectElement>('抵抗されると');
    await fireEvent.change(resisted, { target: { value: 'none' } });
    for (const { value } of [...effect.options]) {
      await fireEvent.change(effect, { target: { value } });
      expect(problems(), value).toEqual({});
    }
  });

  test('a problem stands at its field', async () => {
    edit('party', { name: 'レナ', hp: 19, items: [{ id: 'i1', name: '' }] });
    const name = row('新しい道具').getByLabelText('名前');
    expect(name.getAttribute('aria-invalid')).toBe('true');
    const told = document.getElementById(name.getAttribute('aria-describedby')!);
    expect(told?.textContent).toBe('名前を入れてください。');
  });
});

describe('an enemy', () => {
  test('from nothing, with base values as they are printed', async () => {
    const { sheet, problems } = edit('enemy', web.blankEnemy());
    await type('名前', '歩く藪', basics());
    await type('知名度', '8');
    await type('先制値', '10');
    await type('生命抵抗', '４（１１）');
    await type('精神抵抗', '3');
    await type('回避', '3', row('本体'));
    await type('HP', '20', row('本体'));
    await type('命中', '4(11)', row('攻撃'));
    await type('ダイス', '２ｄ＋５', row('攻撃'));
    expect(problems()).toEqual({});
    expect(schemaOf('enemy').parse(sheet())).toMatchObject({
      vitalityResistance: 4,
      mentalResistance: 3,
      parts: [{ hp: 20, attacks: [{ accuracy: 4, damage: { dice: { count: 2, plus: 5 } } }] }],
    });
  });

  test('the core goes with its part', async () => {
    const { sheet } = edit('enemy', {
      name: '虫',
      core: 'head',
      parts: [
        { id: 'head', name: '頭', evasion: 4, hp: 10 },
        { id: 'arm', name: '腕', evasion: 4, hp: 10 },
      ],
    });
    await fireEvent.click(screen.getByRole('button', { name: '頭を消す' }));
    expect(sheet()).not.toHaveProperty('core');
    expect(sheet()['parts']).toHaveLength(1);
  });
});

const { characters, enemies } = STARTERS['sword-world-2']!;

describe('sheets to start from', () => {
  test.each([
    ['party', 'toma', characters['toma']],
    ['party', 'kurogane', characters['kurogane']],
    ['party', 'miyabi', characters['miyabi']],
    ['enemy', 'ironScorpion', enemies['ironScorpion']],
    ['enemy', 'revenant', enemies['revenant']],
  ] as [Side, string, JsonObject][])(
    '%s %s opens and can be saved again',
    async (side, _id, starter) => {
      const { sheet, problems } = edit(side, starter);
      await type('英語名', 'Somebody');
      expect(problems()).toEqual({});
      expect(schemaOf(side).parse(sheet())).toEqual({ ...starter, nameEn: 'Somebody' });
    },
  );
});
