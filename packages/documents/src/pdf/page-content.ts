import { languageOfScript } from '../fonts/scripts.ts';
import type { ShapedRun } from '../fonts/shaping.ts';
import type { ImageItem, Item, LineMark, Page, RectItem, StructureNode, TextItem } from '../layout/page.ts';
import type { FontSubset, PdfFonts, UsedFace } from './pdf-fonts.ts';
import { type PlacedSign, signsOf } from './pdf-signs.ts';
import type { MarkDetails, PdfStructure } from './pdf-structure.ts';
import { codeBytes, number, rgb, utf16 } from './pdf-syntax.ts';

export interface LinkArea {
  readonly node: StructureNode;
  readonly href: string;
  readonly text: string;
  readonly box: readonly [number, number, number, number];
}

/** What the pages of a document share. */
export interface DocumentParts {
  readonly fonts: PdfFonts;
  readonly structure: PdfStructure;
  /** Behind the last words of lines that go on below. */
  readonly spaces: ReadonlyMap<TextItem, ShapedRun>;
  readonly imageName: (image: string) => string | undefined;
  readonly language: string;
}

/** Writes the drawing instructions of one page. */
export class PageContent {
  readonly links: LinkArea[] = [];
  readonly images = new Map<string, string>();
  readonly #out: string[] = [];
  readonly #page: Page;
  readonly #object: number;
  readonly #fonts: PdfFonts;
  readonly #structure: PdfStructure;
  readonly #spaces: ReadonlyMap<TextItem, ShapedRun>;
  readonly #imageName: (image: string) => string | undefined;
  /** Of the document; what is in another says so. */
  readonly #ownLanguage: string;
  #open: StructureNode | 'artifact' | undefined;
  #language: string | undefined;
  #source: string | undefined;
  #root: StructureNode | undefined;
  #font = '';
  #colour = '';
  #tracking = '0';

  constructor(page: Page, object: number, { fonts, structure, spaces, imageName, language }: DocumentParts) {
    this.#page = page;
    this.#object = object;
    this.#fonts = fonts;
    this.#structure = structure;
    this.#spaces = spaces;
    this.#imageName = imageName;
    this.#ownLanguage = language.replace(/-.*/, '');
  }

  write(): string {
    for (const rect of this.#page.background) this.#rect(rect, 0, 0);
    if (this.#page.mark) this.#lineMark(this.#page.mark);
    for (const group of this.#page.groups) {
      this.#root = group.root;
      // Decoration lies behind the text of its block.
      for (const item of group.items) if (item.kind === 'rect') this.#rect(item, group.x, group.y);
      for (const item of group.items) if (item.kind !== 'rect') this.#item(item, group.x, group.y);
    }
    this.#close();
    return this.#out.join('\n');
  }

  #item(item: Exclude<Item, RectItem>, x: number, y: number): void {
    if (item.kind === 'text') this.#text(item, x + item.x, y + item.y);
    else this.#image(item, x + item.x, y + item.y);
  }

  #close(): void {
    if (this.#open) this.#out.push('EMC');
    this.#open = undefined;
  }

  #enter(node: StructureNode, details: Omit<MarkDetails, 'told' | 'root'>): void {
    const { language, source } = details;
    if (this.#open === node && this.#language === language && this.#source === source) return;
    this.#close();
    this.#begin(node, details);
    this.#open = node;
    this.#language = language;
    this.#source = source;
  }

  /** Pieces follow each other and never lie in one another: some readers of tags lose their way at the inner one's end. */
  #begin(node: StructureNode, { told, ...details }: MarkDetails): void {
    const text = told === undefined ? '' : `/ActualText<FEFF${utf16(told)}>`;
    if (node.role === 'Artifact') {
      this.#out.push(`/Artifact<</Type/Pagination/Subtype/Footer${text}>>BDC`);
      return;
    }
    const mark = this.#structure.mark(node, this.#page.number, this.#object, {
      ...details,
      root: this.#root,
    });
    this.#out.push(`/${told === undefined ? node.role : 'Span'}<</MCID ${mark}${text}>>BDC`);
  }

  #enterArtifact(): void {
    if (this.#open === 'artifact') return;
    this.#close();
    this.#out.push('/Artifact BMC');
    this.#open = 'artifact';
  }

  #fill(colour: string): void {
    if (this.#colour === colour) return;
    this.#out.push(`${rgb(colour)} rg`);
    this.#colour = colour;
  }

  #rect(rect: RectItem, x: number, y: number): void {
    this.#enterArtifact();
    this.#fill(rect.fill);
    const left = x + rect.x;
    const bottom = this.#page.height - (y + rect.y + rect.height);
    const path = rect.radius
      ? roundedPath(left, bottom, rect.width, rect.height, rect.radius)
      : `${number(left)} ${number(bottom)} ${number(rect.width)} ${number(rect.height)} re`;
    this.#out.push(`${path} f`);
  }

  #lineMark({ x, y, scale, path, width, colour }: LineMark): void {
    this.#enterArtifact();
    const place = [scale, 0, 0, -scale, x, this.#page.height - y].map(number).join(' ');
    this.#out.push(`q ${place} cm ${rgb(colour)} RG ${number(width)} w 1 J 1 j ${path} S Q`);
  }

  #text(item: TextItem, x: number, y: number): void {
    const { run, style, node, source, typed } = item;
    const face = this.#fonts.face(run.face);
    const language = this.#languageOf(item);
    const pieces = drawing(run, face, this.#spaces.get(item));
    const isPlain = pieces.every(({ told }) => told === undefined);
    if (isPlain) this.#enter(node, { language, source, typed });
    else this.#close();
    this.#fill(style.colour);
    const font = `/${face.name} ${number(style.size)} Tf`;
    const tracking = number(style.tracking);
    const baseline = this.#page.height - y;
    this.#out.push('BT');
    if (this.#font !== font) this.#out.push(font);
    if (this.#tracking !== tracking) this.#out.push(`${tracking} Tc`);
    this.#font = font;
    this.#tracking = tracking;
    this.#out.push(`1 0 0 1 ${number(x)} ${number(baseline)} Tm`);
    for (const { shown, told } of pieces) {
      if (!isPlain) this.#begin(node, { language, source, typed, told });
      this.#out.push(shown);
      if (!isPlain) this.#out.push('EMC');
    }
    this.#out.push('ET');
    if (item.href) this.#link(item, item.href, x, baseline);
  }

  /** Of text that is not in the document's own; what has no letters goes with what it stands in. */
  #languageOf({ run, node }: TextItem): string | undefined {
    const spoken = run.script ? languageOfScript(run.script) : latin.test(run.text) ? 'en' : undefined;
    if (spoken === undefined) return this.#open === node ? this.#language : undefined;
    return spoken === this.#ownLanguage ? undefined : `${spoken}-IN`;
  }

  #link(item: TextItem, href: string, x: number, baseline: number): void {
    const { size } = item.style;
    const box = [x, baseline - size * 0.25, x + item.width, baseline + size * 0.8] as const;
    const last = this.links.at(-1);
    const follows = last && last.node === item.node && Math.abs(last.box[1] - box[1]) < 0.01;
    if (follows) {
      const joined = [last.box[0], last.box[1], box[2], last.box[3]] as const;
      this.links[this.links.length - 1] = { ...last, text: last.text + item.run.text, box: joined };
    } else this.links.push({ node: item.node, href, text: item.run.text, box });
  }

  #image(item: ImageItem, x: number, y: number): void {
    const name = this.#imageName(item.image);
    if (!name) return;
    this.images.set(item.image, name);
    const bottom = this.#page.height - y - item.height;
    this.#enter(item.node, {
      box: [x, bottom, x + item.width, bottom + item.height],
      source: item.source,
    });
    const scale = Math.max(item.width / item.pixels.width, item.height / item.pixels.height);
    const width = item.pixels.width * scale;
    const height = item.pixels.height * scale;
    const left = x - (width - item.width) / 2;
    const base = bottom - (height - item.height) / 2;
    const clip =
      item.radius > 0
        ? roundedPath(x, bottom, item.width, item.height, item.radius)
        : `${number(x)} ${number(bottom)} ${number(item.width)} ${number(item.height)} re`;
    this.#out.push(
      `q ${clip} W n ${number(width)} 0 0 ${number(height)} ${number(left)} ${number(base)} cm /${name} Do Q`,
    );
  }
}

/** Signs that are shown together; told as a whole where their codes do not tell it to every reader. */
interface DrawnPiece {
  readonly shown: string;
  readonly told?: string;
}

const drawings = new WeakMap<
  ShapedRun,
  { subset: FontSubset; space: ShapedRun | undefined; pieces: readonly DrawnPiece[] }
>();

/** What draws a run at its place. An edited resume has most of its runs, and mostly the same signs, as before. */
const drawing = (
  run: ShapedRun,
  { font, subset }: UsedFace,
  space: ShapedRun | undefined,
): readonly DrawnPiece[] => {
  const known = drawings.get(run);
  if (known?.subset === subset && known.space === space) return known.pieces;
  const signs = space ? [...signsOf(run, font), ...signsOf(space, font)] : signsOf(run, font);
  const pieces = drawSigns(signs, subset.codes, 1000 / font.unitsPerEm, run.rtl);
  drawings.set(run, { subset, space, pieces });
  return pieces;
};

/**
 * The codes of a run with the corrections that bring each sign to its place; rounding never adds up. A word with codes
 * that draw nothing carries its text as a whole too, for poppler, which takes what stands at one place for a repetition.
 */
const drawSigns = (
  signs: readonly PlacedSign[],
  codes: ReadonlyMap<string, number>,
  perEm: number,
  rtl = false,
): DrawnPiece[] => {
  const pieces: DrawnPiece[] = [];
  let line = '';
  let written = '';
  let wanted = 0;
  let reached = 0;
  const flush = (): void => {
    if (written) line += `(${written})`;
    written = '';
  };
  const show = (told?: string): void => {
    flush();
    if (line) pieces.push({ shown: `[${line}]TJ`, ...(told !== undefined && { told }) });
    line = '';
  };
  // Readers that turn such letters would turn what is told of them as well.
  const silent = !rtl && signs.some(isSilent);
  for (const word of silent ? wordsOf(signs) : [signs]) {
    const told = silent && word.some(isSilent);
    if (told) show();
    for (const { sign, advance, at } of word) {
      if (at !== undefined) {
        show();
        wanted = at * 1000;
      }
      const correction = Math.round(wanted - reached);
      if (correction !== 0) {
        flush();
        line += -correction;
        reached += correction;
      }
      written += codeBytes(codes.get(sign.key) ?? 0);
      reached += sign.advance * perEm;
      wanted += advance * 1000;
    }
    if (told) show(word.map(({ sign }) => sign.text).join(''));
  }
  show();
  return pieces;
};

const isSilent = ({ sign }: PlacedSign): boolean => sign.parts.length === 0;

/** A space belongs to the word before it: alone between two that are told as a whole, some viewers do not copy it. */
const wordsOf = (all: readonly PlacedSign[]): PlacedSign[][] => {
  const words: PlacedSign[][] = [];
  let afterSpace = true;
  for (const placed of all) {
    const space = placed.sign.text === ' ';
    const open = words.at(-1);
    if (open && (space || !afterSpace)) open.push(placed);
    else words.push([placed]);
    afterSpace = space;
  }
  return words;
};

const latin = /\p{Script=Latin}/u;

/** How far the handles of a curve reach to look like a quarter of a circle. */
const quarter = 0.5523;

const roundedPath = (x: number, y: number, width: number, height: number, radius: number): string => {
  const r = Math.min(radius, width / 2, height / 2);
  const c = r * (1 - quarter);
  const [right, top] = [x + width, y + height];
  const point = (...values: number[]): string => values.map(number).join(' ');
  return [
    `${point(x + r, y)} m`,
    `${point(right - r, y)} l ${point(right - c, y, right, y + c, right, y + r)} c`,
    `${point(right, top - r)} l ${point(right, top - c, right - c, top, right - r, top)} c`,
    `${point(x + r, top)} l ${point(x + c, top, x, top - c, x, top - r)} c`,
    `${point(x, y + r)} l ${point(x, y + c, x + c, y, x + r, y)} c h`,
  ].join(' ');
};
