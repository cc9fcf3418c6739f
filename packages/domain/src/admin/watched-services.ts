/** Outside services whose answers the back office follows: the jobs list, the AI service, and the one that rewrites. */
export const watchedServices = ['jobs', 'ai', 'rewriting'] as const;
export type WatchedService = (typeof watchedServices)[number];

/** Troubled is one whose last word was a failure. */
export const isTroubled = (service: {
  readonly state: 'configured' | 'stand-in' | 'off';
  readonly lastAnswerAt: string | null;
  readonly lastFailureAt: string | null;
}): boolean =>
  service.state !== 'off' &&
  service.lastFailureAt !== null &&
  (service.lastAnswerAt === null || Date.parse(service.lastAnswerAt) < Date.parse(service.lastFailureAt));
