import type { ToastItem } from '../ui/base/base';

const STAYS_MS = 6_000;

/** Short messages in the corner. */
class Toasts {
  #items = $state.raw<readonly ToastItem[]>([]);
  #next = 0;

  get items(): readonly ToastItem[] {
    return this.#items;
  }

  show(text: string, tone: ToastItem['tone'] = 'plain'): void {
    const id = String((this.#next += 1));
    this.#items = [...this.#items.filter((item) => item.text !== text), { id, text, tone }];
    setTimeout(() => this.dismiss(id), STAYS_MS);
  }

  dismiss(id: string): void {
    this.#items = this.#items.filter((item) => item.id !== id);
  }
}

export const toasts = new Toasts();
