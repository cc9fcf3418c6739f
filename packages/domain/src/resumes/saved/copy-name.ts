import { graphemes } from '../../text/graphemes.ts';
import { countCharacters, hasMoreThan } from '../../text/text-length.ts';
import { resumeLimits } from '../resume-limits.ts';

/**
 * The name of a copy, such as 'Copy of {name}' in the visitor's words. Where both would be too long the name gives way, by
 * whole signs: what says that it is a copy stays.
 */
export const copyName = (name: string, worded: (name: string) => string): string => {
  const whole = worded(name);
  if (!hasMoreThan(whole, resumeLimits.name)) return whole;
  const signs = Array.from(graphemes(name), ({ segment }) => segment);
  const room = resumeLimits.name - countCharacters(worded(''));
  return worded(signs.slice(0, room).join('').trim());
};
