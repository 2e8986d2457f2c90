import type { Alter as AlterSheet } from '../../../../testing/secrecy/kit';
import {
  ATTRIBUTES,
  keysOf,
  type Attribute,
  type EnemyInput,
  type TechniqueInput,
} from '../../sheets';

type Alter = AlterSheet<EnemyInput>;

const value = (base: number | undefined, by: number): number =>
  Math.min(30, Math.max(0, (base ?? 5) + by));

const techniques =
  (alter: (technique: TechniqueInput, by: number) => TechniqueInput): Alter =>
  (sheet, by) => ({
    ...sheet,
    techniques: sheet.techniques?.map((technique) => alter(technique, by)) ?? [],
  });

const attributes = (by: number): Attribute[] => {
  const all = keysOf(ATTRIBUTES);
  return [all[by % all.length]!];
};

const more = (by: number): TechniqueInput => ({
  ...{ id: `more-${by}`, name: `秘技${by}`, skill: 'sword', rank: 1 + (by % 6), cost: by },
  ...{ base: by, dice: 1 + (by % 3), targets: by % 2 ? 'row' : 'one' },
});

/** What stays hidden of an identified kind (SG-OPT-1). */
const lasting = {
  weaknessValue: (sheet, by) => ({ ...sheet, weaknessValue: by % 3 === 0 ? 'none' : 30 + by }),
  weak: (sheet, by) => ({ ...sheet, weak: attributes(by) }),
  resists: (sheet, by) => ({ ...sheet, resists: attributes(by) }),
  immune: (sheet, by) => ({ ...sheet, immune: attributes(by) }),
} satisfies Record<string, Alter>;

export const LASTING = Object.keys(lasting);

/** Changes of what is hidden while a kind is not identified; `by` is 1 or more. */
export const CHANGES: Readonly<Record<string, Alter>> = {
  ...lasting,
  name: (sheet, by) => ({ ...sheet, name: `秘された名${by}`, nameEn: `Secret ${by}` }),
  note: (sheet, by) => ({ ...sheet, note: `秘密の覚え書き${by}` }),
  rank: (sheet, by) => ({ ...sheet, rank: by }),
  boss: (sheet, by) => ({ ...sheet, boss: by % 2 === 0 }),
  fame: (sheet, by) => ({ ...sheet, fame: 30 + by }),
  evasion: (sheet, by) => ({ ...sheet, evasion: value(sheet.evasion, by % 2 ? 1 : -1) }),
  hit: (sheet, by) => ({ ...sheet, hit: value(sheet.hit, by % 2 ? 1 : -1) }),
  spell: (sheet, by) => ({ ...sheet, spell: value(sheet.spell ?? sheet.hit, by) }),
  resist: (sheet, by) => ({ ...sheet, resist: value(sheet.resist, by) }),
  hp: (sheet, by) => ({ ...sheet, hp: sheet.hp + 7 * by }),
  wp: (sheet, by) => ({ ...sheet, wp: (sheet.wp ?? 30) + by }),
  jp: (sheet, by) => ({ ...sheet, jp: (sheet.jp ?? 30) + by }),
  lp: (sheet, by) => (sheet.lp === undefined ? sheet : { ...sheet, lp: sheet.lp + by }),
  attack: (sheet, by) => ({ ...sheet, attack: (sheet.attack ?? 0) + by }),
  defence: (sheet, by) => ({ ...sheet, defence: (sheet.defence ?? 0) + by }),
  attributes: (sheet, by) => ({ ...sheet, attributes: attributes(by) }),
  reach: (sheet) => ({ ...sheet, reach: sheet.reach === 'ranged' ? 'melee' : 'ranged' }),
  techniqueIds: techniques((technique, by) => ({ ...technique, id: `${technique.id}-${by}` })),
  techniqueTexts: techniques((technique, by) => ({
    ...technique,
    ...{ note: `秘密${by}`, text: `秘密の型${by}` },
  })),
  costs: techniques((technique, by) => ({ ...technique, cost: by % 4 })),
  ranks: techniques((technique, by) => ({ ...technique, rank: 1 + (by % 6) })),
  powers: techniques((technique, by) => ({ ...technique, base: by, dice: 1 + (by % 3) })),
  techniqueAttributes: techniques((technique, by) => ({
    ...technique,
    attributes: attributes(by),
  })),
  moreTechniques: (sheet, by) => ({
    ...sheet,
    techniques: [...(sheet.techniques ?? []), more(by)],
  }),
};
