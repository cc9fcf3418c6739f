import type { Box, PageSize } from '@kalam/reading/source-document';
import { useEffect, useRef, useState } from 'react';
import type { PagePictures } from './page-pictures.ts';

interface Piece {
  readonly page: number;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const margin = { x: 14, y: 7 };
/** In points: narrower, and the words are larger than those of the form; wider, and a phone cannot show them. */
const leastWidth = 240;
const mostHeight = 130;

/** The part of a page around the boxes of a field, on the page where it begins. */
const pieceAround = (boxes: readonly Box[], pages: readonly PageSize[]): Piece | undefined => {
  const [first] = boxes;
  const size = first && pages[first.page];
  if (!first || !size) return undefined;
  const mine = boxes.filter(({ page }) => page === first.page);
  const left = Math.max(0, Math.min(...mine.map(({ x }) => x)) - margin.x);
  const top = Math.max(0, Math.min(...mine.map(({ y }) => y)) - margin.y);
  const right = Math.max(...mine.map(({ x, width }) => x + width)) + margin.x;
  const bottom = Math.max(...mine.map(({ y, height }) => y + height)) + margin.y;
  const width = Math.min(size.width, Math.max(right - left, leastWidth));
  return {
    page: first.page,
    x: Math.max(0, Math.min((left + right - width) / 2, size.width - width)),
    y: top,
    width,
    height: Math.min(bottom - top, mostHeight, size.height - top),
  };
};

interface PagePieceProps {
  readonly boxes: readonly Box[];
  readonly pages: readonly PageSize[];
  readonly pictures: PagePictures;
  /** Shown where there is no picture. */
  readonly written: string;
  /** Pixels of the screen to a point at most; as wide as there is room where absent. */
  readonly scale?: number;
}

const paper = 'overflow-hidden rounded-inner border border-line bg-[#fff] text-[#111a2e]';

/** What the file says there, as it looks there. */
export const PagePiece = ({ boxes, pages, pictures, written, scale }: PagePieceProps) => {
  const canvas = useRef<HTMLCanvasElement>(null);
  const piece = pieceAround(boxes, pages);
  const [missing, setMissing] = useState(false);
  const key = piece && Object.values(piece).join(' ');
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says whether it is another piece
  useEffect(() => {
    let gone = false;
    const draw = async () => {
      const bitmap = piece && (await pictures(piece.page));
      const size = piece && pages[piece.page];
      const context = canvas.current?.getContext('2d');
      if (gone) return;
      if (!bitmap || !size || !context) {
        setMissing(true);
        return;
      }
      const scale = bitmap.width / size.width;
      context.canvas.width = Math.round(piece.width * scale);
      context.canvas.height = Math.round(piece.height * scale);
      context.drawImage(bitmap, -piece.x * scale, -piece.y * scale);
      context.globalCompositeOperation = 'multiply';
      context.fillStyle = '#fde3b0';
      for (const { page, x, y, width, height } of boxes) {
        if (page !== piece.page) continue;
        context.fillRect((x - piece.x) * scale, (y - piece.y) * scale, width * scale, height * scale);
      }
    };
    void draw();
    return () => {
      gone = true;
    };
  }, [key, pictures]);
  if (!piece || missing) {
    if (written === '') return null;
    return (
      <p
        className={`${paper} mb-3 max-h-40 overflow-y-auto whitespace-pre-line break-words px-3 py-2 text-14`}
      >
        {written}
      </p>
    );
  }
  return (
    // What it shows stands in the field below.
    <div
      aria-hidden="true"
      className={`${paper} mb-3`}
      style={{
        aspectRatio: `${piece.width} / ${piece.height}`,
        ...(scale !== undefined && { maxWidth: piece.width * scale }),
      }}
    >
      <canvas ref={canvas} className="block h-full w-full" />
    </div>
  );
};
