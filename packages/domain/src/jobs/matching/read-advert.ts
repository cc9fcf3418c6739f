import { findAsks } from './advert/find-asks.ts';
import type { Ask } from './job-match.ts';
import type { Terms } from './terms/compile-terms.ts';

/** What an advert asks for, in its own words and order. */
export const readAdvert = (text: string, terms: Terms): readonly Ask[] =>
  findAsks(text, terms).map(({ kind, words, span, isOptional, years }) => ({
    kind,
    words,
    span,
    isOptional,
    ...(years ? { years } : {}),
  }));
