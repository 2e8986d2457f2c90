import { t } from '../texts';
import { toasts } from '../toasts.svelte';

const KEY = 'ransen.reloaded';
const NOT_AGAIN_WITHIN = 30_000;

/** Loads the page again, or says that it should be, if that was done a moment ago and did not help. */
export function takeNewVersion(): boolean {
  const reloads = reloadOnce();
  if (!reloads) toasts.show(t('entry.outdated'), 'warn');
  return reloads;
}

function reloadOnce(): boolean {
  try {
    const last = Number(sessionStorage.getItem(KEY) ?? 0);
    if (Date.now() - last < NOT_AGAIN_WITHIN) return false;
    sessionStorage.setItem(KEY, String(Date.now()));
  } catch {
    return false;
  }
  location.reload();
  return true;
}
