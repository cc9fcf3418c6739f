export interface RewriteCase {
  readonly wish: 'shorten' | 'clearer' | 'stronger-verb' | 'order';
  readonly source: string;
  readonly answer: string;
}

const wishes = { s: 'shorten', c: 'clearer', v: 'stronger-verb', o: 'order' } as const;

/** Cases written as a line with its wish, and the answers behind `>` under it. */
export const casesOf = (text: string): readonly RewriteCase[] => {
  const cases: RewriteCase[] = [];
  let [wish, source]: [RewriteCase['wish'], string] = ['shorten', ''];
  for (const line of text.split('\n')) {
    const [, mark, rest = ''] = /^([scvo>]) (.*)$/.exec(line) ?? [];
    if (mark === '>') cases.push({ wish, source, answer: rest });
    else if (mark !== undefined) {
      wish = wishes[mark as keyof typeof wishes];
      source = rest;
    }
  }
  return cases;
};
