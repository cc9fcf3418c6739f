import type { MissingCharacter } from '@kalam/documents/layout/page';
import { fetchPart } from '../../platform/loading/fetch-part.ts';
import { PagePainter } from './page-painter.ts';
import type { PreviewInput } from './preview-engine.ts';

type PreviewEngine = typeof import('./preview-engine.ts');

let engine: PreviewEngine | undefined;
let loading: Promise<PreviewEngine> | undefined;

const loadEngine = (): Promise<PreviewEngine> => {
  loading ??= fetchPart(() => import('./preview-engine.ts')).then(
    (loaded) => {
      engine = loaded;
      return loaded;
    },
    (failure: unknown) => {
      // A lost connection must not be remembered for ever.
      loading = undefined;
      throw failure;
    },
  );
  return loading;
};

/** The engine is for after the first paint: the form must be usable before. */
const afterFirstPaint = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
  });

export interface PreviewEvents {
  readonly onState: (state: 'ready' | 'failed') => void;
  readonly onPageCount: (pages: number) => void;
  readonly onMissingCharacters: (missing: readonly MissingCharacter[]) => void;
  readonly onLeftOut: (fields: readonly string[]) => void;
  readonly pageName: (page: number, pages: number) => string;
}

interface Request {
  readonly input: PreviewInput;
  readonly editedField: string | undefined;
  /** How many pages to show; all when absent. */
  readonly limit: number | undefined;
}

/** One preview on the page, from a resume to its SVG, outside React. */
export class PreviewSession {
  readonly #events: PreviewEvents;
  readonly #painter: PagePainter;
  #request: Request | undefined;
  #preparing = false;
  #stopped = false;
  #pageCount = 0;
  #missing = '';
  #leftOut = '';

  constructor(host: HTMLElement, events: PreviewEvents) {
    this.#events = events;
    this.#painter = new PagePainter(host, events.pageName);
  }

  /** Immediate when everything needed is there; else the last pages stay until it is. */
  show(input: PreviewInput, { editedField, limit }: { editedField?: string; limit?: number } = {}): void {
    this.#request = { input, editedField, limit };
    if (!this.#paintNow()) void this.#prepare();
  }

  /** Asks again for what could not be had. */
  again(): void {
    void this.#prepare();
  }

  stop(): void {
    this.#stopped = true;
  }

  firstMark(): Element | null {
    return this.#painter.firstMark();
  }

  #paintNow(): boolean {
    if (!this.#request || !engine) return false;
    const { input, editedField, limit } = this.#request;
    const shown = engine.pagesNow(input, editedField);
    if (!shown) return false;
    this.#painter.paint(limit === undefined ? shown.pages : shown.pages.slice(0, limit));
    this.#tell(shown.pages.length, shown.missing);
    this.#tellLeftOut(shown.leftOut);
    return true;
  }

  #tell(pageCount: number, missing: readonly MissingCharacter[]): void {
    this.#events.onState('ready');
    if (pageCount !== this.#pageCount) {
      this.#pageCount = pageCount;
      this.#events.onPageCount(pageCount);
    }
    const key = missing.map(({ character, source }) => `${source} ${character}`).join('\n');
    if (key === this.#missing) return;
    this.#missing = key;
    this.#events.onMissingCharacters(missing);
  }

  #tellLeftOut(fields: readonly string[]): void {
    const key = fields.join();
    if (key === this.#leftOut) return;
    this.#leftOut = key;
    this.#events.onLeftOut(fields);
  }

  async #prepare(): Promise<void> {
    if (this.#preparing) return;
    this.#preparing = true;
    try {
      await afterFirstPaint();
      const { preparePages } = await loadEngine();
      // The request may have changed while its fonts came.
      while (!this.#stopped && this.#request) {
        await preparePages(this.#request.input);
        if (this.#stopped || this.#paintNow()) break;
      }
    } catch (failure) {
      console.error(failure);
      if (!this.#stopped) this.#events.onState('failed');
    } finally {
      this.#preparing = false;
    }
  }
}
