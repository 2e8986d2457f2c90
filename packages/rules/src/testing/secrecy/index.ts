import { SAGA2_SECRETS } from '../../systems/saga2/testing/secrecy';
import { SWORD_WORLD_2_SECRETS } from '../../systems/sword-world-2/testing/secrecy';
import type { SecrecyKit } from './kit';

export * from './kit';
export * from './picks';

/** The systems whose secrecy is put to the proof. */
export const SECRECY_KITS: readonly SecrecyKit[] = [SWORD_WORLD_2_SECRETS, SAGA2_SECRETS];
