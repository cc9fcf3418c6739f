/** Characters. Shorter than the least says nothing of a job; longer than the most is no advert but a page of them. */
export const advertLimits = { least: 40, most: 60_000 } as const;
