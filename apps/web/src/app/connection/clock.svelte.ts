/** The server's clock, as far as it is known here; ticks once a second while somebody looks. */
export class ServerClock {
  #offset = 0;
  #now = $state(Date.now());
  #timer: ReturnType<typeof setInterval> | undefined;

  /** The server said that it is `now` (ms since 1970). */
  set(now: number): void {
    this.#offset = now - Date.now();
    this.#tick();
  }

  start(): void {
    this.#timer ??= setInterval(() => this.#tick(), 1000);
  }

  stop(): void {
    clearInterval(this.#timer);
    this.#timer = undefined;
  }

  /** Seconds until a moment of the server's clock; 0 once it is over. */
  secondsUntil(moment: number): number {
    return Math.max(0, Math.ceil((moment - this.#now) / 1000));
  }

  #tick(): void {
    this.#now = Date.now() + this.#offset;
  }
}
