import type { FaceId } from '../fonts/font-faces.ts';
import { languageOfScript } from '../fonts/scripts.ts';
import type { ShapedRun } from '../fonts/shaping.ts';
import type {
  ImageItem,
  Item,
  Page,
  RectItem,
  StructureNode,
  StructureRole,
  TextItem,
} from '../layout/page.ts';

export interface PaintedPage {
  readonly key: string;
  readonly width: number;
  readonly height: number;
  /** Markup behind the groups. */
  readonly background: string;
  readonly groups: readonly PaintedGroup[];
}

/**
 * One block. `markup` is placed from the block's own corner, so a block that only moved keeps the very same string:
 * a preview changes its `transform` and nothing else.
 */
export interface PaintedGroup {
  readonly key: string;
  readonly source: string;
  readonly transform: string;
  readonly markup: string;
}

export const paintPage = (page: Page): PaintedPage => ({
  key: String(page.number),
  width: page.width,
  height: page.height,
  background: `<g transform="scale(${1 / finer})">${page.background.map(paintRect).join('')}</g>`,
  groups: page.groups.map((group) => ({
    key: group.key,
    source: group.source,
    transform: `translate(${short(group.x)} ${short(group.y)})`,
    markup: paintItems(group.items),
  })),
});

/** @internal A whole page as a file of its own or a picture in HTML, for tests and figures. */
export const pageMarkup = (page: Page, attributes = ''): string => {
  const painted = paintPage(page);
  const groups = painted.groups.map(
    ({ source, transform, markup }) =>
      `<g data-source="${escaped(source)}" transform="${transform}">${markup}</g>`,
  );
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${short(page.width)} ${short(page.height)}"${attributes}>` +
    `<rect width="100%" height="100%" fill="#ffffff"/>${painted.background}${groups.join('')}</svg>`
  );
};

const paintedItems = new WeakMap<readonly Item[], string>();

const paintItems = (items: readonly Item[]): string => {
  const known = paintedItems.get(items);
  if (known !== undefined) return known;
  const decoration = items.filter((item) => item.kind === 'rect').map(paintRect);
  const markup = `<g transform="scale(${1 / finer})" ${textSetting}>${decoration.join('')}${paintStructure(items)}</g>`;
  paintedItems.set(items, markup);
  return markup;
};

/** What a screen reader makes of an element. The page around has a first heading of its own, so ours start at two. */
const roles: Readonly<Partial<Record<StructureRole, string>>> = {
  H1: ' role="heading" aria-level="2"',
  H2: ' role="heading" aria-level="3"',
  H3: ' role="heading" aria-level="4"',
  P: ' role="paragraph"',
  L: ' role="list"',
  LI: ' role="listitem"',
  Lbl: ' aria-hidden="true"',
  Table: ' role="table"',
  THead: ' role="rowgroup"',
  TBody: ' role="rowgroup"',
  TR: ' role="row"',
  TD: ' role="cell"',
  Artifact: ' aria-hidden="true"',
};

interface Element {
  readonly role: string;
  readonly content: (string | Element)[];
}

/** The items inside the elements they belong to; an element that goes on after another one stays whole. */
const paintStructure = (items: readonly Item[]): string => {
  const elements = new Map<StructureNode, Element>();
  const root: Element = { role: '', content: [] };
  const elementOf = (node: StructureNode): Element => {
    const known = elements.get(node);
    if (known) return known;
    const around = node.parent ? elementOf(node.parent) : root;
    const role = node.scope ? ` role="${node.scope.toLowerCase()}header"` : roles[node.role];
    const element = role ? { role, content: [] } : around;
    elements.set(node, element);
    if (element !== around) around.content.push(element);
    return element;
  };
  for (const item of items) {
    if (item.kind === 'text') elementOf(item.node).content.push(paintText(item));
    else if (item.kind === 'image') root.content.push(paintImage(item));
  }
  const write = ({ content }: Element): string =>
    content.map((part) => (typeof part === 'string' ? part : `<g${part.role}>${write(part)}</g>`)).join('');
  return write(root);
};

/**
 * Without `geometricPrecision` a browser rounds glyph widths to a grid of its own and lines come out up to a point too
 * wide. Attributes, not styles: a strict content policy drops styles that come with markup.
 */
const textSetting = 'text-rendering="geometricPrecision" font-variant="lining-nums"';

/**
 * Markup is written in hundredths of a point and scaled down as a whole. Chromium cuts every glyph's width to a
 * sixty-fourth of the unit a text is written in; in points that would make a line up to a point too short.
 */
const finer = 100;
const fine = (value: number): string => String(Math.round(value * finer * 100) / 100);

/** A thousandth of a point. */
const short = (value: number): string => String(Math.round(value * 1000) / 1000);

const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

const paintRect = ({ x, y, width, height, fill, radius }: RectItem): string =>
  `<rect x="${fine(x)}" y="${fine(y)}" width="${fine(width)}" height="${fine(height)}" fill="${fill}"` +
  `${radius ? ` rx="${fine(Math.min(radius, width / 2, height / 2))}"` : ''}/>`;

/** One element a run, so that the browser shapes exactly what HarfBuzz shaped. */
const paintText = ({ x, y, width, run, style, source, href }: TextItem): string => {
  const spaced = style.tracking === 0 ? '' : ` letter-spacing="${fine(style.tracking)}"`;
  const variant = style.tracking === 0 && !style.smallCaps ? '' : variantOf(run);
  // A browser drops the outer spaces of a text and joins the inner ones, unless told on the text itself.
  const spaces = /^ | $| {2}/.test(run.text) ? ' xml:space="preserve"' : '';
  const field = source ? ` data-source="${escaped(source)}"` : '';
  const link = href ? ` data-href="${escaped(href)}"` : '';
  const language = run.script ? ` lang="${languageOfScript(run.script)}"` : '';
  // Such a text begins at its right end. What has no direction of its own, such as a bracket, goes with the rest.
  const turned = run.rtl ? ' direction="rtl" unicode-bidi="bidi-override"' : '';
  return (
    `<text x="${fine(run.rtl ? x + width : x)}" y="${fine(y)}" font-family="${svgFontFamily(run.face)}" font-size="${fine(style.size)}"` +
    ` fill="${style.colour}"${spaced}${variant}${spaces}${language}${turned}${field}${link}>${escaped(run.text)}</text>`
  );
};

/** A browser asked for small capitals that a face lacks shrinks its capitals, so only runs that have some ask. */
const variantOf = ({ smallCaps }: ShapedRun): string =>
  ` font-variant="lining-nums no-common-ligatures no-contextual${smallCaps ? ' small-caps' : ''}"`;

/** The page registers each face under its own id, so a browser can neither pick another nor fake a bold. */
export const svgFontFamily = (face: FaceId): string => `kalam-${face}`;

const paintImage = ({ x, y, width, height, image, radius, source, node }: ImageItem): string => {
  const clip = radius > 0 ? ` clip-path="inset(0 round ${fine(radius)}px)"` : '';
  return (
    `<image x="${fine(x)}" y="${fine(y)}" width="${fine(width)}" height="${fine(height)}" href="${escaped(image)}"` +
    ` preserveAspectRatio="xMidYMid slice" data-source="${escaped(source)}" role="img"` +
    ` aria-label="${escaped(node.alt ?? '')}"${clip}/>`
  );
};
