import { bandRoom, type Look } from '../templates/look.ts';
import { pageHeight, pageWidth, type RectItem } from './page.ts';
import type { Position } from './paginate.ts';

/** What is painted behind everything on a page. */
export const backdrop = (look: Look, page: number, headerEnd: Position): RectItem[] => {
  const { band } = look.template.header;
  const { unit } = look;
  const fill = look.colour('fill');
  if (band === 'bar')
    return [{ kind: 'rect', x: 0, y: 0, width: pageWidth, height: page === 0 ? 7 : 3, fill }];
  if (band !== 'fill' || page > headerEnd.page) return [];
  const end = page < headerEnd.page ? pageHeight : headerEnd.y + unit * bandRoom;
  const disc = (x: number, y: number, size: number): RectItem => ({
    kind: 'rect',
    x: x - size / 2,
    y: y - size / 2,
    width: size,
    height: size,
    radius: size / 2,
    fill: look.colour('deep'),
  });
  return [{ kind: 'rect', x: 0, y: 0, width: pageWidth, height: end, fill }, disc(pageWidth, 0, end * 1.7)];
};
