import {
  begin,
  GM_VIEWER,
  ONLOOKER,
  seededDice,
  type Entrant,
  type FightView,
} from '@ransen/rules';
import { afterEach, describe, expect, test } from 'vitest';
import { language } from '../../../texts/index.svelte';
import { swordWorld2Web as web } from '..';
import { FOES, HEROES } from '../gallery/sample';
import { viewFor } from '../testing/reader';
import { nameOf, nameOfEntry } from './names';

afterEach(() => {
  language.current = 'ja';
});

type Foe = readonly [id: string, kind: keyof typeof FOES, hidden?: boolean];

function fightOf(options: object, ...foes: Foe[]) {
  const { rules } = web;
  const entrants: Entrant[] = [
    {
      ...{ id: 'c-1', side: 'party', owner: 's1', kind: 'c-1', hidden: false },
      sheet: rules.schemas.character.parse(HEROES['c-hotaru']),
    },
    ...foes.map(([id, kind, hidden = false]): Entrant => ({
      ...{ id, side: 'enemy', owner: 'gm', kind, hidden },
      sheet: rules.schemas.enemy.parse(FOES[kind]),
    })),
  ];
  const parsed = rules.schemas.options.parse(options) as never;
  return begin(rules, 1, parsed, entrants, seededDice(1)).fight;
}

const named = (view: FightView, ...ids: string[]) => ids.map((id) => nameOf(view, id));

describe('SW-KNW-9 names', () => {
  const foes: Foe[] = [
    ['e-1', 'raider'],
    ['e-2', 'raider'],
    ['e-3', 'husk'],
    ['e-4', 'beetle'],
    ['e-5', 'husk', true],
  ];

  test('by kind in order of appearance, or as the GM says', () => {
    const view = viewFor(fightOf({}, ...foes), ONLOOKER);
    expect(named(view, 'e-1', 'e-2', 'e-3', 'e-4')).toEqual([
      '魔物A',
      '魔物A-2',
      '軋む鎧',
      '魔物C',
    ]);
  });

  test('once identified the own name, with a letter where there are several', () => {
    const view = viewFor(fightOf({ enemyInfo: 'open' }, ...foes), ONLOOKER);
    expect(named(view, 'e-1', 'e-2', 'e-3')).toEqual(['藪の荒くれA', '藪の荒くれB', '枯れ鎧']);
    language.current = 'en';
    expect(named(view, 'e-1', 'e-3', 'c-1')).toEqual([
      'Thicket Raider A',
      'Withered Mail',
      'Hotaru',
    ]);
  });

  test('the GM calls them as the table does; those out of sight by their own names', () => {
    const fight = fightOf({}, ...foes, ['e-6', 'husk', true], ['e-7', 'beetle', true]);
    const view = viewFor(fight, GM_VIEWER);
    expect(named(view, 'e-1', 'e-5', 'e-6', 'e-7')).toEqual([
      '魔物A',
      '枯れ鎧（1体目）',
      '枯れ鎧（2体目）',
      '三つ腕の甲虫',
    ]);
  });

  test('somebody who is not there has no name', () => {
    expect(nameOf(viewFor(fightOf({}, ['e-1', 'husk', true]), ONLOOKER), 'e-1')).toBe('だれか');
  });
});

describe('names as the log gives them', () => {
  test('the same words as on the card', () => {
    const enter = { k: 'enter', id: 'e-2', side: 'enemy', letter: 1, nth: 2 };
    expect(nameOfEntry(enter)).toBe('魔物B-2');
    expect(nameOfEntry({ ...enter, publicName: '影', several: true })).toBe('影B');
    const shadow = { ...enter, publicName: '影', publicNameEn: 'Shadow' };
    expect(nameOfEntry(shadow)).toBe('影');
    language.current = 'en';
    expect(nameOfEntry(shadow)).toBe('Shadow');
    language.current = 'ja';
    const known = { ...enter, name: 'ボガード', nameEn: 'Bogard', several: true };
    expect(nameOfEntry(known)).toBe('魔物B-2');
    expect(nameOfEntry({ ...known, identified: true })).toBe('ボガードB');
    expect(nameOfEntry({ k: 'enter', id: 'c-1', side: 'party', name: 'レナ' })).toBe('レナ');
    expect(nameOfEntry({ k: 'turn', side: 'party', round: 1 })).toBeUndefined();
  });
});
