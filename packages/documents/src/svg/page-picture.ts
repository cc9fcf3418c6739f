import type { FaceId } from '../fonts/font-faces.ts';
import type { ImageItem, Page, RectItem, TextItem } from '../layout/page.ts';

export interface GlyphOutlines {
  readonly unitsPerEm: (face: FaceId) => number;
  /** Path data in units of the em, y upwards. */
  readonly path: (face: FaceId, glyph: number) => string;
}

/**
 * A page as a picture that needs no font: letters are drawn as shapes, each shape written once. For places where a
 * resume is looked at, not read or selected. `photo` gives a picture's own data URL; what it does not know is left out.
 */
export const pagePicture = (
  page: Page,
  outlines: GlyphOutlines,
  photo: (image: string) => string | undefined = () => undefined,
): string => {
  let photos = 0;
  const shapes = new Map<string, { id: string; path: string }>();
  const shapeOf = (face: FaceId, glyph: number): string | undefined => {
    const key = `${face} ${glyph}`;
    const known = shapes.get(key) ?? { id: shapes.size.toString(36), path: outlines.path(face, glyph) };
    shapes.set(key, known);
    return known.path === '' ? undefined : `g${known.id}`;
  };
  const body = [
    ...page.background.map((rect) => paintRect(rect, 0, 0)),
    ...page.groups.flatMap(({ items, x, y }) => [
      ...items.flatMap((item) => (item.kind === 'rect' ? paintRect(item, x, y) : [])),
      ...items.flatMap((item) => {
        const address = item.kind === 'image' ? photo(item.image) : undefined;
        if (item.kind !== 'image' || address === undefined) return [];
        photos += 1;
        return paintPhoto(item, x, y, address, `p${photos}`);
      }),
      ...items.flatMap((item) => (item.kind === 'text' ? paintText(item, x, y, outlines, shapeOf) : [])),
    ]),
  ].join('');
  const defined = [...shapes.values()]
    .filter(({ path }) => path !== '')
    .map(({ id, path }) => `<path id="g${id}" d="${path}"/>`);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${short(page.width)} ${short(page.height)}"` +
    ` width="${short(page.width)}" height="${short(page.height)}"><defs>${defined.join('')}</defs>` +
    `<rect width="100%" height="100%" fill="#fff"/>${body}</svg>`
  );
};

const short = (value: number): string => String(Math.round(value * 100) / 100);

const paintRect = (rect: RectItem, left: number, top: number): string => {
  const { x, y, width, height, fill, radius } = rect;
  const round = radius ? ` rx="${short(Math.min(radius, width / 2, height / 2))}"` : '';
  return `<rect x="${short(left + x)}" y="${short(top + y)}" width="${short(width)}" height="${short(height)}" fill="${fill}"${round}/>`;
};

const paintPhoto = (
  { x, y, width, height, radius }: ImageItem,
  left: number,
  top: number,
  address: string,
  id: string,
): string => {
  const place = `x="${short(left + x)}" y="${short(top + y)}" width="${short(width)}" height="${short(height)}"`;
  const round = short(Math.min(radius, width / 2, height / 2));
  return (
    `<clipPath id="${id}"><rect ${place} rx="${round}"/></clipPath>` +
    `<image ${place} href="${address}" preserveAspectRatio="xMidYMid slice" clip-path="url(#${id})"/>`
  );
};

const paintText = (
  { x, y, run, style }: TextItem,
  left: number,
  top: number,
  { unitsPerEm }: GlyphOutlines,
  shapeOf: (face: FaceId, glyph: number) => string | undefined,
): string => {
  const em = unitsPerEm(run.face);
  const tracking = style.tracking / style.size;
  let pen = 0;
  const glyphs = [...run.glyphs].map((glyph, index) => {
    const [right, up] = [run.offsets?.[index * 2] ?? 0, run.offsets?.[index * 2 + 1] ?? 0];
    const place = Math.round((pen + right) * em);
    const endsSign = run.clusters[index + 1] !== run.clusters[index];
    pen += (run.advances[index] ?? 0) + (endsSign ? tracking : 0);
    const shape = shapeOf(run.face, glyph);
    if (shape === undefined) return '';
    const raised = up === 0 ? '' : ` y="${Math.round(up * em)}"`;
    return `<use href="#${shape}"${place === 0 ? '' : ` x="${place}"`}${raised}/>`;
  });
  const scale = Math.round((style.size / em) * 1e7) / 1e7;
  return `<g transform="translate(${short(left + x)} ${short(top + y)})scale(${scale} -${scale})" fill="${style.colour}">${glyphs.join('')}</g>`;
};
