/** Invented content that fills the gallery. */
import type { ActionStep } from '../ui/action/action';
import type { CombatantCardData } from '../ui/card/card';
import { foe, figure, logText, party, type LogEntry } from '../ui/log/log';
import type { OrderGroup } from '../ui/order/order';
import type { Seat } from '../ui/shell/shell';

const d6 = (...values: number[]) => [{ dice: values.map((value) => ({ value })) }];

export const seats: Seat[] = [
  { id: '1', name: 'GM', connected: true },
  { id: '2', name: 'アールヴ', connected: true },
  { id: '3', name: 'レナ', connected: true },
  { id: '4', name: 'ゼノン', connected: true },
  { id: '5', name: 'ストラ', connected: false },
];

export const alv: CombatantCardData = {
  id: 'alv',
  name: 'アールヴ',
  side: 'ally',
  hp: { current: 23, max: 31 },
  values: [
    { label: 'MP', value: '0' },
    { label: '回避', value: '＋6' },
    { label: '防護', value: '5' },
  ],
};

export const rena: CombatantCardData = {
  id: 'rena',
  name: 'レナ',
  side: 'ally',
  hp: { current: 19, max: 22 },
  values: [{ label: 'MP', value: '14' }],
  note: '済',
};

export const stra: CombatantCardData = {
  id: 'stra',
  name: 'ストラ',
  side: 'ally',
  hp: { current: 24, max: 24 },
  values: [{ label: 'MP', value: '9' }],
  gone: true,
};

export const zenon: CombatantCardData = {
  id: 'zenon',
  name: 'ゼノン',
  side: 'ally',
  hp: { current: -6, max: 26 },
  values: [{ label: 'MP', value: '4' }],
  state: 'down',
  chips: [{ text: '気絶', tone: 'bad' }],
};

const bogardValues = [
  { label: '命中', value: '11' },
  { label: '回避', value: '11' },
  { label: '防護', value: '3' },
];

export const bogardA: CombatantCardData = {
  id: 'bogard-a',
  name: 'ボガードA',
  side: 'enemy',
  seal: 'identified',
  hp: { current: 6, max: 18 },
  values: bogardValues,
};

export const bogardB: CombatantCardData = {
  ...bogardA,
  id: 'bogard-b',
  name: 'ボガードB',
  hp: { current: 18, max: 18 },
};

export const unknownA: CombatantCardData = {
  id: 'unknown-a',
  name: '魔物A',
  side: 'enemy',
  veil: 'cloth',
};

export const unknownB: CombatantCardData = { ...unknownA, id: 'unknown-b', name: '魔物B' };

export const revenantForGm: CombatantCardData = {
  ...unknownA,
  veil: 'through',
  realName: 'レブナント',
  hp: { current: 31, max: 36 },
  values: [
    { label: '命中', value: '12' },
    { label: '回避', value: '10' },
    { label: '防護', value: '4' },
  ],
};

export const order: OrderGroup[] = [
  {
    id: 'allies',
    title: '味方の番',
    hint: '先攻',
    rows: [
      { id: 'alv', name: 'アールヴ', detail: '主動作・補助動作', side: 'ally', now: true },
      { id: 'stra', name: 'ストラ', detail: '切断', side: 'ally', off: true },
      { id: 'zenon', name: 'ゼノン', detail: '気絶', side: 'ally', down: true },
      { id: 'rena', name: 'レナ', detail: '行動ずみ', side: 'ally', done: true },
    ],
  },
  {
    id: 'enemies',
    title: '敵の番',
    rows: ['魔物A', 'ボガードA', 'ボガードB', '魔物B'].map((name) => ({
      id: name,
      name,
      side: 'enemy' as const,
    })),
  },
];

export const steps: ActionStep[] = [
  {
    id: 'action',
    title: '行動',
    hint: '主動作1・移動1',
    kind: 'one',
    chosen: ['sword'],
    segments: [
      { id: 'major', label: '主動作' },
      { id: 'minor', label: '補助動作' },
      { id: 'move', label: '移動' },
    ],
    segment: 'major',
    options: [
      { id: 'sword', label: 'バスタードソード', right: '2d＋6' },
      { id: 'axe', label: '手斧を投げる', disabledReason: '両手がふさがっている' },
      { id: 'leave', label: '離脱を宣言', right: '回避−4' },
      { id: 'potion', label: 'アウェイクポーション', right: '×1' },
    ],
  },
  {
    id: 'target',
    title: '対象',
    kind: 'one',
    chosen: ['bogard-b'],
    options: [
      { id: 'bogard-b', label: 'ボガードB', right: '命中 72%' },
      { id: 'bogard-a', label: 'ボガードA', right: '命中 72%' },
      { id: 'unknown-a', label: '魔物A', right: '見込みは不明' },
      { id: 'unknown-b', label: '魔物B', disabledReason: '同じエリアにいない' },
    ],
  },
  {
    id: 'feat',
    title: '宣言特技',
    hint: '1つまで',
    kind: 'one',
    chosen: ['full'],
    options: [
      { id: 'none', label: '使わない' },
      { id: 'full', label: '全力攻撃', right: '＋4', detail: '次の手番まで回避−2' },
      { id: 'feint', label: '牽制攻撃', right: '命中＋1', detail: 'クリティカル値＋1' },
    ],
  },
];

export const entries: LogEntry[] = [
  {
    id: '1',
    kind: 'found',
    title: '正体を見抜いた',
    text: logText('{who}が{what}を識別した。', { who: party('レナ'), what: foe('ボガード') }),
    rolls: [{ label: '知識', batches: d6(6, 4), terms: [7], total: 17 }],
  },
  { id: '2', kind: 'divider', text: '第1ラウンド 敵の番' },
  {
    id: '3',
    kind: 'event',
    text: logText('{who}の〈呪いの爪〉、{whom}へ。', { who: foe('魔物A'), whom: party('ゼノン') }),
    rolls: [
      { label: '回避', batches: d6(2, 3), terms: [5], total: 10, outcome: '命中' },
      {
        label: 'ダメージ',
        amount: { kind: 'damage', value: '13' },
        note: '防護4を引いたあと',
      },
    ],
  },
  {
    id: '4',
    kind: 'event',
    text: logText('{who}、HP {hp}。', { who: party('ゼノン'), hp: figure('7 → −6') }),
    rolls: [
      {
        label: '生死',
        batches: d6(3, 4),
        terms: [4],
        total: 11,
        against: '目標6',
        outcome: '気絶',
      },
    ],
  },
  { id: '5', kind: 'divider', text: '第2ラウンド 味方の番' },
  {
    id: '6',
    kind: 'event',
    text: logText('{who}の《エネルギー・ボルト》、{whom}へ。', {
      who: party('レナ'),
      whom: foe('ボガードA'),
    }),
    rolls: [
      {
        label: '行使',
        batches: d6(5, 3),
        terms: [7],
        total: 15,
        against: '抵抗10',
        outcome: '通った',
      },
      {
        label: '威力10',
        batches: d6(4, 5),
        tableValue: 5,
        terms: [7],
        total: 12,
        amount: { kind: 'damage', value: '12' },
      },
    ],
  },
  { id: '7', kind: 'chat', speaker: 'ストラ', text: 'ゼノンはポーションで起こす。先に殴って' },
  { id: '8', kind: 'system', text: 'ストラの接続が切れました。席は残っています。' },
];

export const otherEntries: LogEntry[] = [
  {
    id: 'o1',
    kind: 'found',
    title: '閃いた：流し斬り',
    text: logText('{who}の剣に技がひとつ増えた。', { who: party('ゼノン') }),
    rolls: [{ label: '命中', batches: d6(4, 4, 4) }],
  },
  {
    id: 'o2',
    kind: 'event',
    undone: true,
    text: logText('{who}の攻撃、{whom}に14点。', {
      who: party('アールヴ'),
      whom: foe('ボガードB'),
    }),
  },
  { id: 'o3', kind: 'gm', text: ['GMが1つ前に戻した。'] },
  {
    id: 'o4',
    kind: 'gm',
    text: logText('GMの訂正：ボガードAのHP {hp}', { hp: figure('6 → 8') }),
  },
  { id: 'o5', kind: 'gm', gmOnly: true, text: ['魔物Aの先制値は11でした。'] },
  { id: 'o6', kind: 'chat', speaker: 'レナ', text: '次は奥を狙う\n<b>太字ではない</b>' },
  {
    id: 'o7',
    kind: 'event',
    text: logText('{who}が{whom}を癒した。', { who: party('レナ'), whom: party('アールヴ') }),
    rolls: [
      {
        label: '威力10',
        batches: [
          { dice: [{ value: 6 }, { value: 6 }] },
          { why: 'クリティカル', dice: [{ value: 2 }, { value: 1 }] },
        ],
        tableValue: 7,
        terms: [5],
        total: 12,
        amount: { kind: 'healing', value: '12' },
      },
    ],
  },
  { id: 'o8', kind: 'system', text: 'ストラが戻ってきた。' },
];

export const longName =
  '紅蓮の谷に生まれし名もなき傭兵団の最後の生き残りにして風を聴く者アレクサンドリーネ・フォン・ヴァイセンブルク四世殿下の従者ポチ二号';
