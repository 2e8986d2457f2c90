/** A word of the game in both languages. */
export interface Term {
  readonly ja: string;
  readonly en: string;
}

/** The skills (技能) the rules know; a sheet may hold others of the group's own (SW-DAT-1). */
export const SKILLS = {
  fighter: { ja: 'ファイター', en: 'Fighter' },
  grappler: { ja: 'グラップラー', en: 'Grappler' },
  fencer: { ja: 'フェンサー', en: 'Fencer' },
  shooter: { ja: 'シューター', en: 'Shooter' },
  sorcerer: { ja: 'ソーサラー', en: 'Sorcerer' },
  conjurer: { ja: 'コンジャラー', en: 'Conjurer' },
  priest: { ja: 'プリースト', en: 'Priest' },
  fairyTamer: { ja: 'フェアリーテイマー', en: 'Fairy Tamer' },
  magitech: { ja: 'マギテック', en: 'Magitech' },
  scout: { ja: 'スカウト', en: 'Scout' },
  ranger: { ja: 'レンジャー', en: 'Ranger' },
  sage: { ja: 'セージ', en: 'Sage' },
  rider: { ja: 'ライダー', en: 'Rider' },
  enhancer: { ja: 'エンハンサー', en: 'Enhancer' },
  bard: { ja: 'バード', en: 'Bard' },
  alchemist: { ja: 'アルケミスト', en: 'Alchemist' },
} as const satisfies Record<string, Term>;
export type KnownSkill = keyof typeof SKILLS;

/** Skills that give magic power (魔法使い系, SW-ACT-4). */
export const MAGIC_SKILLS = [
  'sorcerer',
  'conjurer',
  'priest',
  'fairyTamer',
  'magitech',
] as const satisfies readonly KnownSkill[];

/** The ability bonuses (ボーナス, SW-DAT-1). */
export const ABILITIES = {
  dexterity: { ja: '器用', en: 'Dexterity' },
  agility: { ja: '敏捷', en: 'Agility' },
  strength: { ja: '筋力', en: 'Strength' },
  vitality: { ja: '生命力', en: 'Vitality' },
  intelligence: { ja: '知力', en: 'Intelligence' },
  spirit: { ja: '精神力', en: 'Spirit' },
} as const satisfies Record<string, Term>;
export type Ability = keyof typeof ABILITIES;

/** The feats (特技) the rules act on (SW-ACT-10, SW-ACT-12, SW-DEF-2). */
export const FEATS = {
  allOutAttack: { ja: '全力攻撃', en: 'All-out Attack' },
  feint: { ja: '牽制攻撃', en: 'Feint' },
  deadlyStrike: { ja: '必殺攻撃', en: 'Deadly Strike' },
  magicStrike: { ja: '魔力撃', en: 'Magic Strike' },
  cover: { ja: 'かばう', en: 'Cover' },
  multiAction: { ja: 'マルチアクション', en: 'Multi-action' },
  shootersDodge: { ja: '射手の体術', en: "Shooter's Dodge" },
} as const satisfies Record<string, Term>;
export type Feat = keyof typeof FEATS;

/** Attributes (属性) of weapons, spells and weaknesses. */
export const ATTRIBUTES = {
  earth: { ja: '土', en: 'Earth' },
  water: { ja: '水・氷', en: 'Water and ice' },
  fire: { ja: '炎', en: 'Fire' },
  wind: { ja: '風', en: 'Wind' },
  lightning: { ja: '雷', en: 'Lightning' },
  energy: { ja: '純エネルギー', en: 'Pure energy' },
  light: { ja: '光', en: 'Light' },
  darkness: { ja: '闇', en: 'Darkness' },
  cutting: { ja: '斬撃', en: 'Cutting' },
  impact: { ja: '衝撃', en: 'Impact' },
  silver: { ja: '銀', en: 'Silver' },
  poison: { ja: '毒', en: 'Poison' },
  disease: { ja: '病気', en: 'Disease' },
  curse: { ja: '呪い', en: 'Curse' },
  mind: { ja: '精神効果', en: 'Mind' },
} as const satisfies Record<string, Term>;
export type Attribute = keyof typeof ATTRIBUTES;

/** Categories (分類) of enemies (SW-DAT-3). */
export const CATEGORIES = {
  undead: { ja: 'アンデッド', en: 'Undead' },
  magicalConstruct: { ja: '魔法生物', en: 'Magical construct' },
  fairy: { ja: '妖精', en: 'Fairy' },
  animal: { ja: '動物', en: 'Animal' },
  plant: { ja: '植物', en: 'Plant' },
  barbarian: { ja: '蛮族', en: 'Barbarian' },
  mythicalBeast: { ja: '幻獣', en: 'Mythical beast' },
  machine: { ja: '魔動機', en: 'Machine' },
  demon: { ja: '魔神', en: 'Demon' },
  humanoid: { ja: '人族', en: 'Humanoid' },
  other: { ja: 'その他', en: 'Other' },
} as const satisfies Record<string, Term>;
export type Category = keyof typeof CATEGORIES;

/** Attack kinds with a weapon (SW-ACT-4). */
export const ATTACK_KINDS = {
  melee: { ja: '近接', en: 'Melee' },
  thrown: { ja: '投擲', en: 'Thrown' },
  bow: { ja: '射出', en: 'Bow' },
  gun: { ja: 'ガン', en: 'Gun' },
} as const satisfies Record<string, Term>;
export type AttackKind = keyof typeof ATTACK_KINDS;

/** Weapon categories; `sword` has a sheath, `oneHandGun` a holster (SW-ACT-9). */
export const WEAPON_CATEGORIES = {
  sword: { ja: 'ソード', en: 'Sword' },
  axe: { ja: 'アックス', en: 'Axe' },
  spear: { ja: 'スピア', en: 'Spear' },
  mace: { ja: 'メイス', en: 'Mace' },
  staff: { ja: 'スタッフ', en: 'Staff' },
  hammer: { ja: 'ウォーハンマー', en: 'War hammer' },
  unarmed: { ja: '格闘', en: 'Unarmed' },
  thrown: { ja: '投擲', en: 'Thrown' },
  bow: { ja: 'ボウ', en: 'Bow' },
  crossbow: { ja: 'クロスボウ', en: 'Crossbow' },
  oneHandGun: { ja: '片手銃', en: 'One-hand gun' },
  twoHandGun: { ja: '両手銃', en: 'Two-hand gun' },
  other: { ja: 'その他', en: 'Other' },
} as const satisfies Record<string, Term>;
export type WeaponCategory = keyof typeof WEAPON_CATEGORIES;

/** The keys of a word list, in its order, as zod's enums want them. */
export const keysOf = <K extends string>(terms: Readonly<Record<K, Term>>): [K, ...K[]] =>
  Object.keys(terms) as [K, ...K[]];
