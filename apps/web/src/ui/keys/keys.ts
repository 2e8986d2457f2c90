import { isTextField } from '../base/modal';

/** What a key asks for; `option` counts from 0. */
export type KeyIntent =
  | { kind: 'option'; index: number }
  | {
      kind:
        | 'go'
        | 'back'
        | 'next-combatant'
        | 'previous-combatant'
        | 'select'
        | 'field'
        | 'action'
        | 'log'
        | 'chat'
        | 'help'
        | 'undo';
    };

/** A key press, and where the focus was. */
export interface KeyPress {
  key: string;
  ctrl: boolean;
  alt: boolean;
  shift: boolean;
  /** Part of a kana conversion. */
  composing: boolean;
  /** In a field: keys write text there. */
  inField: boolean;
  /** On a button, link or option, which uses Enter and Space itself. */
  onControl: boolean;
}

export interface KeyContext {
  /** False: this person switched shortcuts off. Esc works all the same. */
  enabled: boolean;
  gm: boolean;
}

const PLAIN: Readonly<Record<string, Exclude<KeyIntent['kind'], 'option'>>> = {
  j: 'next-combatant',
  k: 'previous-combatant',
  b: 'field',
  a: 'action',
  l: 'log',
  '?': 'help',
};

/**
 * What a key press means at the table, or undefined. Keys are dead in fields and during kana
 * conversion. Tab stays the browser's: every step is one tab stop.
 */
export function intentOf(press: KeyPress, context: KeyContext): KeyIntent | undefined {
  if (press.composing || press.inField || press.alt) return undefined;
  const key = press.key.toLowerCase();
  if (key === 'escape') return { kind: 'back' };
  if (!context.enabled) return undefined;
  if (press.ctrl) {
    return context.gm && key === 'z' && !press.shift ? { kind: 'undo' } : undefined;
  }
  if (press.shift && key === 'c') return { kind: 'chat' };
  if (/^[1-9]$/.test(key)) return { kind: 'option', index: Number(key) - 1 };
  if (key === 'enter') return press.onControl ? undefined : { kind: 'go' };
  if (key === ' ') return context.gm && !press.onControl ? { kind: 'select' } : undefined;
  const kind = press.shift && key !== '?' ? undefined : PLAIN[key];
  return kind && { kind };
}

/** Reads a key press off a browser event. */
export function pressOf(event: KeyboardEvent): KeyPress {
  const target = event.target instanceof Element ? event.target : null;
  return {
    key: event.key,
    ctrl: event.ctrlKey || event.metaKey,
    alt: event.altKey,
    shift: event.shiftKey,
    composing: event.isComposing || event.keyCode === 229,
    inField: isTextField(target),
    onControl: usesEnter(target),
  };
}

/** Enter on an option already chosen means go: the option itself has nothing left to do. */
function usesEnter(target: Element | null): boolean {
  const control = target?.closest('button, a[href], summary, [role="button"]');
  return control != null && control.getAttribute('aria-checked') !== 'true';
}

/** The list behind `?`: keys and the text that explains them. */
export const KEY_HELP = [
  { keys: ['1', '…', '9'], text: 'keys.option' },
  { keys: ['Tab', 'Shift+Tab'], text: 'keys.step' },
  { keys: ['Enter'], text: 'keys.go' },
  { keys: ['Esc'], text: 'keys.back' },
  { keys: ['J', 'K'], text: 'keys.combatants' },
  { keys: ['Space'], text: 'keys.select' },
  { keys: ['B'], text: 'keys.field' },
  { keys: ['A'], text: 'keys.action' },
  { keys: ['L'], text: 'keys.log' },
  { keys: ['Shift+C'], text: 'keys.chat' },
  { keys: ['Ctrl+Z'], text: 'keys.undo' },
  { keys: ['?'], text: 'keys.help' },
] as const;
