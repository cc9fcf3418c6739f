export interface Heard {
  readonly caller: string;
  readonly at: number;
}

/** The longest time each caller went without a yes from a kill on, until the next one. */
export const outagesAfter = (heard: readonly Heard[], killedAt: number, until: number): readonly number[] => {
  const byCaller = new Map<string, number[]>();
  for (const { caller, at } of heard)
    if (at >= killedAt && at <= until) byCaller.set(caller, [...(byCaller.get(caller) ?? []), at]);
  return [...byCaller.values()].map(
    (times) =>
      times.reduce(({ last, longest }, at) => ({ last: at, longest: Math.max(longest, at - last) }), {
        last: killedAt,
        longest: 0,
      }).longest,
  );
};
