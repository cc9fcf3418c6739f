/** The kinds of writes whose acknowledgement is a promise. */
export const writeKinds = ['saves', 'orders', 'payments', 'messages', 'settings'] as const;
export type WriteKind = (typeof writeKinds)[number];

export interface SavedResume {
  readonly id: string;
  readonly cookie: string;
  /** The highest number that was answered with yes. */
  acknowledged: number;
  /** The highest number that was sent at all. */
  sent: number;
}

/** What the site has promised to callers, kept apart from it. */
export interface LoadLedger {
  readonly resumes: SavedResume[];
  /** The provider's ids of orders that were made. */
  readonly orders: Set<string>;
  /** Orders of which the site said that they are completed. */
  readonly completed: Set<string>;
  readonly messages: Set<string>;
  readonly settings: Set<string>;
  readonly acknowledged: Record<WriteKind, number>;
  /** What was found missing while the load ran. */
  readonly losses: string[];
  /** Answers that say neither yes nor "away for a moment", with how often they came. */
  readonly oddAnswers: Map<string, number>;
  /** Called with every acknowledged write. */
  readonly heard: (caller: string, at: number) => void;
}

export const newLedger = (heard: LoadLedger['heard'] = () => undefined): LoadLedger => ({
  resumes: [],
  orders: new Set(),
  completed: new Set(),
  messages: new Set(),
  settings: new Set(),
  acknowledged: { saves: 0, orders: 0, payments: 0, messages: 0, settings: 0 },
  losses: [],
  oddAnswers: new Map(),
  heard,
});

export const acknowledgedInAll = ({ acknowledged }: LoadLedger): number =>
  writeKinds.reduce((sum, kind) => sum + acknowledged[kind], 0);

/** A run that had nothing to lose shows nothing. */
export const untriedKinds = ({ acknowledged }: LoadLedger): readonly WriteKind[] =>
  writeKinds.filter((kind) => acknowledged[kind] === 0);
