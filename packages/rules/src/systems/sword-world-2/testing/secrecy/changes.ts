import type { Alter as AlterSheet } from '../../../../testing/secrecy/kit';
import type { EnemyInput } from '../../sheets';

type Part = EnemyInput['parts'][number];
type Spell = NonNullable<EnemyInput['spells']>[number];
type Attack = NonNullable<Part['attacks']>[number];
type Alter = AlterSheet<EnemyInput>;

const value = (base: number | string | undefined, by: number): number =>
  Math.min(20, Math.max(-5, (typeof base === 'number' ? base : Number.parseInt(base ?? '5')) + by));

const parts =
  (alter: (part: Part, by: number, index: number) => Part): Alter =>
  (sheet, by) => ({ ...sheet, parts: sheet.parts.map((part, index) => alter(part, by, index)) });

const attacks = (alter: (attack: Attack, by: number, index: number) => Attack): Alter =>
  parts((part, by) => ({
    ...part,
    attacks: part.attacks?.map((attack, index) => alter(attack, by, index)) ?? [],
  }));

const spells =
  (alter: (spell: Spell, by: number) => Spell): Alter =>
  (sheet, by) => ({ ...sheet, spells: sheet.spells?.map((spell) => alter(spell, by)) ?? [] });

/** Names that players read while nobody has given other words stay as they are. */
const renamed = <T extends { name?: string | undefined; publicName?: string | undefined }>(
  thing: T,
  by: number,
): T => (thing.publicName ? { ...thing, name: `秘名${by}`, nameEn: `Secret ${by}` } : thing);

const CATEGORIES = ['undead', 'magicalConstruct', 'fairy', 'animal', 'barbarian'] as const;
const WEAKNESSES = [
  { kind: 'physicalDamage', amount: 5 },
  { kind: 'magicDamage', amount: 4 },
  { kind: 'attributeDamage', attribute: 'fire', amount: 6 },
  { kind: 'accuracy', amount: 2 },
  { kind: 'healingDamage', amount: 3 },
] as const;

/** Changes of what is hidden while a kind is not identified; `by` is 1 or more. */
export const CHANGES: Readonly<Record<string, Alter>> = {
  name: (sheet, by) => ({ ...sheet, name: `秘された名${by}`, nameEn: `Secret ${by}` }),
  note: (sheet, by) => ({ ...sheet, note: `秘密の覚え書き${by}` }),
  level: (sheet, by) => ({ ...sheet, level: by }),
  fame: (sheet, by) => ({ ...sheet, fame: 22 + by }),
  weaknessValue: (sheet, by) => ({ ...sheet, weaknessValue: by % 3 === 0 ? 'none' : 22 + by }),
  weakness: (sheet, by) => ({ ...sheet, weakness: WEAKNESSES[by % WEAKNESSES.length]! }),
  category: (sheet, by) => ({ ...sheet, category: CATEGORIES[by % CATEGORIES.length]! }),
  knowledgeSkills: (sheet, by) => ({
    ...sheet,
    knowledgeSkills: [{ skill: 'bard', findsWeakness: by % 2 === 0 }],
  }),
  initiativeValue: (sheet, by) => ({ ...sheet, initiativeValue: 6 + by }),
  vitality: (sheet, by) => ({ ...sheet, vitalityResistance: value(sheet.vitalityResistance, by) }),
  mental: (sheet, by) => ({ ...sheet, mentalResistance: value(sheet.mentalResistance, -by) }),
  magicPower: (sheet, by) => ({ ...sheet, magicPower: value(sheet.magicPower, by) }),
  traits: (sheet, by) => ({ ...sheet, traits: [{ name: `秘技${by}`, note: '秘密' }] }),
  loot: (sheet, by) => ({ ...sheet, loot: [{ roll: 'auto', items: [{ name: `秘宝${by}` }] }] }),
  core: (sheet, by) => ({ ...sheet, core: sheet.parts[by % sheet.parts.length]!.id ?? 'body' }),
  evasion: parts((part, by) => ({ ...part, evasion: value(part.evasion, by % 2 ? 1 : -1) })),
  defence: parts((part, by) => ({ ...part, defence: (part.defence ?? 0) + by })),
  hp: parts((part, by) => ({ ...part, hp: part.hp + 7 * by })),
  mp: parts((part, by) => ({ ...part, mp: (part.mp ?? 0) + by })),
  accuracy: attacks((attack, by) => ({ ...attack, accuracy: value(attack.accuracy, by % 3) })),
  damage: attacks((attack, by) => ({ ...attack, damage: { dice: `2d+${by}` } })),
  attackNames: attacks((attack, by) => renamed(attack, by)),
  attackIds: attacks((attack, by, index) => ({ ...attack, id: `a${by}-${index}` })),
  spellNames: spells((spell, by) => renamed(spell, by)),
  spellIds: spells((spell, by) => ({ ...spell, id: `${spell.id}-${by}` })),
  ranges: spells((spell, by) => ({ ...spell, range: 10 * by })),
  attackKinds: attacks((attack, by) => ({ ...attack, kind: by % 2 ? 'bow' : 'thrown', range: 30 })),
  modifiers: spells((spell, by) => {
    const { effect } = spell;
    if (effect.kind !== 'status') return spell;
    return { ...spell, effect: { ...effect, modifiers: { damage: by, defence: by } } };
  }),
  mpCost: spells((spell, by) => ({ ...spell, mpCost: by })),
  power: spells((spell, by) => ({ ...spell, power: value(spell.power, by % 4) })),
  moreSpells: (sheet, by) => ({
    ...sheet,
    spells: [
      ...(sheet.spells ?? []),
      {
        id: `more-${by}`,
        name: `秘術${by}`,
        range: 20,
        resist: { outcome: 'unresistable' as const },
        effect: { kind: 'fixedDamage' as const, amount: by },
      },
    ],
  }),
  partIds(sheet, by) {
    const id = (old: string | undefined) => (old === undefined ? undefined : `${old}-${by}`);
    return {
      ...sheet,
      parts: sheet.parts.map((part) => ({ ...part, id: id(part.id ?? 'body') })),
      core: id(sheet.core),
      spells: sheet.spells?.map((spell) => ({ ...spell, part: id(spell.part) })) ?? [],
    } as EnemyInput;
  },
};

/** Changes that stay hidden even when the kind is identified (SW-KNW-14). */
export const LASTING = ['weaknessValue', 'weakness'] as const;
