/** Where the entry at `from` lands when it is dragged by `distance`: past every neighbour whose middle it has crossed. */
export const dropIndex = (
  places: readonly { readonly top: number; readonly height: number }[],
  from: number,
  distance: number,
): number => {
  const own = places[from];
  if (own === undefined) return from;
  const top = own.top + distance;
  const bottom = top + own.height;
  const before = places.filter((place, index) => index < from && top < place.top + place.height / 2).length;
  const after = places.filter((place, index) => index > from && bottom > place.top + place.height / 2).length;
  return from - before + after;
};

/** How far each entry steps aside while another is dragged over it. */
export const stepAside = (index: number, from: number, to: number, room: number): number => {
  if (index > from && index <= to) return -room;
  return index < from && index >= to ? room : 0;
};

interface Place {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

const apartBy = (point: { readonly x: number; readonly y: number }, place: Place): number =>
  Math.hypot(point.x - place.left - place.width / 2, point.y - place.top - place.height / 2);

/** The place among chips in rows that is nearest to the finger. */
export const nearestPlace = (places: readonly Place[], x: number, y: number): number =>
  places.reduce(
    (best, place, index) =>
      apartBy({ x, y }, place) < apartBy({ x, y }, places[best] ?? place) ? index : best,
    0,
  );
