import type { DocxPackage } from '../../docx/docx-package.ts';
import { sectionsOf } from '../../sections/find-sections.ts';
import type { Block } from '../../source/blocks.ts';
import { childOf, isElement, type XmlElement } from '../../xml/read-xml.ts';
import type { ProofWarning, ProofWarningKind } from '../file-proof.ts';
import { headingsIn, headingWarnings, spelledIn, uncopyableIn } from './text-warnings.ts';

/** What in the parts of a Word file is known to stop readers (docs/decisions/proof-of-the-file.md). */
export const docxWarnings = (
  file: DocxPackage,
  blocks: readonly Block[],
  text: string,
): readonly ProofWarning[] => {
  const document = file.xml(file.main);
  if (!document) return [];
  const all = elementsOf(document);
  return [
    ...lockWarnings(file),
    ...pictureWarnings(all, text),
    ...columnWarnings(all),
    ...boxWarnings(all),
    ...headingWarnings(headingsIn(blocks), sectionsOf(blocks)),
    ...spacingWarnings(all, text),
    ...copyWarnings(all, text),
    ...hiddenWarnings(all),
    ...marginWarnings(file, all, text),
  ];
};

const warning = (kind: ProofWarningKind, what: string): ProofWarning => ({ kind, what, boxes: [] });

const elementsOf = (root: XmlElement): readonly XmlElement[] => {
  const all: XmlElement[] = [];
  const visit = (element: XmlElement): void => {
    all.push(element);
    for (const child of element.children) if (isElement(child) && child.name !== 'mc:Fallback') visit(child);
  };
  visit(root);
  return all;
};

const textOf = (element: XmlElement): string =>
  element.name === 'w:t'
    ? element.children.filter((child) => !isElement(child)).join('')
    : element.children
        .filter(isElement)
        .map((child) => (child.name === 'w:p' ? `${textOf(child)}\n` : textOf(child)))
        .join('');

const short = (text: string): string => text.replace(/\s+/g, ' ').trim().slice(0, 120);

const valOf = (element: XmlElement | undefined): string => element?.attributes['w:val'] ?? '';

/** `<w:vanish/>` and `<w:vanish w:val="1"/>`. */
const isOn = (element: XmlElement | undefined): boolean =>
  element !== undefined && !/^(?:0|false|off|none)$/.test(valOf(element));

const lockWarnings = (file: DocxPackage): ProofWarning[] => {
  const [part] = file.related('settings');
  const protection = part === undefined ? undefined : childOf(file.xml(part), 'w:documentProtection');
  return protection && /^(?:1|true|on)$/.test(protection.attributes['w:enforcement'] ?? '')
    ? [warning('locked', '')]
    : [];
};

/** Of English metric units in a point. */
const emu = 12_700;
const photoSides = [30, 260] as const;
const photoShape = [0.55, 1.5] as const;

const sizeOf = (drawing: XmlElement): { readonly width: number; readonly height: number } => {
  const extent = elementsOf(drawing).find(({ name }) => /^(?:wp:)?extent$/.test(name));
  return {
    width: Number(extent?.attributes.cx ?? 0) / emu,
    height: Number(extent?.attributes.cy ?? 0) / emu,
  };
};

const isPicture = (drawing: XmlElement): boolean => elementsOf(drawing).some(({ name }) => name === 'a:blip');

/** A photo stands before the first heading of a section; a page of pictures has few words. */
const pictureWarnings = (all: readonly XmlElement[], text: string): ProofWarning[] => {
  const pictures = all.flatMap((element, at) =>
    element.name === 'w:drawing' && isPicture(element) ? [{ at, ...sizeOf(element) }] : [],
  );
  const firstHeading = all.findIndex(
    ({ name, attributes }) => name === 'w:pStyle' && /^Heading/.test(attributes['w:val'] ?? ''),
  );
  const isPhoto = ({ at, width, height }: (typeof pictures)[number]): boolean =>
    (firstHeading < 0 || at < firstHeading) &&
    [width, height].every((side) => side >= photoSides[0] && side <= photoSides[1]) &&
    width / height >= photoShape[0] &&
    width / height <= photoShape[1];
  const isPage = pictures.some(({ width, height }) => width * height > 0.4 * 595 * 842);
  return [
    ...(pictures.some(isPhoto) ? [warning('photo', '')] : []),
    ...(isPage && text.replace(/\s/g, '').length < 300 ? [warning('text-in-picture', '1')] : []),
  ];
};

/** Columns of the page, or a table that holds whole sections beside each other. */
const columnWarnings = (all: readonly XmlElement[]): ProofWarning[] => {
  const isSet = all.some(({ name, attributes }) => name === 'w:cols' && Number(attributes['w:num'] ?? 1) > 1);
  const cellsOf = (row: XmlElement): readonly XmlElement[] =>
    row.children.filter(isElement).filter(({ name }) => name === 'w:tc');
  const isTall = (cell: XmlElement): boolean =>
    cell.children.filter(isElement).filter((child) => child.name === 'w:p' && textOf(child).trim() !== '')
      .length >= 4;
  const isLaidOut = all.some((row) => row.name === 'w:tr' && cellsOf(row).filter(isTall).length >= 2);
  return isSet || isLaidOut ? [warning('side-column', '')] : [];
};

const boxWarnings = (all: readonly XmlElement[]): ProofWarning[] => {
  const said = all
    .filter(({ name }) => name === 'w:txbxContent')
    .map(textOf)
    .filter((text) => text.trim() !== '');
  return said.length > 0 ? [warning('text-box', short(said.join(' ')))] : [];
};

const runsOf = (all: readonly XmlElement[]): readonly XmlElement[] =>
  all.filter((element) => element.name === 'w:r' && textOf(element).trim() !== '');

/** In parts of the size: from here on readers take letters for words. */
const mostTracking = 0.12;

const spacingWarnings = (all: readonly XmlElement[], text: string): ProofWarning[] => {
  const spaced = runsOf(all).find((run) => {
    const look = childOf(run, 'w:rPr');
    // Spacing is in twentieths of a point, sizes in halves.
    const size = Number(valOf(childOf(look, 'w:sz')) || 20) / 2;
    return Number(valOf(childOf(look, 'w:spacing')) || 0) / 20 / size > mostTracking;
  });
  if (spaced) return [warning('letter-spaced', short(textOf(spaced)))];
  const spelled = spelledIn(text);
  return spelled ? [warning('letter-spaced', spelled)] : [];
};

const copyWarnings = (all: readonly XmlElement[], text: string): ProofWarning[] => {
  const found = uncopyableIn(text);
  if (found !== undefined) return [warning('not-copyable', found)];
  const sign = all.find(({ name }) => name === 'w:sym');
  return sign ? [warning('not-copyable', sign.attributes['w:font'] ?? '')] : [];
};

const isWhite = (colour: string): boolean => /^f[0-9a-f]f[0-9a-f]f[0-9a-f]$/i.test(colour);

/** Taken away from the page, white on white, or too small for anybody. */
const hiddenWarnings = (all: readonly XmlElement[]): ProofWarning[] => {
  const shaded = new Set(
    all
      .filter((element) => element.name === 'w:p' || element.name === 'w:tc')
      .filter((element) => {
        const fill = childOf(childOf(element, element.name === 'w:p' ? 'w:pPr' : 'w:tcPr'), 'w:shd')
          ?.attributes['w:fill'];
        return fill !== undefined && !/^auto$/i.test(fill) && !isWhite(fill);
      })
      .flatMap(elementsOf),
  );
  const hidden = runsOf(all).filter((run) => {
    const look = childOf(run, 'w:rPr');
    if (isOn(childOf(look, 'w:vanish'))) return true;
    const size = Number(valOf(childOf(look, 'w:sz')) || 20);
    if (size < 4) return true;
    const ownShade = childOf(look, 'w:shd')?.attributes['w:fill'] ?? 'ffffff';
    return isWhite(valOf(childOf(look, 'w:color'))) && isWhite(ownShade) && !shaded.has(run);
  });
  return hidden.length > 0 ? [warning('hidden-text', short(hidden.map(textOf).join(' ')))] : [];
};

const plain = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** Around the number of a page. */
const pageWords = /^(?:page|pg|p|of|\d|पृष्ठ|पेज)*$/;

/** Words above and below every page that the body does not say. */
const marginWarnings = (file: DocxPackage, all: readonly XmlElement[], text: string): ProofWarning[] => {
  const body = plain(text);
  const parts = all
    .filter(({ name }) => name === 'w:headerReference' || name === 'w:footerReference')
    .map(({ attributes }) => file.relation(file.main, attributes['r:id']))
    .flatMap((relation) => (relation && !relation.isOutside ? [relation.target] : []));
  const said = [...new Set(parts)].flatMap((part) => {
    const root = file.xml(part);
    return root ? textOf(root).split('\n') : [];
  });
  const own = said.filter((line) => {
    const words = plain(line).replace(/\d+/g, '');
    return words !== '' && !pageWords.test(words) && !body.includes(plain(line).replace(/\d+$/, ''));
  });
  return own.length > 0 ? [warning('text-in-margin', short(own.join(' ')))] : [];
};
