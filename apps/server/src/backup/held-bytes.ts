/** What has come of a stream and is not used yet. */
export class HeldBytes {
  readonly #source: AsyncIterator<Buffer>;
  bytes: Buffer = Buffer.alloc(0);

  constructor(source: AsyncIterable<Buffer>) {
    this.#source = source[Symbol.asyncIterator]();
  }

  /** Waits for the next piece; false at the end. */
  async more(): Promise<boolean> {
    const { value, done } = await this.#source.next();
    if (done === true) return false;
    this.bytes = this.bytes.length === 0 ? value : Buffer.concat([this.bytes, value]);
    return true;
  }

  /** Nothing more is wanted of the stream. */
  async close(): Promise<void> {
    await this.#source.return?.();
  }
}
