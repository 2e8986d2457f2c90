import type { z } from 'zod';
import { fightCommandSchema } from '../kernel/commands';
import { KERNEL_CODES } from '../kernel/refusal';
import { roomCommandSchema } from '../room/commands';
import { sheetReference } from '../sheets/reference';
import { FIELDS } from './format';
import { SYSTEMS } from './systems';

type Shape = Readonly<Record<string, z.ZodType>>;

/** The generated parts of the documentation, by name. */
export function referenceParts(): Readonly<Record<string, string>> {
  const parts: Record<string, string> = {
    file: fieldTable(FIELDS.scenario),
    characters: fieldTable(FIELDS.character),
    enemies: fieldTable(FIELDS.enemy),
    deeds: fieldTable(FIELDS.deed, 'Step'),
    steps: fieldTable(FIELDS.step),
    roll: fieldTable(FIELDS.roll),
    expect: fieldTable(FIELDS.expect),
    asked: fieldTable(FIELDS.asked),
    possible: fieldTable(FIELDS.possible),
    impossible: fieldTable(FIELDS.impossible),
    'fight commands': variantTable(fightCommandSchema, 'type'),
    'room commands': variantTable(roomCommandSchema, 'type', 'fight'),
    refusals: list(KERNEL_CODES),
  };
  for (const [id, system] of Object.entries(SYSTEMS)) {
    const { schemas, codes = {} } = system.system;
    const [character, enemy] = [schemas.character as z.ZodType, schemas.enemy as z.ZodType];
    parts[`${id} sheets`] = sheetReference(character, enemy).trim();
    parts[`${id} starters`] = starters(system.characters, system.enemies);
    if (system.opening) parts[`${id} opening`] = fieldTable(system.opening.schema.shape);
    parts[`${id} options`] = fieldTable((schemas.options as z.ZodObject).shape);
    parts[`${id} actions`] = variantTable(schemas.action as z.ZodType, 'do');
    parts[`${id} rule`] = variantTable(schemas.gm as z.ZodType, 'do');
    parts[`${id} between`] = variantTable(schemas.between as z.ZodType, 'do');
    parts[`${id} refusals`] = codeTable(codes);
  }
  return parts;
}

/** A page with its generated parts written anew, between `begin NAME` and `end` comments. */
export function withReference(page: string): string {
  const parts = referenceParts();
  const used = new Set<string>();
  const written = page.replace(/<!-- begin (.+) -->\n[\s\S]*?<!-- end -->/g, (_, name: string) => {
    const part = parts[name];
    if (part === undefined) throw new Error(`nothing is generated for ${name}`);
    used.add(name);
    return `<!-- begin ${name} -->\n\n${part}\n\n<!-- end -->`;
  });
  const missing = Object.keys(parts).filter((name) => !used.has(name));
  if (missing.length > 0) throw new Error(`the page has no place for ${missing.join(', ')}`);
  return written;
}

function fieldTable(shape: Shape, title = 'Field'): string {
  const rows = Object.entries(shape).map(([name, schema]) => {
    const needed = title === 'Field' && !isOptional(schema) ? ' (needed)' : '';
    return row(`\`${name}\``, `${typeText(schema)}${needed}`, schema.description ?? '');
  });
  return table([title, 'Value', 'Meaning'], rows);
}

/** The forms of a command, told apart by one field. */
function variantTable(schema: z.ZodType, key: string, except?: string): string {
  const { options } = schema as unknown as { options: readonly { shape: Shape }[] };
  const shown = options.filter(({ shape }) => literalOf(shape[key]) !== except);
  const rows = shown.map(({ shape }) => {
    const fields = Object.entries(shape).filter(([name]) => name !== key);
    return row(`\`${literalOf(shape[key])}\``, fields.map(fieldText).join(', '));
  });
  return table([`\`${key}\``, 'Fields'], rows);
}

function fieldText([name, schema]: readonly [string, z.ZodType]): string {
  return `\`${name}\`${isOptional(schema) ? '?' : ''} ${typeText(schema)}`;
}

interface Def {
  readonly type: string;
  readonly innerType?: z.ZodType;
  readonly in?: z.ZodType;
  readonly element?: z.ZodType;
  readonly valueType?: z.ZodType;
  readonly options?: readonly z.ZodType[];
  readonly values?: readonly unknown[];
  readonly entries?: Readonly<Record<string, string>>;
  readonly shape?: Shape;
}

const defOf = (schema: z.ZodType): Def => schema.def as unknown as Def;
const literalOf = (schema: z.ZodType | undefined) => String(schema && defOf(schema).values?.[0]);

/** What may stand there, in a few words. */
function typeText(schema: z.ZodType): string {
  const def = defOf(schema);
  switch (def.type) {
    case 'string':
      return 'text';
    case 'number':
      return 'number';
    case 'boolean':
      return '`true` or `false`';
    case 'literal':
      return def.values!.map((value) => `\`${String(value)}\``).join(' or ');
    case 'enum':
      return Object.keys(def.entries!)
        .map((value) => `\`${value}\``)
        .join(', ');
    case 'array':
      return `list of ${typeText(def.element!)}`;
    case 'record':
      return defOf(def.valueType!).type === 'lazy'
        ? 'fields'
        : `for each name ${typeText(def.valueType!)}`;
    case 'union':
      return [...new Set(def.options!.map((option) => typeText(option)))].join(' or ');
    case 'object':
      return objectText(def.shape!);
    case 'pipe':
      return typeText(def.in!);
    case 'lazy':
      return 'value';
    default:
      return def.innerType ? typeText(def.innerType) : 'value';
  }
}

const isOptional = (schema: z.ZodType): boolean => schema.safeParse(undefined).success;

/** More fields than this have a table of their own. */
const MOST_FIELDS = 7;

function objectText(shape: Shape): string {
  const fields = Object.entries(shape);
  if (fields.length > MOST_FIELDS) return 'fields, see below';
  return `{ ${fields.map(([name, schema]) => `${name}${isOptional(schema) ? '?' : ''}`).join(', ')} }`;
}

function starters(characters: object, enemies: object): string {
  const ids = (of: object) => list(Object.keys(of));
  return `Characters: ${ids(characters)}\n\nEnemies: ${ids(enemies)}`;
}

function codeTable(codes: Readonly<Record<string, { readonly en: string }>>): string {
  const rows = Object.entries(codes).map(([code, { en }]) => row(`\`${code}\``, en));
  return table(['Code', 'Meaning'], rows);
}

const list = (words: readonly string[]) => words.map((word) => `\`${word}\``).join(', ');
const row = (...cells: readonly string[]) =>
  `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
const table = (head: readonly string[], rows: readonly string[]) =>
  [row(...head), row(...head.map(() => '---')), ...rows].join('\n');
