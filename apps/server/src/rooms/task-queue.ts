/** Runs tasks one after the other, in the order they came. A task that fails stops no other. */
export class TaskQueue {
  #last: Promise<unknown> = Promise.resolve();
  #waiting = 0;

  get isEmpty(): boolean {
    return this.#waiting === 0;
  }

  run<T>(task: () => Promise<T>): Promise<T> {
    this.#waiting += 1;
    const done = this.#last.then(task).finally(() => {
      this.#waiting -= 1;
    });
    this.#last = done.catch(() => {});
    return done;
  }

  /** Resolves when everything that was there is done. */
  async settled(): Promise<void> {
    await this.#last;
  }
}
