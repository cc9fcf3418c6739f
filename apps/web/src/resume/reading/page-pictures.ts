import { useEffect, useRef } from 'react';

/** Draws a page of the file; undefined where that cannot be done. */
export type DrawPage = (page: number, width: number) => Promise<ImageBitmap | undefined>;

/** Enough for a page of half a screen, and for a piece of it that fills a phone. */
const pictureWidth = 1600;

export type PagePictures = (page: number) => Promise<ImageBitmap | undefined>;

/** Each page is drawn once, whoever shows it or a piece of it. */
export const usePagePictures = (draw: DrawPage | undefined): PagePictures => {
  const drawn = useRef(new Map<number, Promise<ImageBitmap | undefined>>());
  const give = useRef<PagePictures>(async () => undefined);
  give.current = (page) => {
    const known = drawn.current.get(page);
    if (known) return known;
    const picture = draw ? draw(page, pictureWidth).catch(() => undefined) : Promise.resolve(undefined);
    drawn.current.set(page, picture);
    return picture;
  };
  useEffect(() => {
    const pictures = drawn.current;
    return () => {
      for (const picture of pictures.values()) void picture.then((bitmap) => bitmap?.close());
      pictures.clear();
    };
  }, []);
  const stable = useRef<PagePictures>((page) => give.current(page));
  return stable.current;
};
