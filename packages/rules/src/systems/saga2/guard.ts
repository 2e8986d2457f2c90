import type { Body, Guard } from './state';
import type { StatusName } from './sheets';

const BREAKERS: readonly StatusName[] = ['stun', 'paralysis', 'sleep', 'petrification'];

type Guarding = Pick<Body, 'condition' | 'statuses' | 'guard'>;

/** Can somebody like this keep a guard up (SG-TRN-15)? */
export const keepsGuard = ({ condition, statuses }: Omit<Guarding, 'guard'>): boolean =>
  condition === 'up' && !statuses.some(({ name }) => BREAKERS.includes(name));

/** Defend and cover are lost for the turn as soon as one of these is on the declarer (SG-TRN-15). */
export function guardLeft(body: Guarding): Guard | null {
  return keepsGuard(body) ? body.guard : null;
}
