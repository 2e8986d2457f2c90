import { GM_VIEWER, type JsonObject } from '@ransen/rules';
import { describe, expect, test } from 'vitest';
import { swordWorld2Web as web } from '.';
import { HEROES } from './gallery/sample';

const sheet = (change: JsonObject): JsonObject => ({
  ...(web.rules.schemas.character.parse(HEROES['c-hotaru']) as JsonObject),
  ...change,
});

const possible = (hero: JsonObject) =>
  web.between.filter((each) => each.possible(hero)).map(({ id }) => id);

describe('between fights', () => {
  test.each([
    ['hurt', { hp: { now: 3, max: 31 } }, ['rest']],
    ['unconscious', { hp: { now: -2, max: 31 } }, ['rest', 'wake']],
    ['unhurt', { hp: { now: 31, max: 31 } }, []],
    ['dead', { hp: { now: -9, max: 31 }, fate: 'dead' }, ['resurrect']],
    ['lost', { hp: { now: -9, max: 31 }, fate: 'lost' }, []],
  ] as [string, JsonObject, string[]][])('%s', (_word, change, ids) => {
    expect(possible(sheet(change))).toEqual(ids);
  });

  test('SW-DEF-7 what is offered is what the rules allow', () => {
    const hurt = sheet({ hp: { now: -2, max: 31 }, gamel: 20_000 });
    const dead = sheet({ hp: { now: -9, max: 31 }, fate: 'dead', gamel: 20_000 });
    for (const action of web.between) {
      const hero = action.id === 'resurrect' ? dead : hurt;
      const change = action.change(action.amount?.initial ?? 0);
      expect(web.rules.schemas.between.safeParse(change).success).toBe(true);
      expect(web.rules.between(hero, change, GM_VIEWER, () => 3).ok, action.id).toBe(true);
    }
  });

  test('a sheet in one line', () => {
    expect(web.sheetSummary(sheet({}), 'party')).toBe('Lv3　ファイター3・ライダー1　HP23/31');
    const dead = sheet({ hp: { now: -9, max: 31 }, fate: 'dead' });
    expect(web.sheetSummary(dead, 'party')).toBe('Lv3　ファイター3・ライダー1　HP−9/31　死亡');
    const enemy = { level: 4, category: 'undead', parts: [{ hp: 20 }, { hp: 16 }] };
    expect(web.sheetSummary(enemy, 'enemy')).toBe('Lv4　アンデッド　HP20/16');
    expect(web.sheetSummary(web.blankCharacter(), 'party')).toBe('Lv2');
  });
});
