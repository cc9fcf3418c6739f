/** Where the page ends for the eye: at a keyboard or a bar that lies over its bottom, else at the screen's edge. */
const visibleBottom = (): number => {
  const { visualViewport: seen } = window;
  // Pinch zoom shrinks the visual viewport too, and covers nothing.
  const screen = seen && seen.scale < 1.01 ? seen.offsetTop + seen.height : innerHeight;
  return [...document.querySelectorAll<HTMLElement>('[data-bottom-bar]')]
    .filter(({ offsetHeight }) => offsetHeight > 0)
    .reduce((bottom, bar) => Math.min(bottom, bar.getBoundingClientRect().top), screen);
};

/** As far as bars lie over its top, which is what the page says to whoever scrolls to a heading. */
const visibleTop = (): number => {
  const bars = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
  return bars + (window.visualViewport?.offsetTop ?? 0);
};

export interface RoomBeside {
  readonly up: boolean;
  /** How tall the box can be there. */
  readonly height: number;
}

const gap = 10;

interface Wish {
  readonly height: number;
  /** Less than its height will do as well, as a box that scrolls. */
  readonly enough?: number;
  /** What stands above the control and belongs to it, such as its label. */
  readonly head?: number;
  /** Above first, for a control whose button stands below it. */
  readonly above?: boolean;
}

/** Where a box goes that belongs to a control: below, or on the other side where it would be cut off and has more room. */
export const roomBeside = (control: Element, wish: Wish): RoomBeside => {
  const { height, enough = height, head = 0 } = wish;
  const { top, bottom } = control.getBoundingClientRect();
  const below = visibleBottom() - bottom - gap;
  const above = top - head - visibleTop() - gap;
  const least = Math.min(height, enough);
  const up = wish.above ? above >= least || above > below : below < least && above > below;
  return { up, height: up ? above : below };
};
