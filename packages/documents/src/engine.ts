import type { Formatting, PageSetup, ResumeData } from '@kalam/domain/resumes/resume-model';
import type { DocumentPart } from '@kalam/domain/resumes/saved/download-rules';
import { type ResumeDocument, shownImages, withoutImages } from './compose/blocks.ts';
import { compose } from './compose/compose.ts';
import { composeLetter } from './compose/compose-letter.ts';
import { loadMissingFaces, missingFaces, ownFaces } from './fonts/document-faces.ts';
import { type FaceId, fontFamilies, type LoadFace } from './fonts/font-faces.ts';
import type { HarfBuzz } from './fonts/harfbuzz.ts';
import { TextShaper } from './fonts/shaping.ts';
import { dataUrlBytes, type Picture, readPicture } from './images/picture.ts';
import { LayoutEngine } from './layout/layout.ts';
import type { Layout } from './layout/page.ts';
import { writePdf } from './pdf/write-pdf.ts';
import { letterTemplate } from './templates/letter-template.ts';
import { type Look, lookOf } from './templates/look.ts';
import { templateOf } from './templates/template-catalogue.ts';

/** What the engine gets from where it runs: files from disk on a server, over the network in a browser. */
export interface EngineHost {
  readonly loadFace: LoadFace;
  readonly loadHarfbuzz: () => Promise<HarfBuzz>;
  /** Bytes of a stored image; data URLs are read by the engine itself. */
  readonly loadImage?: (address: string) => Promise<Uint8Array>;
  /** Whether a picture that can be read may be used: a server unpacks a stranger's before it trusts it. */
  readonly isUsable?: (picture: Picture) => Promise<boolean>;
}

export interface ResumeInput {
  readonly data: ResumeData;
  readonly template: string;
  readonly formatting: Formatting;
  /** Day of the document, `YYYY-MM-DD`. */
  readonly date: string;
  /** The resume itself where absent. */
  readonly part?: DocumentPart;
}

/** A document that is no resume, such as a receipt: it comes composed. */
export interface ComposedInput extends Pick<ResumeInput, 'template' | 'formatting' | 'date'> {
  readonly composed: ResumeDocument;
  readonly page?: PageSetup | undefined;
}

export type EngineInput = ResumeInput | ComposedInput;

/** A resume laid out, with what the writers need beside it. */
export interface LaidOut {
  /** Without the pictures that could not be had. */
  readonly document: ResumeDocument;
  readonly look: Look;
  readonly layout: Layout;
}

export interface Engine {
  /**
   * Loads what a resume needs: HarfBuzz, the faces of its font and its scripts, its pictures. A picture that could not be
   * had is asked for again.
   */
  prepare(input: EngineInput): Promise<void>;
  /** Whether `layOut` would have everything it needs; if not, `prepare` gets it. */
  isPrepared(input: EngineInput): boolean;
  /** Immediate; after a small change only what changed is laid out again. */
  layOut(input: EngineInput): LaidOut;
  picture(image: string): Picture | undefined;
  /** Fields of the pictures that were asked for and could not be had: they are left out rather than the whole. */
  leftOut(input: EngineInput): readonly string[];
  pdf(input: EngineInput): Promise<Uint8Array>;
  docx(input: EngineInput): Promise<Uint8Array>;
  /** Keeps nothing of what was written, only HarfBuzz and the faces: the next document may be somebody else's. */
  forget(): void;
}

export const createEngine = (host: EngineHost): Engine => new DocumentEngine(host);

class DocumentEngine implements Engine {
  readonly #host: EngineHost;
  /** Pictures by address; `undefined` for one that cannot be had. */
  readonly #pictures = new Map<string, Picture | undefined>();
  #loading: Promise<Loaded> | undefined;
  #loaded: Loaded | undefined;

  constructor(host: EngineHost) {
    this.#host = host;
  }

  async prepare(input: EngineInput): Promise<void> {
    const look = this.#look(input);
    const { regular, bold } = fontFamilies[look.family];
    const ahead = new FacesAhead(this.#host.loadFace);
    // Everything that has to come is asked for before there is something to do.
    if (!this.#loaded) ahead.fetch([regular.id, bold.id]);
    const loading = this.#load();
    const document = this.#compose(input);
    if (!this.#loaded) ahead.fetch(ownFaces(document, look));
    const { shaper, layouts } = await loading;
    if (await loadMissingFaces(document, look, shaper, ahead.load)) layouts.forget();
    await this.#loadPictures(document);
  }

  isPrepared(input: EngineInput): boolean {
    const shaper = this.#loaded?.shaper;
    if (!shaper) return false;
    const document = this.#compose(input);
    if (missingFaces(document, this.#look(input), shaper).length > 0) return false;
    return shownImages(document).every(({ image }) => this.#pictures.has(image));
  }

  layOut(input: EngineInput): LaidOut {
    if (!this.#loaded) throw new Error('The engine was asked for a layout before it was prepared');
    const document = this.#shown(input);
    const look = this.#look(input);
    const layout = this.#loaded.layouts.layout({
      document,
      look,
      pixels: (image) => this.#pictures.get(image),
    });
    return { document, look, layout };
  }

  picture(image: string): Picture | undefined {
    return this.#pictures.get(image);
  }

  leftOut(input: EngineInput): readonly string[] {
    return shownImages(this.#compose(input)).flatMap(({ image, source }) =>
      this.#isMissing(image) ? [source] : [],
    );
  }

  async pdf(input: EngineInput): Promise<Uint8Array> {
    // What a picture that does not come has cost once it does not cost again.
    if (!this.isPrepared(input)) await this.prepare(input);
    const { shaper } = await this.#load();
    const { layout } = this.layOut(input);
    const { font, fontSize, spacing, colorScheme } = input.formatting;
    const look = [
      templateOf(input.template).name,
      font,
      fontSize,
      spacing,
      colorScheme.primary,
      colorScheme.secondary,
    ];
    return writePdf({
      layout,
      shaper,
      picture: (image) => this.#pictures.get(image),
      date: input.date,
      look: look.join(' '),
    });
  }

  async docx(input: EngineInput): Promise<Uint8Array> {
    if (!this.isPrepared(input)) await this.prepare(input);
    const { shaper } = await this.#load();
    const composed = this.#compose(input);
    const images = new Map<string, Picture>();
    for (const { image } of shownImages(composed)) {
      const picture = this.#pictures.get(image);
      if (picture) images.set(image, picture);
    }
    const { writeDocx } = await import('./docx/write-docx.ts');
    const [resume, look] = [this.#shown(input), this.#look(input)];
    const pages = this.layOut(input).layout.pages.length;
    const { loadFace } = this.#host;
    return writeDocx({ resume, look, date: input.date, images, loadFace, shaper, pages });
  }

  forget(): void {
    this.#pictures.clear();
    this.#lastComposed = undefined;
    this.#loaded?.layouts.forget();
  }

  #lastComposed: { input: ResumeInput; document: ResumeDocument } | undefined;

  /** A file is prepared, laid out and written from one and the same composition. */
  #compose(input: EngineInput): ResumeDocument {
    if ('composed' in input) return input.composed;
    const { data, template, date, part } = input;
    const last = this.#lastComposed;
    if (
      last &&
      last.input.data === data &&
      last.input.template === template &&
      last.input.date === date &&
      last.input.part === part
    ) {
      return last.document;
    }
    const composePart = part === 'letter' ? composeLetter : compose;
    const document = composePart({ data, template: templateOf(template), date });
    this.#lastComposed = { input, document };
    return document;
  }

  #isMissing(image: string): boolean {
    return this.#pictures.has(image) && this.#pictures.get(image) === undefined;
  }

  #shown(input: EngineInput): ResumeDocument {
    const document = this.#compose(input);
    const isWhole = !shownImages(document).some(({ image }) => this.#isMissing(image));
    return isWhole ? document : withoutImages(document, (image) => this.#isMissing(image));
  }

  #lastLook:
    | {
        template: string;
        formatting: Formatting;
        page: PageSetup | undefined;
        part: DocumentPart | undefined;
        look: Look;
      }
    | undefined;

  #look(input: EngineInput): Look {
    const { template, formatting } = input;
    const { page } = 'composed' in input ? input : input.data;
    const part = 'composed' in input ? undefined : input.part;
    const last = this.#lastLook;
    const isLast = last && last.template === template && last.formatting === formatting;
    if (isLast && last.page === page && last.part === part) return last.look;
    const own = templateOf(template);
    const look = lookOf(part === 'letter' ? letterTemplate(own) : own, formatting, page);
    this.#lastLook = { template, formatting, page, part, look };
    return look;
  }

  #load(): Promise<Loaded> {
    this.#loading ??= this.#host.loadHarfbuzz().then(
      (harfbuzz) => {
        const shaper = new TextShaper(harfbuzz);
        this.#loaded = { shaper, layouts: new LayoutEngine(shaper) };
        return this.#loaded;
      },
      (failure: unknown) => {
        // A lost connection must not be remembered for ever.
        this.#loading = undefined;
        throw failure;
      },
    );
    return this.#loading;
  }

  async #loadStored(image: string): Promise<Uint8Array | undefined> {
    if (!storedImage.test(image)) return undefined;
    try {
      return await this.#host.loadImage?.(image);
    } catch {
      // Gone, no longer one's own, or out of reach: one picture is no reason to have no document.
      return undefined;
    }
  }

  async #loadPictures(document: ResumeDocument): Promise<void> {
    const images = new Set(shownImages(document).map(({ image }) => image));
    await Promise.all([...images].map((image) => this.#loadPicture(image)));
  }

  async #loadPicture(image: string): Promise<void> {
    if (this.#pictures.get(image)) return;
    const bytes = dataUrlBytes(image) ?? (await this.#loadStored(image));
    const picture = bytes && readPicture(bytes);
    const isUsable = picture && ((await this.#host.isUsable?.(picture)) ?? true);
    this.#pictures.set(image, isUsable ? picture : undefined);
  }
}

/** Faces that are on their way before they are asked for. */
class FacesAhead {
  readonly #loadFace: LoadFace;
  readonly #files = new Map<FaceId, Promise<Uint8Array>>();

  constructor(loadFace: LoadFace) {
    this.#loadFace = loadFace;
  }

  fetch(faces: readonly FaceId[]): void {
    for (const id of faces) {
      if (this.#files.has(id)) continue;
      const file = this.#loadFace(id);
      // A failure is told to whoever asks for the face.
      file.catch(() => undefined);
      this.#files.set(id, file);
    }
  }

  readonly load: LoadFace = (id) => this.#files.get(id) ?? this.#loadFace(id);
}

/** Only images of our own are ever fetched: a resume must not make a server or a reader call a stranger. */
const storedImage = /^\/api\/images\/[\w-]+$/;

interface Loaded {
  readonly shaper: TextShaper;
  readonly layouts: LayoutEngine;
}
