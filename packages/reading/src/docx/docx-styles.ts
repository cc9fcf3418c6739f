import { childOf, childrenOf, type XmlElement } from '../xml/read-xml.ts';
import { isOn, points } from './docx-measures.ts';

/** How a run is set. Complex scripts, those of India among them, have a weight and a size of their own. */
export interface RunLook {
  readonly bold: boolean;
  readonly boldComplex: boolean;
  readonly italic: boolean;
  readonly caps: boolean;
  readonly hidden: boolean;
  readonly size: number;
  readonly sizeComplex: number;
  readonly font: string | undefined;
}

export interface ParagraphLook {
  readonly before: number;
  readonly after: number;
  readonly indent: number;
  readonly ruleAbove: boolean;
  readonly ruleBelow: boolean;
  readonly boxed: boolean;
  /** From 1; absent for body text. */
  readonly heading?: number;
  readonly numbering?: { readonly list: string; readonly level: number };
  /** Paragraphs of one style have no space between them. */
  readonly together: boolean;
}

type ListIndent = (list: string, level: number) => number | undefined;

interface Style {
  readonly paragraph: XmlElement | undefined;
  readonly run: XmlElement | undefined;
  readonly base: string | undefined;
  readonly name: string;
}

const longestChain = 40;
/** What Word takes where a file says nothing. */
const usualSize = 10;

/** The styles of a Word file, and what becomes of a paragraph or a run under them. */
export class DocxStyles {
  readonly #styles = new Map<string, Style>();
  readonly #plainRuns = new Map<string | undefined, RunLook>();
  #plainParagraph: ParagraphLook | undefined;
  readonly #chains = new Map<string, readonly Style[]>();
  readonly #defaults: Style;
  readonly #usual: string | undefined;

  constructor(root: XmlElement | undefined) {
    const defaults = childOf(root, 'w:docDefaults');
    this.#defaults = {
      paragraph: childOf(childOf(defaults, 'w:pPrDefault'), 'w:pPr'),
      run: childOf(childOf(defaults, 'w:rPrDefault'), 'w:rPr'),
      base: undefined,
      name: '',
    };
    const all = childrenOf(root, 'w:style');
    for (const style of all) {
      this.#styles.set(style.attributes['w:styleId'] ?? '', {
        paragraph: childOf(style, 'w:pPr'),
        run: childOf(style, 'w:rPr'),
        base: childOf(style, 'w:basedOn')?.attributes['w:val'],
        name: childOf(style, 'w:name')?.attributes['w:val'] ?? '',
      });
    }
    this.#usual = all.find(
      ({ attributes }) =>
        attributes['w:type'] === 'paragraph' && /^(?:1|true|on)$/.test(attributes['w:default'] ?? ''),
    )?.attributes['w:styleId'];
  }

  /** The style and those it is based on, the nearest first. */
  #chain(id: string | undefined): readonly Style[] {
    if (id === undefined) return [];
    const known = this.#chains.get(id);
    if (known) return known;
    const chain: Style[] = [];
    for (let next: string | undefined = id; next !== undefined && chain.length < longestChain; ) {
      const style: Style | undefined = this.#styles.get(next);
      if (!style || chain.includes(style)) break;
      chain.push(style);
      next = style.base;
    }
    this.#chains.set(id, chain);
    return chain;
  }

  /** The list a style belongs to, for lists that are defined by a style. */
  listOfStyle(id: string): string | undefined {
    const paragraph = this.#chain(id)[0]?.paragraph;
    return childOf(childOf(paragraph, 'w:numPr'), 'w:numId')?.attributes['w:val'];
  }

  styleOf(properties: XmlElement | undefined): string | undefined {
    return childOf(properties, 'w:pStyle')?.attributes['w:val'] ?? this.#usual;
  }

  /** Most runs say nothing of themselves, and are as their paragraph's style has them. */
  run(own: XmlElement | undefined, paragraphStyle: string | undefined): RunLook {
    if (own) return this.#runLook(own, paragraphStyle);
    const known = this.#plainRuns.get(paragraphStyle) ?? this.#runLook(undefined, paragraphStyle);
    this.#plainRuns.set(paragraphStyle, known);
    return known;
  }

  #runLook(own: XmlElement | undefined, paragraphStyle: string | undefined): RunLook {
    const outer = this.#chain(paragraphStyle).map(({ run }) => run);
    const inner = this.#chain(childOf(own, 'w:rStyle')?.attributes['w:val']).map(({ run }) => run);
    const nearest = (name: string, among: readonly (XmlElement | undefined)[]): XmlElement | undefined =>
      among.map((properties) => childOf(properties, name)).find((found) => found !== undefined);
    /** A bold word in a bold paragraph is not bold: styles exchange the setting, what the run says itself decides. */
    const toggled = (name: string): boolean => {
      const direct = childOf(own, name);
      if (direct) return isOn(direct);
      const [byCharacter, byParagraph] = [nearest(name, inner), nearest(name, outer)];
      if (!byCharacter && !byParagraph) {
        const usual = childOf(this.#defaults.run, name);
        return usual !== undefined && isOn(usual);
      }
      return (byCharacter ? isOn(byCharacter) : false) !== (byParagraph ? isOn(byParagraph) : false);
    };
    const all = [own, ...inner, ...outer, this.#defaults.run];
    const size = (name: string): number | undefined => points(nearest(name, all)?.attributes['w:val'], 2);
    const fonts = nearest('w:rFonts', all)?.attributes;
    const usual = size('w:sz') ?? usualSize;
    return {
      bold: toggled('w:b'),
      boldComplex: toggled('w:bCs') || toggled('w:b'),
      italic: toggled('w:i'),
      caps: toggled('w:caps') || toggled('w:smallCaps'),
      hidden: toggled('w:vanish'),
      size: usual,
      sizeComplex: size('w:szCs') ?? usual,
      font: fonts?.['w:ascii'] ?? fonts?.['w:hAnsi'],
    };
  }

  paragraph(own: XmlElement | undefined, listIndent: ListIndent): ParagraphLook {
    if (own) return this.#paragraphLook(own, listIndent);
    this.#plainParagraph ??= this.#paragraphLook(undefined, listIndent);
    return this.#plainParagraph;
  }

  #paragraphLook(own: XmlElement | undefined, listIndent: ListIndent): ParagraphLook {
    const chain = this.#chain(this.styleOf(own));
    const all = [own, ...chain.map(({ paragraph }) => paragraph), this.#defaults.paragraph];
    const nearest = (name: string): XmlElement | undefined =>
      all.map((properties) => childOf(properties, name)).find((found) => found !== undefined);
    const attribute = (name: string, key: string): string | undefined =>
      all
        .map((properties) => childOf(properties, name)?.attributes[key])
        .find((found) => found !== undefined);
    const side = (name: string): boolean => {
      const border = all
        .map((properties) => childOf(childOf(properties, 'w:pBdr'), name))
        .find((found) => found !== undefined);
      return border !== undefined && !/^(?:nil|none)$/.test(border.attributes['w:val'] ?? 'none');
    };
    const numbering = numberingOf(all);
    const heading = headingOf(nearest('w:outlineLvl'), chain);
    const [above, below] = [side('w:top'), side('w:bottom')];
    const twips = (name: string, ...keys: string[]): number | undefined =>
      keys.map((key) => points(attribute(name, key), 20)).find((found) => found !== undefined);
    const left =
      twips('w:ind', 'w:left', 'w:start') ?? (numbering && listIndent(numbering.list, numbering.level)) ?? 0;
    const first = numbering ? 0 : (twips('w:ind', 'w:firstLine') ?? 0) - (twips('w:ind', 'w:hanging') ?? 0);
    return {
      before: spaceOf(attribute('w:spacing', 'w:beforeAutospacing'), twips('w:spacing', 'w:before')),
      after: spaceOf(attribute('w:spacing', 'w:afterAutospacing'), twips('w:spacing', 'w:after')),
      indent: Math.max(0, left + first),
      ruleAbove: above,
      ruleBelow: below,
      boxed: (above && below && side('w:left') && side('w:right')) || isShaded(nearest('w:shd')),
      ...(heading !== undefined && { heading }),
      ...(numbering && { numbering }),
      together: nearest('w:contextualSpacing') !== undefined,
    };
  }
}

/** Space that is left to the program is a line. */
const spaceOf = (automatic: string | undefined, space: number | undefined): number =>
  automatic !== undefined && /^(?:1|true|on)$/.test(automatic) ? 14 : (space ?? 0);

export const isShaded = (shading: XmlElement | undefined): boolean => {
  const fill = shading?.attributes['w:fill'] ?? 'auto';
  return !/^(?:auto|ffffff)$/i.test(fill);
};

/** A level of the outline, which is the same in all languages of Word; 9 is body text. */
const headingOf = (outline: XmlElement | undefined, chain: readonly Style[]): number | undefined => {
  const level = Number(outline?.attributes['w:val'] ?? Number.NaN);
  if (level >= 0 && level <= 8) return level + 1;
  if (level === 9) return undefined;
  const named = chain.map(({ name }) => /^heading ([1-9])$/i.exec(name)?.[1]).find(Boolean);
  return named === undefined ? undefined : Number(named);
};

const numberingOf = (
  all: readonly (XmlElement | undefined)[],
): { readonly list: string; readonly level: number } | undefined => {
  const found = all.map((properties) => childOf(properties, 'w:numPr'));
  const value = (name: string): string | undefined =>
    found
      .map((numbering) => childOf(numbering, name)?.attributes['w:val'])
      .find((text) => text !== undefined);
  const list = value('w:numId');
  if (list === undefined || list === '0') return undefined;
  const level = Number(value('w:ilvl') ?? 0);
  return { list, level: Number.isInteger(level) && level >= 0 && level <= 8 ? level : 0 };
};
