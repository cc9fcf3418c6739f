import { checkJobNote } from '@kalam/domain/jobs/saved/saved-job';
import type { KeptNote } from './kept-notes.ts';

/** A note as the server has it. */
export type ServerNote = KeptNote;

export interface NoteState {
  readonly text: string;
  /** `clashing`: it was changed elsewhere meanwhile, and a person must choose. */
  readonly state: 'kept' | 'waiting' | 'saving' | 'failed' | 'clashing' | 'long';
  readonly failure?: unknown;
  /** What stands there instead, where notes clash. */
  readonly other?: ServerNote | undefined;
}

export interface NoteWriterOptions {
  readonly server: ServerNote;
  /** What an earlier visit could not send. */
  readonly kept: KeptNote | undefined;
  readonly send: (note: ServerNote) => Promise<ServerNote>;
  /** Whether a failure means that the note was changed elsewhere. */
  readonly isClash: (failure: unknown) => boolean;
  readonly keep: (note: KeptNote | undefined) => void;
  readonly pauseMs?: number;
}

/**
 * Saves a note as it is typed: a moment after the last key, at once when the field or the page is left. Until the server
 * has it, it lies on the device too, so that nothing is lost.
 */
export class NoteWriter {
  readonly #options: NoteWriterOptions;
  /** What is written on. */
  #server: ServerNote;
  /** What was last read. */
  #seen: ServerNote;
  #state: NoteState;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isSending = false;
  readonly #listeners = new Set<() => void>();

  constructor(options: NoteWriterOptions) {
    const { server, kept } = options;
    this.#options = options;
    this.#server = server;
    this.#seen = server;
    if (kept === undefined || kept.text === server.text) {
      this.#state = { text: server.text, state: 'kept' };
    } else {
      // Written on an older note: the server says so, and both are shown.
      this.#server = { ...server, version: kept.version };
      this.#state = { text: kept.text, state: 'waiting' };
    }
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly state = (): NoteState => this.#state;

  #set(state: NoteState): void {
    this.#state = state;
    for (const listener of this.#listeners) listener();
  }

  type(text: string): void {
    clearTimeout(this.#timer);
    const isClean = text === this.#server.text;
    this.#options.keep(isClean ? undefined : { text, version: this.#server.version });
    if (checkJobNote(text) !== undefined) {
      this.#set({ text, state: 'long' });
      return;
    }
    this.#set({ text, state: isClean && !this.#isSending ? 'kept' : 'waiting' });
    this.#timer = setTimeout(() => this.flush(), this.#options.pauseMs ?? 800);
  }

  /** Sends what waits, now. */
  flush(): void {
    clearTimeout(this.#timer);
    const { text, state } = this.#state;
    if (this.#isSending || (state !== 'waiting' && state !== 'failed')) return;
    if (text === this.#server.text) this.#done();
    else void this.#send(text);
  }

  async #send(text: string): Promise<void> {
    this.#isSending = true;
    this.#set({ text, state: 'saving' });
    try {
      this.#server = await this.#options.send({ text, version: this.#server.version });
      this.#isSending = false;
      // Somebody may have typed on.
      if (this.#state.state === 'saving') this.#done();
      else this.flush();
    } catch (failure) {
      this.#isSending = false;
      if (this.#state.state === 'long') return;
      this.#set({
        text: this.#state.text,
        state: this.#options.isClash(failure) ? 'clashing' : 'failed',
        failure,
        other: this.#other(),
      });
    }
  }

  #other(): ServerNote | undefined {
    return this.#seen.version === this.#server.version ? undefined : this.#seen;
  }

  #done(): void {
    this.#options.keep(undefined);
    this.#set({ text: this.#server.text, state: 'kept' });
  }

  /** The server's note, read anew: taken over where nothing waits, shown beside where notes clash. */
  follow(server: ServerNote): void {
    const { state, text } = this.#state;
    this.#seen = server;
    if (state === 'kept') {
      this.#server = server;
      if (server.text !== text) this.#set({ text: server.text, state });
    } else if (state === 'clashing') {
      this.#set({ ...this.#state, other: this.#other() });
    }
  }

  /** Ends a clash: with what was typed here, or with what stands there. */
  settle(by: 'mine' | 'other'): void {
    const { other, text } = this.#state;
    if (other === undefined) return;
    this.#server = other;
    if (by === 'other') {
      this.#done();
    } else {
      this.#set({ text, state: 'waiting' });
      this.flush();
    }
  }
}
