import { importLimits } from '@kalam/domain/resumes/import-limits';
import { type Piece, TooMuchText } from '../source/block-writer.ts';
import { childOf, isElement, type XmlElement } from '../xml/read-xml.ts';
import { chosen, type DrawingParts, drawingParts } from './docx-drawing.ts';
import { DocxFields } from './docx-fields.ts';
import type { DocxNumbering } from './docx-numbering.ts';
import type { DocxPackage } from './docx-package.ts';
import { hasText, type StoryItem, type StoryParagraph, textOf } from './docx-story.ts';
import type { DocxStyles, RunLook } from './docx-styles.ts';
import { shownText, symbolOf } from './docx-symbols.ts';
import { readTable } from './docx-table.ts';

export interface DocxContext {
  readonly file: DocxPackage;
  readonly styles: DocxStyles;
  readonly numbering: DocxNumbering;
  /** Of all parts together. */
  readonly count: { lines: number };
}

/** Elements that only hold what they hold: controls, tags, and what somebody put in while changes were tracked. */
const holders = new Set(['w:customXml', 'w:smartTag', 'w:ins', 'w:moveTo', 'w:bdo', 'w:dir', 'w:rubyBase']);

/** The parts of a paragraph while it is read. */
interface Draft {
  readonly lines: Piece[][];
  readonly boxes: (readonly StoryItem[])[];
  readonly notes: string[];
  readonly style: string | undefined;
  hasRule: boolean;
  hasPageNumber: boolean;
  breaks: boolean;
}

/** Script that Word sets by its rules for complex scripts: those from Hebrew to Sinhala, and Arabic forms. */
const complex = /[\u0590-\u0dff\ufb1d-\ufdff\ufe70-\ufefc]/;

/** Reads one part of a Word file: its body, a header, a footer, the notes. */
export class DocxReader {
  readonly #context: DocxContext;
  readonly #part: string;
  readonly #fields = new DocxFields();
  /** The setups of sections, which name headers and footers. */
  readonly sections: XmlElement[] = [];

  constructor(context: DocxContext, part: string) {
    this.#context = context;
    this.#part = part;
  }

  items(parent: XmlElement | undefined): readonly StoryItem[] {
    return (parent?.children ?? []).filter(isElement).flatMap((child) => this.#item(child));
  }

  #item(element: XmlElement): readonly StoryItem[] {
    if (element.name === 'w:p') return [this.#paragraph(element)];
    if (element.name === 'w:tbl') return [readTable(element, (cell) => this.items(cell))];
    if (element.name === 'w:sdt') return this.items(childOf(element, 'w:sdtContent'));
    if (element.name === 'mc:AlternateContent') return this.items(chosen(element));
    if (element.name === 'w:sectPr') this.sections.push(element);
    return holders.has(element.name) ? this.items(element) : [];
  }

  #paragraph(element: XmlElement): StoryParagraph {
    const { styles, numbering } = this.#context;
    const properties = childOf(element, 'w:pPr');
    const look = styles.paragraph(properties, numbering.indent);
    const style = styles.styleOf(properties);
    const mark = look.numbering && numbering.next(look.numbering.list, look.numbering.level);
    const draft: Draft = {
      lines: [[]],
      boxes: [],
      notes: [],
      style,
      hasRule: false,
      hasPageNumber: false,
      breaks: false,
    };
    this.#inline(element, draft, undefined);
    this.#fields.endParagraph();
    this.#context.count.lines += Math.max(1, draft.lines.filter(hasText).length);
    if (this.#context.count.lines > importLimits.lines) throw new TooMuchText();
    const section = childOf(properties, 'w:sectPr');
    if (section) this.sections.push(section);
    return { ...draft, kind: 'paragraph', lines: draft.lines.map(inCapitals), look, mark };
  }

  #inline(parent: XmlElement | undefined, draft: Draft, link: string | undefined): void {
    for (const child of parent?.children ?? []) {
      if (!isElement(child)) continue;
      if (child.name === 'w:r') this.#run(child, child, draft, link);
      else if (child.name === 'w:hyperlink') this.#inline(child, draft, this.#address(child) ?? link);
      else if (child.name === 'w:sdt') this.#inline(childOf(child, 'w:sdtContent'), draft, link);
      else if (child.name === 'mc:AlternateContent') this.#inline(chosen(child), draft, link);
      else if (child.name === 'w:fldSimple') this.#simpleField(child, draft, link);
      else if (child.name.startsWith('m:')) this.#formula(child, draft);
      else if (holders.has(child.name)) this.#inline(child, draft, link);
    }
  }

  #address(hyperlink: XmlElement): string | undefined {
    const relation = this.#context.file.relation(this.#part, hyperlink.attributes['r:id']);
    return relation?.isOutside ? relation.target : undefined;
  }

  #simpleField(field: XmlElement, draft: Draft, link: string | undefined): void {
    this.#fields.begin();
    this.#fields.instruct(field.attributes['w:instr'] ?? '');
    this.#fields.separate();
    draft.hasPageNumber ||= this.#fields.isPageNumber;
    this.#inline(field, draft, link);
    this.#fields.end();
  }

  #run(run: XmlElement, parent: XmlElement, draft: Draft, link: string | undefined): void {
    const look = this.#context.styles.run(childOf(run, 'w:rPr'), draft.style);
    for (const child of parent.children) {
      if (!isElement(child)) continue;
      if (child.name === 'mc:AlternateContent') this.#run(run, chosen(child), draft, link);
      else if (child.name === 'w:fldChar') this.#fieldMark(child, draft);
      else if (child.name === 'w:instrText') this.#fields.instruct(rawText(child));
      else if (child.name === 'w:ruby') this.#inline(childOf(child, 'w:rubyBase'), draft, link);
      else if (child.name === 'w:footnoteReference' || child.name === 'w:endnoteReference')
        draft.notes.push(`${child.name.slice(2, -9)} ${child.attributes['w:id'] ?? ''}`);
      else if (/^w:(?:drawing|pict|object)$/.test(child.name)) this.#drawing(child, draft);
      else if (!look.hidden && this.#fields.isShown) this.#sign(child, look, draft, link);
    }
  }

  #sign(element: XmlElement, look: RunLook, draft: Draft, link: string | undefined): void {
    if (element.name === 'w:br' || element.name === 'w:cr') {
      draft.breaks ||= element.attributes['w:type'] === 'column';
      draft.lines.push([]);
      return;
    }
    const text = signText(element, look);
    if (text !== '') this.#say(text, look, draft, link);
  }

  #say(text: string, look: RunLook, draft: Draft, link: string | undefined): void {
    const isComplex = complex.test(text);
    const address = link ?? this.#fields.link;
    draft.lines.at(-1)?.push({
      text,
      bold: isComplex ? look.boldComplex : look.bold,
      italic: look.italic,
      size: isComplex ? look.sizeComplex : look.size,
      caps: look.caps,
      ...(address !== undefined && { link: address }),
    });
  }

  #fieldMark(mark: XmlElement, draft: Draft): void {
    const kind = mark.attributes['w:fldCharType'];
    if (kind === 'begin') this.#fields.begin();
    if (kind === 'separate') {
      this.#fields.separate();
      draft.hasPageNumber ||= this.#fields.isPageNumber;
    }
    if (kind === 'end') this.#fields.end();
  }

  #formula(element: XmlElement, draft: Draft): void {
    if (element.name === 'm:t') {
      const look = this.#context.styles.run(undefined, draft.style);
      if (this.#fields.isShown) this.#say(rawText(element), look, draft, undefined);
      return;
    }
    for (const child of element.children) if (isElement(child)) this.#formula(child, draft);
  }

  #drawing(element: XmlElement, draft: Draft): void {
    const parts: DrawingParts = drawingParts(element);
    draft.hasRule ||= parts.hasRule;
    for (const box of parts.boxes) draft.boxes.push(new DocxReader(this.#context, this.#part).items(box));
    for (const words of [...parts.words, ...parts.diagrams.flatMap((id) => this.#diagram(id))])
      draft.boxes.push([this.#plain(words)]);
  }

  /** The words of a diagram stand in a part of their own. */
  #diagram(id: string): readonly string[] {
    const relation = this.#context.file.relation(this.#part, id);
    if (!relation || relation.isOutside) return [];
    const root = this.#context.file.xml(relation.target);
    const paragraphs: string[] = [];
    const visit = (element: XmlElement): void => {
      if (element.name === 'a:p') {
        paragraphs.push(drawnText(element));
        return;
      }
      for (const child of element.children) if (isElement(child)) visit(child);
    };
    if (root) visit(root);
    return paragraphs.filter((text) => text.trim() !== '');
  }

  #plain(text: string): StoryParagraph {
    const { bold, italic, size } = this.#context.styles.run(undefined, undefined);
    return {
      kind: 'paragraph',
      lines: [[{ text, bold, italic, size }]],
      look: this.#context.styles.paragraph(undefined, () => undefined),
      style: undefined,
      boxes: [],
      notes: [],
      hasRule: false,
      hasPageNumber: false,
      breaks: false,
    };
  }
}

const signText = (element: XmlElement, look: RunLook): string => {
  switch (element.name) {
    case 'w:t':
      return shownText(rawText(element).replace(/[\t\r\n]/g, ' '), look.font);
    case 'w:tab':
    case 'w:ptab':
      return '\t';
    case 'w:noBreakHyphen':
      return '-';
    case 'w:sym': {
      const code = Number.parseInt(element.attributes['w:char'] ?? '', 16);
      return code > 0 ? symbolOf(code, element.attributes['w:font']) : '';
    }
    default:
      return '';
  }
};

const rawText = (element: XmlElement): string =>
  element.children.map((child) => (isElement(child) ? '' : child)).join('');

const drawnText = (element: XmlElement): string =>
  element.name === 'a:t'
    ? rawText(element)
    : element.children.map((child) => (isElement(child) ? drawnText(child) : '')).join('');

/** What was typed in small letters alone is read as it is shown; where the writer set capitals, those are kept. */
const inCapitals = (line: readonly Piece[]): readonly Piece[] => {
  const set = line.filter(({ caps }) => caps);
  if (set.length === 0 || /\p{Lu}/u.test(textOf(set))) return line;
  return line.map((piece) => {
    const upper = piece.text.toUpperCase();
    return piece.caps && upper.length === piece.text.length ? { ...piece, text: upper } : piece;
  });
};
