import { Projection, VERSION, type Auth, type ClientMessages, type Frame } from '@ransen/protocol';
import { duel, Table } from '@ransen/protocol/testing';
import type { Viewer } from '@ransen/rules';
import type { Wire, WireEvents } from './wire';

type Sent = {
  [Name in keyof ClientMessages]: { name: Name; args: Parameters<ClientMessages[Name]> };
};

/** A socket without a network: what the server says is put in by hand, what is sent is kept. */
export class TestWire implements Wire {
  readonly sent: Sent[keyof ClientMessages][] = [];
  readonly auths: Auth[] = [];
  #handlers: Partial<WireEvents> = {};
  readonly #auth: () => Auth;

  constructor(auth: () => Auth) {
    this.#auth = auth;
  }

  on<Name extends keyof WireEvents>(name: Name, handler: WireEvents[Name]): void {
    this.#handlers = { ...this.#handlers, [name]: handler };
  }

  emit<Name extends keyof ClientMessages>(
    name: Name,
    ...args: Parameters<ClientMessages[Name]>
  ): void {
    this.sent.push({ name, args } as Sent[keyof ClientMessages]);
  }

  connect(): void {
    this.auths.push(this.#auth());
  }

  disconnect(): void {
    this.says('disconnect', 'io client disconnect');
  }

  says<Name extends keyof WireEvents>(name: Name, ...args: Parameters<WireEvents[Name]>): void {
    const handler = this.#handlers[name] as
      ((...args: Parameters<WireEvents[Name]>) => void) | undefined;
    handler?.(...args);
  }

  /** Commands sent so far. */
  get commands() {
    return this.sent.flatMap((each) => (each.name === 'do' ? [each.args] : []));
  }
}

/** A room of one person, and the messages the server would send them. */
export class TestRoom {
  readonly table = new Table(duel, 7);
  readonly viewer: Viewer = this.table.sit('Ann');

  say(text: string): void {
    this.table.do(this.viewer, { type: 'say', text });
  }

  get whole() {
    return this.#projection().whole();
  }

  get frames(): Frame[] {
    const projection = new Projection(duel, this.viewer);
    return this.table.chapters.flatMap((chapter) => projection.fold(chapter) ?? []);
  }

  history(before: number, count: number) {
    return this.#projection().history(before, count);
  }

  welcome(version = VERSION) {
    return { version, now: Date.now(), you: this.viewer, whole: this.whole } as never;
  }

  sync(after: number, version = VERSION) {
    const frames = this.frames.filter(({ n }) => n > after);
    return { version, now: Date.now(), frames };
  }

  #projection(): Projection {
    const projection = new Projection(duel, this.viewer);
    for (const chapter of this.table.chapters) projection.fold(chapter);
    return projection;
  }
}
