/** As much of JSON Schema as the messages need. */
export interface JsonSchema {
  readonly $ref?: string;
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
  readonly allOf?: readonly JsonSchema[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: JsonSchema | boolean;
  readonly items?: JsonSchema | boolean;
  readonly prefixItems?: readonly JsonSchema[];
  readonly description?: string;
  readonly default?: unknown;
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly minimum?: number;
  readonly maximum?: number;
}

/** A schema as one reads types: `{ n: integer 1.., log?: Entry[] }`, descriptions as comments. */
export function typeText(schema: JsonSchema, indent = ''): string {
  if (schema.$ref) return 'Json';
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  const union = schema.anyOf ?? schema.oneOf;
  if (union) return isJson(union) ? 'Json' : unionText(union, indent);
  switch (schema.type) {
    case 'object':
      return objectText(schema, indent);
    case 'array':
      return listText(schema, indent);
    case 'string':
      return `string${lengthText(schema)}${patternText(schema)}`;
    case 'integer':
    case 'number':
      return `${schema.type}${rangeText(schema)}`;
    default:
      return schema.type ?? 'Json';
  }
}

const isJson = (union: readonly JsonSchema[]) => union.some((schema) => schema.type === 'null');

function unionText(union: readonly JsonSchema[], indent: string): string {
  return union.map((schema) => `\n${indent}  | ${typeText(schema, `${indent}    `)}`).join('');
}

function objectText(schema: JsonSchema, indent: string): string {
  const { properties, required = [], additionalProperties: others } = schema;
  if (!properties) {
    return `{ [name]: ${typeof others === 'object' ? typeText(others, indent) : 'Json'} }`;
  }
  const members = Object.entries(properties).map(([name, member]) => {
    const mark = required.includes(name) ? '' : '?';
    return `${name}${mark}: ${typeText(member, `${indent}  `)}${commentText(member)}`;
  });
  if (typeof others === 'object') members.push('...: Json');
  const short = `{ ${members.join(', ')} }`;
  if (!/\/\/|\n/.test(short) && short.length < 72) return members.length > 0 ? short : '{}';
  return `{\n${members.map((member) => `${indent}  ${member}\n`).join('')}${indent}}`;
}

function commentText({ description, default: fallback }: JsonSchema): string {
  const parts = [
    description,
    fallback === undefined ? undefined : `default ${JSON.stringify(fallback)}`,
  ].filter((part) => part !== undefined);
  return parts.length > 0 ? ` // ${parts.join('; ')}` : '';
}

function listText({ items, prefixItems, minItems, maxItems }: JsonSchema, indent: string): string {
  if (prefixItems) return `[${prefixItems.map((item) => typeText(item, indent)).join(', ')}]`;
  const item = typeof items === 'object' ? typeText(items, indent) : 'Json';
  const bounds = minItems === undefined && maxItems === undefined;
  const text = item.includes(' | ') && !item.startsWith('{') ? `(${item})` : item;
  return `${text}[${bounds ? '' : `${minItems ?? 0}..${maxItems ?? ''}`}]`;
}

function lengthText({ minLength, maxLength }: JsonSchema): string {
  return minLength === undefined && maxLength === undefined
    ? ''
    : ` (${minLength ?? 0}..${maxLength ?? ''})`;
}

function patternText({ pattern, allOf = [] }: JsonSchema): string {
  const patterns = [pattern, ...allOf.map((part) => part.pattern)].filter(Boolean);
  return patterns.map((text) => ` /${text}/`).join('');
}

function rangeText({ minimum, maximum }: JsonSchema): string {
  const least = minimum === undefined || minimum === Number.MIN_SAFE_INTEGER ? '' : minimum;
  const most = maximum === undefined || maximum === Number.MAX_SAFE_INTEGER ? '' : maximum;
  return least === '' && most === '' ? '' : ` ${least}..${most}`;
}
