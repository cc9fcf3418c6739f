import { bandRoom, type Look } from '../templates/look.ts';
import type { Colour, Header } from '../templates/template.ts';
import type { RectItem } from './page.ts';
import type { Position } from './paginate.ts';

/** Units between the header's last line and what follows. */
export const spaceBelow = ({ band, spaceAfter }: Header): number =>
  spaceAfter + (band === 'fill' ? bandRoom : 0);

/** What is painted behind everything on a page. */
export const backdrop = (look: Look, page: number, headerEnd: Position): RectItem[] => {
  const { unit, page: paper } = look;
  const { header, margins } = look.template;
  const fill = look.colour('fill');
  if (header.band === 'bar')
    return [{ kind: 'rect', x: 0, y: 0, width: paper.width, height: page === 0 ? 7 : 3, fill }];
  if (header.band !== 'fill' || page > headerEnd.page) return [];
  const end = page < headerEnd.page ? paper.height : headerEnd.y + unit * bandRoom;
  const size = end * 1.4;
  const across = paper.width - margins.side - ((header.photo?.size ?? 0) * unit) / 2;
  const down = (margins.top + end - unit * bandRoom) / 2;
  const rect = (x: number, y: number, width: number, height: number, colour: Colour): RectItem => ({
    kind: 'rect',
    x,
    y,
    width,
    height,
    fill: look.colour(colour),
  });
  // The disc stands behind the photo, or in its place; what of it is lower than the band is painted over.
  return [
    rect(0, 0, paper.width, end, 'fill'),
    { ...rect(across - size / 2, down - size / 2, size, size, 'deep'), radius: size / 2 },
    rect(0, end, paper.width, size, 'paper'),
  ];
};
