import type { Box, PageSize } from '@kalam/reading/source-document';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import type { PagePictures } from '../../../../resume/reading/page-pictures.ts';
import { cx } from '../../../../ui/class-names.ts';
import { useNear } from '../../../../ui/use-near.ts';
import { setActiveField, useActiveField } from './active-field.ts';
import { FilePane } from './file-pane.tsx';

/** Something of the page that leads to a field or to a piece of the tray. */
export interface PageMark {
  readonly key: string;
  readonly kind: 'sure' | 'check' | 'tray';
  readonly boxes: readonly Box[];
}

interface PagePaneProps {
  readonly pages: readonly PageSize[];
  readonly pictures: PagePictures;
  readonly marks: readonly PageMark[];
  readonly onPick: (key: string) => void;
}

/** The file as it is, with what was read marked on it. */
export const PagePane = ({ pages, pictures, marks, onPick }: PagePaneProps) => {
  const active = useActiveField();
  return (
    <FilePane active={active}>
      <div className="mx-auto grid max-w-190 gap-5">
        {pages.map((size, page) => (
          <Page
            // biome-ignore lint/suspicious/noArrayIndexKey: pages do not move
            key={page}
            page={page}
            size={size}
            pictures={pictures}
            marks={marks}
            active={active}
            onPick={onPick}
          />
        ))}
      </div>
    </FilePane>
  );
};

interface PageProps extends Omit<PagePaneProps, 'pages'> {
  readonly page: number;
  readonly size: PageSize;
  readonly active: string | undefined;
}

const Page = ({ page, size, pictures, marks, active, onPick }: PageProps) => {
  const { t } = useLingui();
  const frame = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const near = useNear(frame);
  const number = page + 1;
  useEffect(() => {
    if (!near) return;
    let gone = false;
    void pictures(page).then((bitmap) => {
      const context = canvas.current?.getContext('2d');
      if (gone || !bitmap || !context) return;
      context.canvas.width = bitmap.width;
      context.canvas.height = bitmap.height;
      context.drawImage(bitmap, 0, 0);
    });
    return () => {
      gone = true;
    };
  }, [near, page, pictures]);
  return (
    <div
      ref={frame}
      className="relative overflow-hidden rounded-[2px] bg-[#fff] shadow-float"
      style={{ aspectRatio: `${size.width} / ${size.height}` }}
    >
      <canvas
        ref={canvas}
        role="img"
        aria-label={t`Page ${number} of your file`}
        className="block size-full"
      />
      {marks.flatMap((mark) =>
        mark.boxes
          .filter((box) => box.page === page)
          .map((box) => (
            <Mark
              key={`${mark.key} ${box.x} ${box.y}`}
              mark={mark}
              box={box}
              size={size}
              active={active === mark.key}
              onPick={onPick}
            />
          )),
      )}
    </div>
  );
};

const tones = {
  sure: 'hover:bg-accent/12 hover:outline-accent/60 outline-transparent',
  check: 'bg-marigold/22 outline-marigold',
  tray: 'bg-ink/6 outline-edge outline-dashed',
} as const;

const percent = (part: number, whole: number): string => `${(part / whole) * 100}%`;

interface MarkProps extends Pick<PagePaneProps, 'onPick'> {
  readonly mark: PageMark;
  readonly box: Box;
  readonly size: PageSize;
  readonly active: boolean;
}

const Mark = ({ mark, box, size, active, onPick }: MarkProps) => (
  // A shortcut for pointers: keys and readers have the fields themselves.
  <button
    type="button"
    tabIndex={-1}
    aria-hidden="true"
    data-mark={mark.key}
    data-active={active || undefined}
    onPointerEnter={() => setActiveField(mark.key)}
    onClick={() => onPick(mark.key)}
    className={cx(
      'absolute rounded-[3px] outline-[1.5px] outline-offset-1 transition-colors',
      active ? 'bg-accent/18 outline-2 outline-accent' : tones[mark.kind],
    )}
    style={{
      left: percent(box.x, size.width),
      top: percent(box.y, size.height),
      width: percent(box.width, size.width),
      height: percent(box.height, size.height),
    }}
  />
);
