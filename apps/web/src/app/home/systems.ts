import type { Systems } from '@ransen/protocol';
import { openingOf } from '../../systems/openings';
import type { SystemOpening } from '../../systems/web-system';

/** A rule system a room can be made for. */
export type OfferedSystem = Systems[number] & { readonly opening: SystemOpening };

/** Of the systems a server knows those that have a screen here, in the server's order. */
export function offeredSystems(systems: Systems): readonly OfferedSystem[] {
  return systems.flatMap((system) => {
    const opening = openingOf(system.id);
    return opening ? [{ ...system, opening }] : [];
  });
}
