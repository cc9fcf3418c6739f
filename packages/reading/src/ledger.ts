import type { Traced } from './text/traced-text.ts';

/** Why a character is not left over: it stands in a field, or it told what another text is. */
export type Use = 'field' | 'heading' | 'label' | 'mark';

/**
 * Keeps account of every character that was read. What nobody took stands in the tray, so nothing can be lost by
 * forgetting it: only by taking it and not putting it anywhere, which `conservation.test.ts` looks for.
 */
export class Ledger {
  readonly #uses: (Use | undefined)[];
  readonly #text: string;

  /** `text` is all that was read, in the order of the characters' places. */
  constructor(text: string) {
    this.#text = text;
    this.#uses = Array.from({ length: text.length });
  }

  take({ at }: Traced, use: Use): void {
    for (const place of at) if (place >= 0) this.#uses[place] ??= use;
  }

  /** Puts text back among what is left over. */
  giveBack({ at }: Traced): void {
    for (const place of at) if (place >= 0) this.#uses[place] = undefined;
  }

  isTaken(place: number): boolean {
    return this.#uses[place] !== undefined;
  }

  /** The stretches that nobody took, without those of spaces and signs alone. */
  left(): readonly { readonly start: number; readonly end: number }[] {
    const stretches: { start: number; end: number }[] = [];
    let start = -1;
    for (let place = 0; place <= this.#text.length; place++) {
      const isOpen = place < this.#text.length && this.#uses[place] === undefined;
      if (isOpen && start < 0) start = place;
      if (isOpen || start < 0) continue;
      if (/[\p{L}\p{N}]/u.test(this.#text.slice(start, place))) stretches.push({ start, end: place });
      start = -1;
    }
    return stretches;
  }
}
