export type Kind = 'fulltime' | 'parttime' | 'intern' | 'contractor';

export interface Role {
  readonly title: string;
  readonly pay: string;
  readonly kind: Kind;
  readonly remote: boolean;
  /** How many employers look for it. */
  readonly adverts: number;
  readonly work: string;
  readonly needs: string;
}

export interface Field {
  readonly companies: readonly string[];
  readonly remarks: readonly string[];
  readonly roles: readonly Role[];
}

const kinds: Readonly<Record<string, Kind>> = {
  full: 'fulltime',
  part: 'parttime',
  intern: 'intern',
  contract: 'contractor',
};

/** Reads a table with one role per line and columns separated by bars. */
export const field = (companies: readonly string[], remarks: readonly string[], table: string): Field => ({
  companies,
  remarks,
  roles: table.trim().split('\n').map(roleOf),
});

function roleOf(row: string): Role {
  const [title = '', pay = '', sort = '', adverts = '', work = '', needs = ''] = row
    .split('|')
    .map((column) => column.trim());
  const kind = kinds[sort.replace('~', '')];
  if (kind === undefined || needs === '') throw new Error(`Unreadable role: ${row}`);
  return {
    title,
    pay: payIn(pay, kind),
    kind,
    remote: sort.endsWith('~'),
    adverts: Number(adverts),
    work,
    needs,
  };
}

const payIn = (pay: string, kind: Kind): string => {
  if (!pay.endsWith('k')) return `₹${pay.replace('-', '–')} lakh a year.`;
  const monthly = `₹${pay.slice(0, -1)},000 a month`;
  return kind === 'intern' ? `Stipend ${monthly}.` : `About ${monthly}.`;
};
