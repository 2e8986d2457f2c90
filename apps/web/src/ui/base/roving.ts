const STEP: Readonly<Record<string, number>> = {
  ArrowDown: 1,
  ArrowRight: 1,
  ArrowUp: -1,
  ArrowLeft: -1,
};

/**
 * Arrow keys, Home and End within a group that is one tab stop (radio group, tabs, menu).
 * Moves the focus and returns the element it went to; undefined when the key is not for the group.
 */
export function moveFocus(
  event: KeyboardEvent,
  group: HTMLElement,
  selector: string,
): HTMLElement | undefined {
  const items = [...group.querySelectorAll<HTMLElement>(selector)].filter(isShown);
  const at = items.indexOf(document.activeElement as HTMLElement);
  const to = destination(event.key, at, items.length);
  const item = to === undefined ? undefined : items[to];
  if (!item) return undefined;
  event.preventDefault();
  item.focus();
  return item;
}

function destination(key: string, at: number, count: number): number | undefined {
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  const step = STEP[key];
  if (step === undefined || count === 0) return undefined;
  return (at + step + count) % count;
}

function isShown(element: HTMLElement): boolean {
  return getComputedStyle(element).display !== 'none';
}
