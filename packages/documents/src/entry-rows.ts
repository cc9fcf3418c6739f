import type { Entry } from './template.ts';

interface HeadParts<Part> {
  readonly first: Part;
  readonly other: Part;
  readonly dates: Part;
  readonly detail: Part;
}

/** What stands on the first line of an entry's head, and what on the second, for page and Word alike. */
export const entryRows = <Part>(
  { arrangement, dates: datesAt }: Entry,
  { first, other, dates, detail }: HeadParts<Part>,
): [Part[], Part[]] => {
  if (arrangement === 'inline') {
    return datesAt === 'below'
      ? [
          [first, other],
          [dates, detail],
        ]
      : [[first, other, dates, detail], []];
  }
  return datesAt === 'below'
    ? [[first], [other, dates, detail]]
    : [
        [first, dates],
        [other, detail],
      ];
};
