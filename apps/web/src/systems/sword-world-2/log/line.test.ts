import { afterEach, describe, expect, test } from 'vitest';
import type { Entry } from '@ransen/rules';
import { language } from '../../../texts/index.svelte';
import type { LineWords, Names } from '../../web-system';
import { isSpoken, plain, rollWords, wordsOf } from '../testing/reader';
import { diceOf } from './dice';
import { lineOf } from './line';

afterEach(() => {
  language.current = 'ja';
});

const NAMES: Readonly<Record<string, string>> = {
  alv: 'アールヴ',
  rena: 'レナ',
  stra: 'ストラ',
  bog: 'ボガードA',
  x: '魔物A',
};
const names: Names = {
  name: (id) => NAMES[id] ?? '？',
  side: (id) => (id === 'bog' || id === 'x' ? 'enemy' : 'party'),
  person: () => '太郎',
};

const lineFor = (entry: Entry): LineWords => lineOf(entry, names)!;
const spoken = (entry: Entry) => {
  const line = lineFor(entry);
  if (!isSpoken(line)) throw new Error(`no sentence: ${entry.k}`);
  return line;
};
const said = (entry: Entry): string => {
  const line = lineFor(entry);
  return isSpoken(line) ? plain(line.text) : wordsOf(line);
};
const rolls = (entry: Entry): string[] => (spoken(entry).rolls ?? []).map(rollWords);

describe("SW-DEF-8, the source's example", () => {
  const attack: Entry = {
    k: 'attack',
    who: 'bog',
    to: 'alv',
    hit: true,
    acc: { total: 11 },
    eva: { dice: [3, 4], mod: 3, total: 10 },
  };

  test('accuracy 11 beats evasion 10', () => {
    expect(said(attack)).toBe('ボガードAの攻撃はアールヴに命中。');
    expect(rolls(attack)).toEqual(['命中 11', '回避 10 命中']);
  });

  test('2d+5 with 12 on the dice is 17, less 4 is 13: HP 7 to −6', () => {
    const damage: Entry = {
      k: 'damage',
      to: 'alv',
      roll: { rolls: [[6, 6]], base: 17, added: 0 },
      def: 4,
      dealt: 13,
      hp: [7, -6],
    };
    expect(said(damage)).toBe('アールヴに13点のダメージ。HP 7 → −6。');
    expect(rolls(damage)).toEqual(['ダメージ 17', 'ダメージ 13 防護4を引いたあと']);
  });

  test('7 on the dice, level 2 and bonus 2 make 11 against 6: unconscious', () => {
    const death: Entry = {
      k: 'death',
      who: 'alv',
      check: { dice: [3, 4], mod: 4, total: 11 },
      target: 6,
      alive: true,
    };
    expect(rolls(death)).toEqual(['生死 11 目標6 気絶']);
  });

  test('an ally wakes him', () => {
    expect(
      said({ k: 'act', who: 'stra', deed: 'use', what: 'アウェイクポーション', aim: ['alv'] }),
    ).toBe('ストラがアールヴに「アウェイクポーション」を使った。');
    expect(said({ k: 'wake', who: 'alv' })).toBe('アールヴが気がついた。');
  });
});

describe('SW-KNW-14 against an enemy that is not identified', () => {
  test('a hit shows the own roll up to the defence, and no HP', () => {
    const damage: Entry = {
      k: 'damage',
      to: 'x',
      roll: { rolls: [[5, 6]], rating: 20, base: 9, added: 5 },
      halved: true,
      feat: 4,
    };
    expect(said(damage)).toBe('魔物Aに傷を負わせた。');
    expect(rolls(damage)).toEqual(['威力20 14', '合計 11 半減、特技＋4、防護を引く前']);
  });

  test('its blow shows what got through, not its dice', () => {
    const damage: Entry = { k: 'damage', to: 'alv', def: 4, dealt: 0, hp: [7, 7] };
    expect(said(damage)).toBe('アールヴに0点。傷はつかない。');
    expect(rolls(damage)).toEqual(['ダメージ 0 防護4を引いたあと']);
    expect(rolls({ k: 'attack', who: 'x', to: 'x', hit: false })).toEqual([]);
  });

  test('two of them among each other show nothing but that it hurt', () => {
    const damage: Entry = { k: 'damage', to: 'x' };
    expect(said(damage)).toBe('魔物Aが傷を負った。');
    expect(rolls(damage)).toEqual([]);
  });

  test('the GM reads which numbers players do not', () => {
    const attack: Entry = {
      k: 'attack',
      who: 'x',
      to: 'alv',
      hit: true,
      acc: { total: 11 },
      eva: { dice: [3, 4], mod: 3, total: 10 },
      veiled: true,
      hides: ['acc'],
    };
    expect(rolls(attack)).toEqual(['命中 11 GMだけ', '回避 10 命中']);
    expect(lineFor(attack).gmOnly).toBeUndefined();
    expect(lineFor({ ...attack, hides: undefined }).gmOnly).toBe(true);
  });
});

describe('SW-ACT-8, SW-ACT-14 sums', () => {
  test('criticals are further throws of one roll', () => {
    const damage: Entry = {
      k: 'damage',
      to: 'bog',
      roll: {
        rolls: [
          [6, 6],
          [2, 3],
        ],
        rating: 10,
        base: 10,
        added: 7,
      },
      def: 3,
      dealt: 14,
      hp: [21, 7],
    };
    const line = spoken(damage);
    expect(line.rolls?.[0]).toMatchObject({ tableValue: 10, terms: [7], total: 17 });
    expect(line.rolls?.[0]?.batches?.map(({ why }) => why)).toEqual([undefined, 'クリティカル']);
  });

  test('where nothing is taken off, the roll is the damage', () => {
    const damage: Entry = {
      k: 'damage',
      to: 'bog',
      roll: { rolls: [[4, 5]], rating: 10, base: 5, added: 7 },
      dealt: 12,
      hp: [21, 9],
    };
    expect(rolls(damage)).toEqual(['威力10 12 12']);
  });

  test('healing above the maximum says how much of it counts', () => {
    const heal: Entry = {
      k: 'heal',
      to: 'alv',
      roll: { rolls: [[4, 4]], base: 11, added: 0 },
      restored: 6,
    };
    expect(said(heal)).toBe('アールヴのHPが6回復した。');
    expect(rolls(heal)).toEqual(['回復 11', '回復 6 最大HPまで']);
  });

  test('SW-KNW-6 one throw is read twice where the weakness has a lower total', () => {
    const knowledge: Entry = {
      k: 'knowledge',
      who: 'rena',
      of: 'x',
      dice: [3, 5],
      mod: 8,
      total: 16,
      weakMod: 7,
    };
    expect(rolls(knowledge)).toEqual(['知識 16', '弱点 15']);
  });
});

describe('deeds', () => {
  test('aims, parts, feats and the ruling of the GM', () => {
    const act: Entry = {
      k: 'act',
      who: 'alv',
      deed: 'attack',
      what: '騎槍',
      whatEn: 'Riding Spear',
      aim: ['x/p2', 'bog/p1'],
      pieces: [{ name: '鋏', nameEn: 'Claw', nth: 2 }, null],
      feat: 'allOutAttack',
      overruled: true,
    };
    expect(said(act)).toBe(
      'アールヴの攻撃「騎槍」、魔物A（鋏2）、ボガードAへ。宣言《全力攻撃》。（GMの裁定）',
    );
    language.current = 'en';
    expect(said(act)).toBe(
      "アールヴ attacks with “Riding Spear”: 魔物A (Claw 2), ボガードA. Declared: All-out Attack. (GM's ruling)",
    );
  });

  test('covering, alone and with something else', () => {
    expect(said({ k: 'act', who: 'alv', deed: 'hold', feat: 'cover', covers: 'rena' })).toBe(
      'アールヴはレナをかばう。',
    );
    expect(said({ k: 'act', who: 'alv', deed: 'withdraw', feat: 'cover', covers: 'rena' })).toBe(
      'アールヴが離脱を宣言した。アールヴはレナをかばう。',
    );
  });

  test('a name is never read as a sentence with gaps', () => {
    const odd: Names = { ...names, name: () => '{to}<b>' };
    const line = lineOf({ k: 'wake', who: 'alv' }, odd);
    expect(line?.text).toEqual([{ kind: 'party', text: '{to}<b>' }, 'が気がついた。']);
  });
});

describe('discoveries', () => {
  test('SW-KNW-7 gold lines say the kind, and what the weakness is', () => {
    const found: Entry = {
      k: 'found',
      of: 'bog',
      by: 'rena',
      what: 'weakness',
      name: 'レブナント',
      weakness: { kind: 'healingDamage', amount: 3 },
    };
    expect(wordsOf(lineFor(found))).toBe(
      '弱点を見抜いた\nレナがレブナントの弱点を見抜いた：回復効果ダメージ＋3',
    );
    expect(wordsOf(lineFor({ k: 'found', of: 'bog', what: 'identity', name: 'ボガード' }))).toBe(
      '正体を見抜いた\nボガードだと分かった。',
    );
  });
});

describe('what random fights do not bring', () => {
  test.each([
    [{ k: 'between-rest', id: 'alv' }, 'アールヴが休み、HPとMPが元に戻った。'],
    [{ k: 'between-wake', id: 'alv' }, 'アールヴがHP1で気がついた。'],
    [
      { k: 'raised', id: 'alv', cost: 10000, taint: 1 },
      'アールヴが10000ガメルで蘇生した。穢れは1になった。',
    ],
    [
      { k: 'raised', id: 'alv', cost: 1, memory: true },
      'アールヴが1ガメルで蘇生した。それまでの1年の記憶を失った。',
    ],
    [
      { k: 'raised', id: 'alv', cost: 1, taint: 5, lost: true },
      'アールヴが1ガメルで蘇生した。穢れが5に達し、もう戻らない。',
    ],
    [{ k: 'veil', of: 'x', identified: false, weakness: false }, 'GMが魔物Aの情報を伏せた。'],
    [{ k: 'overruled', who: 'alv' }, 'GMの裁定でアールヴが行った。'],
    [{ k: 'attack', to: 'alv', hit: true }, 'どこからか、アールヴに攻撃が命中。'],
    [{ k: 'rewound' }, '途中の行動をはじめからやり直す。出た目はそのまま使う。'],
    [{ k: 'finished' }, '戦闘を閉じた。'],
    [{ k: 'grant', id: 'bog' }, 'GMがボガードAの戦利品の判定を許した。'],
    [
      { k: 'fix', id: 'alv', field: 'item', part: 'i1', what: '薬', from: 2, to: 1 },
      'GMの訂正：アールヴの「薬」の数 2 → 1',
    ],
    [
      { k: 'fix', id: 'alv', field: 'area', from: 'front', to: 'partyRear' },
      'GMの訂正：アールヴの場所 前線 → 自軍後方',
    ],
    [
      { k: 'fix', id: 'alv', field: 'major', from: true, to: false },
      'GMの訂正：アールヴの主動作 使った → 残っている',
    ],
  ] as [Entry, string][])('%j', (entry, text) => {
    expect(said(entry)).toBe(text);
  });

  test('an entry of another system says nothing', () => {
    expect(lineOf({ k: 'toString' }, names)).toBeNull();
    expect(lineOf({ k: 'sparkle' }, names)).toBeNull();
  });
});

describe('dice to be checked once the seeds are shown', () => {
  test('in the order rolled, each with its stream', () => {
    expect(
      diceOf({
        k: 'attack',
        who: 'x',
        to: 'alv',
        hit: true,
        acc: { dice: [1, 2], mod: 4, total: 7 },
        eva: { dice: [3, 4], mod: 3, total: 10 },
        veiled: true,
        hides: ['acc'],
      }),
    ).toEqual([
      { stream: 'gm', sides: 6, faces: [1, 2] },
      { stream: 'party', sides: 6, faces: [3, 4] },
    ]);
  });

  test('a magic total that serves for a second target was rolled before', () => {
    const mag = { dice: [6, 1], mod: 5, total: 12 };
    const res = { dice: [2, 2], mod: 5, total: 9 };
    const entry: Entry = { k: 'resist', who: 'rena', to: 'bog', resisted: false, mag, res };
    expect(diceOf(entry).map(({ faces }) => faces)).toEqual([
      [6, 1],
      [2, 2],
    ]);
    expect(diceOf({ ...entry, again: true }).map(({ faces }) => faces)).toEqual([[2, 2]]);
  });
});
