/** Weapon skills (武器技能, SG-DAT-1). */
export const WEAPON_SKILLS = {
  sword: { ja: '剣', en: 'Sword' },
  greatsword: { ja: '大剣', en: 'Greatsword' },
  axe: { ja: '斧', en: 'Axe' },
  club: { ja: '棍棒', en: 'Club' },
  gun: { ja: '銃', en: 'Gun' },
  unarmed: { ja: '体術', en: 'Unarmed' },
  shortsword: { ja: '小剣', en: 'Shortsword' },
  spear: { ja: '槍', en: 'Spear' },
  bow: { ja: '弓', en: 'Bow' },
} as const;
export type WeaponSkill = keyof typeof WEAPON_SKILLS;

/** Skills of defence, which every sheet calls the same. */
export const DEFENCE_SKILLS = {
  evasion: { ja: '回避', en: 'Evasion' },
  shield: { ja: '盾', en: 'Shield' },
  resistance: { ja: '抵抗', en: 'Resistance' },
} as const;
export type DefenceSkill = keyof typeof DEFENCE_SKILLS;

/** Abilities that must exist (SG-DAT-1); others are named by the sheet. */
export const BODY = 'body';
export const DEXTERITY = 'dexterity';

/** Attributes (属性, SG-ATT-1). */
export const ATTRIBUTES = {
  slash: { ja: '斬', en: 'Slash' },
  blow: { ja: '打', en: 'Blow' },
  thrust: { ja: '刺', en: 'Thrust' },
  fire: { ja: '火', en: 'Fire' },
  water: { ja: '水', en: 'Water' },
  wind: { ja: '風', en: 'Wind' },
  earth: { ja: '土', en: 'Earth' },
  light: { ja: '光', en: 'Light' },
  dark: { ja: '闇', en: 'Dark' },
} as const;
export type Attribute = keyof typeof ATTRIBUTES;

/** Default attribute of a weapon (SG-ATT-4). */
export const USUAL_ATTRIBUTE: Readonly<Record<WeaponSkill, Attribute>> = {
  sword: 'slash',
  greatsword: 'slash',
  axe: 'slash',
  club: 'blow',
  gun: 'blow',
  unarmed: 'blow',
  shortsword: 'thrust',
  spear: 'thrust',
  bow: 'thrust',
};

/** Bad statuses that are marks of their own; 気絶 and 昏倒 follow from HP and LP. */
export const STATUSES = {
  stun: { ja: 'スタン', en: 'Stun' },
  poison: { ja: '毒', en: 'Poison' },
  paralysis: { ja: 'マヒ', en: 'Paralysis' },
  darkness: { ja: '暗闇', en: 'Darkness' },
  sleep: { ja: '眠り', en: 'Sleep' },
  confusion: { ja: '混乱', en: 'Confusion' },
  charm: { ja: '魅了', en: 'Charm' },
  petrification: { ja: '石化', en: 'Petrification' },
} as const;
export type StatusName = keyof typeof STATUSES;

/** Pools (SG-DAT-2). */
export const POOLS = ['hp', 'wp', 'jp', 'lp'] as const;
export type PoolName = (typeof POOLS)[number];

export const HANDS = 2;

/** Fists: always there while a hand is free (SG-TRN-6). */
export const UNARMED = 'unarmed';
/** What an enemy attacks with. */
export const NATURAL = 'natural';

export function keysOf<T extends object>(terms: T): [keyof T & string, ...(keyof T & string)[]] {
  return Object.keys(terms) as [keyof T & string, ...(keyof T & string)[]];
}
