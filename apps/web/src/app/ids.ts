/** Random hexadecimal digits; unlike `randomUUID` they are there on plain http too. */
export function randomHex(bytes = 16): string {
  const random = crypto.getRandomValues(new Uint8Array(bytes));
  return Array.from(random, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

export const newCommandId = (): string => randomHex();
export const newCharacterId = (): string => `c-${randomHex(6)}`;
export const newEnemyId = (): string => `e-${randomHex(6)}`;
export const newKind = (): string => `k-${randomHex(6)}`;
