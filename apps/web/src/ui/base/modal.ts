import { untrack } from 'svelte';
import type { Attachment } from 'svelte/attachments';

interface ModalOptions {
  /** Esc was pressed while this is the topmost one. */
  onescape: () => void;
}

const FOCUSABLE =
  'a[href], button, input, select, textarea, [tabindex]:not([tabindex="-1"]), summary';
const open: HTMLElement[] = [];

/**
 * Keeps the keyboard inside an element while it is there: focus on its `[data-title]`, Tab goes
 * round, Esc reports, and at the end the focus goes back to where it was. Somebody who is typing
 * when it appears is not interrupted: the focus follows when they leave the field or press Tab.
 */
export function modal({ onescape }: ModalOptions): Attachment<HTMLElement> {
  return (element) =>
    untrack(() => {
      const before = document.activeElement as HTMLElement | null;
      const enter = () => title(element).focus({ preventScroll: true });
      const enterLater = () => queueMicrotask(enter);
      const typing = isTextField(before);
      open.push(element);
      if (typing) before.addEventListener('blur', enterLater, { once: true });
      else enter();

      const onkeydown = (event: KeyboardEvent) => {
        if (open.at(-1) !== element || event.isComposing) return;
        if (event.key === 'Tab') keepInside(event, element);
        if (event.key !== 'Escape') return;
        if (!element.contains(document.activeElement) && isTextField(document.activeElement))
          return;
        event.preventDefault();
        event.stopPropagation();
        onescape();
      };
      document.addEventListener('keydown', onkeydown, true);

      return () => {
        open.splice(open.indexOf(element), 1);
        document.removeEventListener('keydown', onkeydown, true);
        before?.removeEventListener('blur', enterLater);
        const focus = document.activeElement;
        if (focus === null || focus === document.body || element.contains(focus)) before?.focus();
      };
    });
}

function title(element: HTMLElement): HTMLElement {
  return element.querySelector<HTMLElement>('[data-title]') ?? element;
}

/** A field in which keys write text. */
export function isTextField(element: Element | null): element is HTMLElement {
  if (element instanceof HTMLTextAreaElement || element instanceof HTMLSelectElement) return true;
  if (element instanceof HTMLElement && element.isContentEditable) return true;
  if (!(element instanceof HTMLInputElement)) return false;
  return !['checkbox', 'radio', 'button', 'submit', 'range', 'file'].includes(element.type);
}

function keepInside(event: KeyboardEvent, element: HTMLElement): void {
  const stops = [...element.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(
    (stop) => stop.tabIndex >= 0 && getComputedStyle(stop).display !== 'none',
  );
  const focus = document.activeElement;
  const inside = element.contains(focus);
  const edge = event.shiftKey ? stops[0] : stops.at(-1);
  const atEdge = focus === edge || (event.shiftKey && focus === title(element));
  if (inside && !atEdge && stops.length > 0) return;
  event.preventDefault();
  const next = inside ? (event.shiftKey ? stops.at(-1) : stops[0]) : undefined;
  (next ?? title(element)).focus();
}
