import type { ErrorRow } from '../src/errors';

/** docs/errors.md: the table of refusals, by status. */
export function errorsPage(table: Readonly<Record<string, ErrorRow>>): string {
  const rows = Object.entries(table)
    .sort(([a, left], [b, right]) => left.status - right.status || (a < b ? -1 : 1))
    .map(([code, { status, ja, en }]) => `| \`${code}\` | ${status} | ${ja} | ${en} |`);
  return `# Refusals

Whatever the server refuses, it refuses with one of these codes: over HTTP with the status and
\`{"ok":false,"error":{"code":...}}\`, over a socket with the same object as the answer. A refusal
stores nothing and changes nothing. \`detail\`, where there is one, says where a request is wrong; it
never tells what the one refused may not know. Systems add rows of their own (status 409).

This page is generated: \`pnpm --filter @ransen/protocol docs\`.

| code | status | 日本語 | English |
| --- | --- | --- | --- |
${rows.join('\n')}
`;
}
