import type { MenuItem } from '../../ui/base/base';
import type { Desk } from '../room/desk.svelte';

const ONLOOKER = 'eyes:onlooker';

/** Through whose eyes the GM can look. */
export function eyesItems(desk: Desk, onlooker: string): MenuItem[] {
  const seats = desk.connection.received?.view.seats ?? {};
  const people = Object.entries(seats).map(([id, { name }]) => ({ id: `eyes:${id}`, label: name }));
  return [...people, { id: ONLOOKER, label: onlooker }];
}

export function openEyes(desk: Desk, id: string): void {
  const seat = id.slice('eyes:'.length);
  void desk.eyes.open(id === ONLOOKER ? { role: 'onlooker' } : { role: 'seat', seat });
}
