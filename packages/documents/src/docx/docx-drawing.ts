import { type Attributes, type Child, declare, element, namespaces, text, type Xml } from './docx-xml.ts';

export interface PlacedPicture {
  readonly relationship: string;
  readonly id: number;
  readonly alt: string;
  readonly width: number;
  readonly height: number;
  readonly shape: 'rect' | 'ellipse' | 'roundRect';
  /** What is cut off at each edge, as a share of the picture. */
  readonly crop?: { readonly x: number; readonly y: number };
}

const emu = (points: number): number => Math.round(points * 12_700);

/** The largest size of the picture's own shape within the given bounds, in points. */
export const fitWithin = (
  image: { readonly width: number; readonly height: number },
  bounds: { readonly width: number; readonly height: number },
): { width: number; height: number } => {
  const scale = Math.min(bounds.width / image.width, bounds.height / image.height);
  return { width: image.width * scale, height: image.height * scale };
};

/** Cuts a picture to a square around its middle. */
export const squareCrop = ({ width, height }: { width: number; height: number }): PlacedPicture['crop'] => {
  const side = Math.min(width, height);
  return { x: (1 - side / width) / 2, y: (1 - side / height) / 2 };
};

export const inlinePicture = (picture: PlacedPicture): Xml =>
  drawn(picture, (shown) =>
    element(
      'w:drawing',
      {},
      element(
        'wp:inline',
        { distT: 0, distB: 0, distL: 0, distR: 0 },
        extent('wp:extent', shown),
        ...frame(shown),
      ),
    ),
  );

/**
 * A picture that is both cut and round is a round shape filled with it: as a picture LibreOffice loses it. A reader that
 * knows no such shapes gets it cut alone.
 */
const drawn = (picture: PlacedPicture, draw: (shown: PlacedPicture) => Xml): Xml =>
  isFilledShape(picture)
    ? element(
        'mc:AlternateContent',
        {},
        element('mc:Choice', { Requires: 'wps' }, draw(picture)),
        element('mc:Fallback', {}, draw({ ...picture, shape: 'rect' })),
      )
    : draw(picture);

const isFilledShape = ({ shape, crop }: PlacedPicture): boolean => shape !== 'rect' && crop !== undefined;

/** Stands at the right margin beside the first lines, without a place in the flow of the words. */
export const floatingPicture = (
  picture: PlacedPicture,
  place: { readonly top: number; readonly wrap: boolean },
): Xml => drawn(picture, (shown) => element('w:drawing', {}, anchored(shown, place)));

const anchored = (
  picture: PlacedPicture,
  { top, wrap }: { readonly top: number; readonly wrap: boolean },
): Xml =>
  element(
    'wp:anchor',
    {
      distT: 0,
      distB: 0,
      distL: emu(12),
      distR: 0,
      simplePos: 0,
      relativeHeight: 1,
      behindDoc: 0,
      locked: 0,
      layoutInCell: 1,
      allowOverlap: 1,
    },
    element('wp:simplePos', { x: 0, y: 0 }),
    element('wp:positionH', { relativeFrom: 'margin' }, element('wp:align', {}, text('right'))),
    element(
      'wp:positionV',
      { relativeFrom: 'paragraph' },
      element('wp:posOffset', {}, text(String(emu(top)))),
    ),
    extent('wp:extent', picture),
    element('wp:effectExtent', { l: 0, t: 0, r: 0, b: 0 }),
    wrap ? element('wp:wrapSquare', { wrapText: 'bothSides' }) : element('wp:wrapNone'),
    ...frame(picture),
  );

const extent = (name: string, { width, height }: PlacedPicture): Xml =>
  element(name, { cx: emu(width), cy: emu(height) });

const frame = (picture: PlacedPicture): Xml[] => {
  const named: Attributes = { id: picture.id, name: `Picture ${picture.id}`, descr: picture.alt };
  return [
    element('wp:docPr', named),
    element(
      'wp:cNvGraphicFramePr',
      {},
      element('a:graphicFrameLocks', { ...declare('a'), noChangeAspect: 1 }),
    ),
    element(
      'a:graphic',
      declare('a'),
      isFilledShape(picture)
        ? element('a:graphicData', { uri: namespaces.wps }, filledShape(picture, named))
        : element('a:graphicData', { uri: namespaces.pic }, drawnPicture(picture, named)),
    ),
  ];
};

const drawnPicture = (picture: PlacedPicture, named: Attributes): Xml =>
  element(
    'pic:pic',
    declare('pic'),
    element('pic:nvPicPr', {}, element('pic:cNvPr', named), element('pic:cNvPicPr')),
    element('pic:blipFill', {}, ...filling(picture)),
    element('pic:spPr', {}, ...outline(picture)),
  );

const filledShape = (picture: PlacedPicture, named: Attributes): Xml =>
  element(
    'wps:wsp',
    {},
    element('wps:cNvPr', named),
    element('wps:cNvSpPr'),
    element(
      'wps:spPr',
      {},
      ...outline(picture),
      element('a:blipFill', { rotWithShape: 1 }, ...overfilling(picture)),
      element('a:ln', {}, element('a:noFill')),
    ),
    element('wps:bodyPr'),
  );

const filling = ({ relationship, crop }: PlacedPicture): Child[] => [
  element('a:blip', { 'r:embed': relationship }),
  crop && cropping(crop),
  element('a:stretch', {}, element('a:fillRect')),
];

/** LibreOffice cuts what a shape is filled with by how far it reaches over the edges alone. */
const overfilling = ({ relationship, crop = { x: 0, y: 0 } }: PlacedPicture): Child[] => {
  const over = (cut: number): number => Math.round((-cut / (1 - 2 * cut)) * 100_000);
  const [x, y] = [over(crop.x), over(crop.y)];
  return [
    element('a:blip', { 'r:embed': relationship }),
    element('a:stretch', {}, element('a:fillRect', { l: x, t: y, r: x, b: y })),
  ];
};

const outline = (picture: PlacedPicture): Xml[] => [
  element('a:xfrm', {}, element('a:off', { x: 0, y: 0 }), extent('a:ext', picture)),
  element('a:prstGeom', { prst: picture.shape }, element('a:avLst')),
];

const cropping = ({ x, y }: NonNullable<PlacedPicture['crop']>): Xml => {
  const share = (value: number): number => Math.round(value * 100_000);
  return element('a:srcRect', { l: share(x), t: share(y), r: share(x), b: share(y) });
};
