import { z } from 'zod';

/** One field of a sheet, as the documentation lists it. */
export interface FieldReference {
  /** `weapons[].damage.rating`; `skills.*` for open keys; `effect(status).rounds` for one variant. */
  readonly path: string;
  readonly type: string;
  readonly required: boolean;
  /** Default as JSON text, or null when there is none. */
  readonly default: string | null;
  readonly description: string;
}

/** The part of JSON Schema that the sheets' schemas come out as. */
interface Node {
  readonly type?: string;
  readonly description?: string;
  readonly default?: unknown;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly maxItems?: number;
  readonly properties?: Readonly<Record<string, Node>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: Node | false;
  readonly items?: Node;
  readonly anyOf?: readonly Node[];
  readonly oneOf?: readonly Node[];
}

const variantsOf = (node: Node): readonly Node[] => node.oneOf ?? node.anyOf ?? [];

const kindOf = (node: Node): string | null => {
  const kind = node.properties?.['kind']?.const;
  return typeof kind === 'string' ? kind : null;
};

function typeOf(node: Node): string {
  const variants = variantsOf(node);
  if (variants.length > 0) {
    return [...new Set(variants.map((variant) => kindOf(variant) ?? typeOf(variant)))].join(' | ');
  }
  if (node.const !== undefined) return JSON.stringify(node.const);
  if (node.enum) return node.enum.map((value) => JSON.stringify(value)).join(' | ');
  switch (node.type) {
    case 'integer':
      return `${node.minimum} to ${node.maximum}`;
    case 'string':
      return 'text';
    case 'array':
      return `list of ${node.items ? typeOf(node.items) : 'values'}, at most ${node.maxItems}`;
    default:
      return node.type ?? 'value';
  }
}

const rowOf = (path: string, node: Node, required: boolean): FieldReference => ({
  path,
  type: typeOf(node),
  required: required && node.default === undefined,
  default: node.default === undefined ? null : JSON.stringify(node.default),
  description: node.description ?? '',
});

/** Fields below a node: of an object, a list's entries, an open record or a union's variants. */
function fieldsBelow(path: string, node: Node): FieldReference[] {
  if (node.items) return fieldsBelow(`${path}[]`, node.items);
  const variants = variantsOf(node);
  if (variants.length > 0) {
    return variants.flatMap((variant) => {
      const kind = kindOf(variant);
      return fieldsBelow(kind === null ? path : `${path}(${kind})`, variant);
    });
  }
  if (node.properties) return fieldsOfObject(path === '' ? '' : `${path}.`, node);
  if (!node.additionalProperties) return [];
  const entry = { ...node.additionalProperties, description: 'An entry of it.' };
  return [rowOf(`${path}.*`, entry, false)];
}

function fieldsOfObject(prefix: string, node: Node): FieldReference[] {
  return Object.entries(node.properties ?? {}).flatMap(([key, field]) => {
    if (field.const !== undefined) return [];
    const path = `${prefix}${key}`;
    const required = node.required?.includes(key) ?? false;
    return [rowOf(path, field, required), ...fieldsBelow(path, field)];
  });
}

/** Every field that may be written in a sheet of the schema, in the schema's order. */
export const fieldsOf = (schema: z.ZodType): FieldReference[] =>
  fieldsBelow('', z.toJSONSchema(schema, { io: 'input' }) as Node);

const cell = (text: string): string => text.replaceAll('|', '\\|');

const tableRow = (field: FieldReference): string => {
  const standard = field.required ? '**required**' : (field.default ?? '');
  const cells = [`\`${field.path}\``, field.type, standard, field.description];
  return `| ${cells.map(cell).join(' | ')} |`;
};

/** A Markdown table of a schema's fields. */
export const fieldTable = (schema: z.ZodType): string =>
  ['| Field | Type | Default | Meaning |', '| --- | --- | --- | --- |']
    .concat(fieldsOf(schema).map(tableRow))
    .join('\n');

/** The field reference of a system's sheets, in Markdown. */
export const sheetReference = (character: z.ZodType, enemy: z.ZodType): string =>
  `### Character\n\n${fieldTable(character)}\n\n### Enemy\n\n${fieldTable(enemy)}\n`;
