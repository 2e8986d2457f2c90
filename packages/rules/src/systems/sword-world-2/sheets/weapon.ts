import { z } from 'zod';
import { damage } from './damage';
import { modifier, whole } from './numbers';
import { ATTACK_KINDS, ATTRIBUTES, keysOf, WEAPON_CATEGORIES } from './terms';
import type { AttackKind, WeaponCategory } from './terms';
import { idText, nameFields } from '../../../sheets/text';

/** Skills an attack kind may be made with (SW-ACT-4). */
export const SKILLS_FOR_KIND = {
  melee: ['fighter', 'grappler', 'fencer'],
  thrown: ['fighter', 'fencer', 'shooter'],
  bow: ['shooter'],
  gun: ['shooter'],
} as const satisfies Record<AttackKind, readonly string[]>;

/** Range in metres of a rank B weapon of the kind (SW-ACT-4, SW-ACT-19). */
export const DEFAULT_RANGE: Readonly<Record<AttackKind, number>> = {
  melee: 0,
  thrown: 10,
  bow: 30,
  gun: 30,
};

/** Category of a weapon that names none. */
export const DEFAULT_CATEGORY: Readonly<Record<AttackKind, WeaponCategory>> = {
  melee: 'other',
  thrown: 'thrown',
  bow: 'bow',
  gun: 'twoHandGun',
};

/** Hands a category needs; one for all others. */
export const DEFAULT_HANDS: Readonly<Partial<Record<WeaponCategory, number>>> = {
  unarmed: 0,
  bow: 2,
  crossbow: 2,
  twoHandGun: 2,
};

const CATEGORIES_OF_KIND: Readonly<Partial<Record<AttackKind, readonly WeaponCategory[]>>> = {
  bow: ['bow', 'crossbow'],
  gun: ['oneHandGun', 'twoHandGun'],
};
const SHOOTING_ONLY = Object.values(CATEGORIES_OF_KIND).flat();

const fitsKind = (kind: AttackKind, category: WeaponCategory): boolean =>
  CATEGORIES_OF_KIND[kind]?.includes(category) ?? !SHOOTING_ONLY.includes(category);

const fields = z.strictObject({
  id: idText.describe('Id, unique among the weapons of the sheet.'),
  ...nameFields,
  kind: z.enum(keysOf(ATTACK_KINDS)).default('melee').describe('Attack kind.'),
  skill: z
    .enum(['fighter', 'grappler', 'fencer', 'shooter'])
    .describe('Skill of the accuracy check; must fit the attack kind.'),
  category: z
    .enum(keysOf(WEAPON_CATEGORIES))
    .optional()
    .describe(
      'Category; a sword has a sheath, a oneHandGun a holster. Default by kind: other, thrown, bow, twoHandGun.',
    ),
  hands: whole(0, 2)
    .optional()
    .describe('Hands it needs. Default: 2 for bow, crossbow and twoHandGun, 0 unarmed, else 1.'),
  range: whole(0, 100)
    .optional()
    .describe('Range in metres. Default by kind: melee 0, thrown 10, bow 30, gun 30.'),
  accuracy: modifier.default(0).describe('Accuracy modifier of the weapon.'),
  attribute: z.enum(keysOf(ATTRIBUTES)).optional().describe('Attribute of its damage.'),
  damage: damage.describe(
    'Damage: { rating, critical, additional }, { dice } or text such as "2d+5".',
  ),
  count: whole(0, 999)
    .optional()
    .describe('Thrown weapons or shots left. Default: 1 thrown weapon; bows and guns unlimited.'),
  inHand: z
    .boolean()
    .optional()
    .describe('Whether the fight starts with it in hand. Default: only when unarmed.'),
});

/** A weapon (SW-DAT-2). Optional fields that depend on the kind are filled in. */
export const weaponSchema = fields
  .transform(({ category: stated, hands, range, inHand, count, ...weapon }) => {
    const category = stated ?? DEFAULT_CATEGORY[weapon.kind];
    const left = count ?? (weapon.kind === 'thrown' ? 1 : undefined);
    return {
      ...weapon,
      category,
      hands: hands ?? DEFAULT_HANDS[category] ?? 1,
      range: range ?? DEFAULT_RANGE[weapon.kind],
      inHand: inHand ?? category === 'unarmed',
      ...(left !== undefined && { count: left }),
    };
  })
  .superRefine((weapon, context) => {
    const skills: readonly string[] = SKILLS_FOR_KIND[weapon.kind];
    if (!skills.includes(weapon.skill)) {
      context.addIssue({
        code: 'custom',
        path: ['skill'],
        message: 'Skill does not fit the kind.',
      });
    }
    if (!fitsKind(weapon.kind, weapon.category)) {
      context.addIssue({
        code: 'custom',
        path: ['category'],
        message: 'Category does not fit the kind.',
      });
    }
  });
export type Weapon = z.output<typeof weaponSchema>;
export type WeaponInput = z.input<typeof weaponSchema>;

/** Where a weapon can be put away without throwing it down, if anywhere (SW-ACT-9). */
export function storageOf(weapon: Pick<Weapon, 'category'>): 'sheath' | 'holster' | null {
  if (weapon.category === 'sword') return 'sheath';
  if (weapon.category === 'oneHandGun') return 'holster';
  return null;
}
