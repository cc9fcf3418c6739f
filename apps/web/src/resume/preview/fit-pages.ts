/** Of the page before any is drawn. */
const a4 = 210 / 297;
/** Wider than this a page is no easier to read. */
const widestFit = 900;

/** Width by height of the page that is shown, by the page itself. */
const shapeIn = (scroller: HTMLElement): number => {
  const box = scroller.querySelector<SVGSVGElement>('svg.resume-page')?.viewBox.baseVal;
  return box && box.height > 0 ? box.width / box.height : a4;
};

const roomIn = (element: HTMLElement): { width: number; height: number } => {
  const { paddingTop, paddingBottom, paddingLeft, paddingRight } = getComputedStyle(element);
  return {
    width: element.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight),
    height: element.clientHeight - parseFloat(paddingTop) - parseFloat(paddingBottom),
  };
};

/**
 * Keeps `--fit` at the width of the column the pages stand in (the scroller itself when absent), or at that at which a whole
 * page is seen.
 */
export const fitPages = (
  scroller: HTMLElement,
  whole: boolean,
  column: HTMLElement = scroller,
): (() => void) => {
  const watcher = new ResizeObserver(() => {
    const limit = whole ? roomIn(scroller).height * shapeIn(scroller) : widestFit;
    const fitting = Math.floor(Math.min(roomIn(column).width, limit));
    if (fitting > 0) scroller.style.setProperty('--fit', `${fitting}px`);
  });
  watcher.observe(scroller);
  if (column !== scroller) watcher.observe(column);
  return () => watcher.disconnect();
};
