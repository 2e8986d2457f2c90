import { Duplex } from 'node:stream';

/** Carries out messages of PostgreSQL's protocol, in their order; gives the messages of the answer. */
export type Exchange = (messages: Uint8Array) => Promise<Uint8Array>;

/** `AuthenticationOk` and `ReadyForQuery`: what a server says to the first message. */
const WELCOME = Buffer.from([0x52, 0, 0, 0, 8, 0, 0, 0, 0, 0x5a, 0, 0, 0, 5, 0x49]);

/** What the connection before may have left in the session: an open transaction, statements. */
const AFRESH = Buffer.concat([simpleQuery('ROLLBACK'), simpleQuery('DISCARD ALL')]);

/** The type of the last message. */
const TERMINATE = 0x58;

/** What `pg` takes for a socket: the way to a database of one session, without a network. */
export class Wire extends Duplex {
  #welcomed = false;

  constructor(private readonly exchange: Exchange) {
    super();
  }

  connect(): this {
    process.nextTick(() => this.emit('connect'));
    return this;
  }

  setNoDelay(): this {
    return this;
  }

  ref(): this {
    return this;
  }

  unref(): this {
    return this;
  }

  override _read(): void {}

  override _write(chunk: Buffer, _encoding: string, done: (error?: Error) => void): void {
    this._writev([{ chunk }], done);
  }

  override _writev(chunks: { chunk: Buffer }[], done: (error?: Error) => void): void {
    this.#answer(Buffer.concat(chunks.map(({ chunk }) => chunk))).then(() => done(), done);
  }

  override _final(done: () => void): void {
    this.push(null);
    done();
  }

  async #answer(messages: Buffer): Promise<void> {
    if (!this.#welcomed) {
      this.#welcomed = true;
      await this.exchange(AFRESH);
      this.push(WELCOME);
    } else if (messages[0] !== TERMINATE) {
      this.push(await this.exchange(messages));
    }
  }
}

function simpleQuery(sql: string): Buffer {
  const message = Buffer.from(`Q\0\0\0\0${sql}\0`);
  message.writeInt32BE(message.length - 1, 1);
  return message;
}
