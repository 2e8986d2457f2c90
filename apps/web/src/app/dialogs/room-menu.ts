import type { MenuItem } from '../../ui/base/base';
import { pickPreference, preferenceItems } from '../../ui/preferences/items.svelte';
import type { Desk } from '../room/desk.svelte';
import { router } from '../route.svelte';
import { t } from '../texts';

export type RoomDialog = 'export' | 'help' | 'verify' | 'settings' | 'invite' | 'rename';

/** The menu of a room, whichever of its pages is open. */
export function roomItems(desk: Desk, more: readonly MenuItem[] = []): MenuItem[] {
  return [
    ...more,
    ...(desk.isGmsDesk
      ? [
          { id: 'invite', label: t('menu.invite') },
          { id: 'settings', label: t('menu.settings') },
        ]
      : []),
    ...(desk.you.role === 'seat' && !desk.isFrozen
      ? [{ id: 'rename', label: t('menu.rename') }]
      : []),
    { id: 'export', label: t('menu.export') },
    ...(desk.view.commitment ? [{ id: 'verify', label: t('menu.verify') }] : []),
    { id: 'help', label: t('menu.keys') },
    ...preferenceItems(),
    { id: 'home', label: t('menu.home') },
  ];
}

/** Carries out what was picked; the dialog to open, if it is one. */
export function pickRoomItem(id: string): RoomDialog | undefined {
  if (id === 'home') router.go('/');
  else if (!pickPreference(id)) return id as RoomDialog;
  return undefined;
}
