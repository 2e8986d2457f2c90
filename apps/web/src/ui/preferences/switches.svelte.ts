import { readStored, writeStored } from '../../browser/stored';

/** A stored yes or no, e.g. sound or single-key shortcuts. */
export class StoredSwitch {
  #key: string;
  #on: boolean = $state(false);

  constructor(key: string, byDefault: boolean) {
    this.#key = key;
    const stored = readStored(key);
    this.#on = stored === undefined ? byDefault : stored === 'on';
  }

  get on(): boolean {
    return this.#on;
  }

  set on(on: boolean) {
    this.#on = on;
    writeStored(this.#key, on ? 'on' : 'off');
  }

  flip(): void {
    this.on = !this.on;
  }
}

/** Sound as a whole; the first gesture still has to come before anything is heard. */
export const soundSwitch = new StoredSwitch('sound', true);

/** WCAG 2.1.4: shortcuts of one character can be switched off. */
export const keysSwitch = new StoredSwitch('keys', true);
