/** How much room a column needs: its longest word, and all of it on one line. */
export interface ColumnNeed {
  readonly least: number;
  readonly most: number;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

/**
 * Widths of the columns of a table that fills its room. Columns that need less than their share are not broken; the
 * others take what is left by how much they hold, and only where the words alone are wider than the page are words cut.
 */
export const columnWidths = (needs: readonly ColumnNeed[], room: number): number[] => {
  const all = sum(needs.map(({ most }) => most));
  if (all <= room) return needs.map(({ most }) => most + (room - all) / needs.length);
  const least = sum(needs.map((need) => need.least));
  if (least >= room) return needs.map((need) => (need.least * room) / least);
  const whole = wholeColumns(needs, room);
  const left = room - sum(needs.map(({ least: words, most }, index) => (whole[index] ? most : words)));
  const wanted = sum(needs.map(({ least: words, most }, index) => (whole[index] ? 0 : most - words)));
  return needs.map(({ least: words, most }, index) =>
    whole[index] ? most : words + (left * (most - words)) / wanted,
  );
};

/** Which columns stay on one line: the narrow ones, as long as the words of the others find room beside them. */
const wholeColumns = (needs: readonly ColumnNeed[], room: number): boolean[] => {
  const whole = needs.map(() => false);
  const order = needs.map((_, index) => index).sort((a, b) => (needs[a]?.most ?? 0) - (needs[b]?.most ?? 0));
  let left = room;
  for (const [place, index] of order.entries()) {
    const { most } = needs[index] ?? { most: 0 };
    const words = sum(order.slice(place + 1).map((other) => needs[other]?.least ?? 0));
    if (most > left / (order.length - place) || most + words > left) break;
    whole[index] = true;
    left -= most;
  }
  return whole;
};
