import { isLanguage, type Language } from '@kalam/domain/languages/languages';
import type { FastifyRequest } from 'fastify';

/** The languages a reader asks for, best first: the one chosen here, else those of the browser. */
export const wantedLanguages = (request: FastifyRequest): string[] => {
  const chosen = request.cookies.lang;
  if (chosen !== undefined && /^[a-z]{2}$/.test(chosen)) return [chosen];
  return request
    .languages()
    .filter((range) => /^[a-z]{2}(?:-|$)/i.test(range))
    .map((range) => range.slice(0, 2).toLowerCase());
};

/** The language the pages of this browser are shown in; undefined when it names none of ours. */
export const languageOf = (request: FastifyRequest): Language | undefined =>
  wantedLanguages(request).find(isLanguage);
