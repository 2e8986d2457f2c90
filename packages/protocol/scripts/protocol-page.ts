import { readFileSync } from 'node:fs';
import { z } from 'zod';
import * as messages from '../src/messages';
import { typeText, type JsonSchema } from './type-text';

const PROSE = new URL('./protocol-prose.md', import.meta.url);

/** What stands in the prose where a schema goes: `{{doSchema}}`. */
const PLACE = /\{\{(\w+)\}\}/g;

/** docs/protocol.md: the prose, with every schema it names in its place. */
export function protocolPage(): string {
  return readFileSync(PROSE, 'utf8').replace(PLACE, (_, name: string) => schemaText(name));
}

/** Names of the schemas that have a place in the prose. */
export function schemasShown(): string[] {
  return [...readFileSync(PROSE, 'utf8').matchAll(PLACE)].map(([, name]) => name ?? '');
}

function schemaText(name: string): string {
  const schema = (messages as Record<string, unknown>)[name];
  if (!(schema instanceof z.ZodType)) throw new Error(`there is no schema ${name}`);
  const text = typeText(z.toJSONSchema(schema, { io: 'input' }) as JsonSchema);
  return `\`\`\`ts\n${text.trim().replace(/ +\n/g, '\n')}\n\`\`\``;
}
