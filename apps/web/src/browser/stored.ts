/** Small choices kept on this device. Where storage is refused (private mode) they last for the page. */
const PREFIX = 'ransen.';

/** The stored text, or undefined when there is none or storage is not available. */
export function readStored(key: string): string | undefined {
  try {
    return localStorage.getItem(PREFIX + key) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Keeps `value` under `key`; does nothing where storage is not available. */
export function writeStored(key: string, value: string): void {
  try {
    localStorage.setItem(PREFIX + key, value);
  } catch {
    // The choice simply does not outlive the page.
  }
}
