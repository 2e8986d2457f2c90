/** keyup is not certain (a mouse can end a conversion), so a swallowed Enter is limited in time. */
const SAME_KEY_MS = 100;

/**
 * Tells an Enter that confirms a kana conversion from an Enter that sends. Chrome and Firefox send
 * keydown first (`isComposing` or keyCode 229), then compositionend; Safari sends compositionend
 * first and then a keydown that looks like any other.
 */
export class Composition {
  #active = false;
  #endedAt = -Infinity;

  start(): void {
    this.#active = true;
  }

  /** `at` is the event's timeStamp, ms. */
  end(at: number): void {
    this.#active = false;
    this.#endedAt = at;
  }

  /** Call on keyup: the key that ended the conversion is released. */
  release(): void {
    this.#endedAt = -Infinity;
  }

  /** Whether this keydown still belongs to the conversion. */
  owns(event: Pick<KeyboardEvent, 'isComposing' | 'keyCode' | 'timeStamp'>): boolean {
    if (this.#active || event.isComposing || event.keyCode === 229) return true;
    return event.timeStamp - this.#endedAt < SAME_KEY_MS;
  }
}
