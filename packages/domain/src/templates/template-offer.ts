import { type Refusal, refuse } from '../refusal.ts';
import { defaultLayout } from './template-layouts.ts';

interface Offerable {
  readonly id: string;
  readonly name: string;
  readonly enabled: boolean;
}

/** Decisions 11, 68: nothing new is made on a template that was switched off; with none left, modern serves. */
export const checkTemplateOffered = (
  template: string,
  templates: readonly Offerable[],
): Refusal | undefined => {
  const found = templates.find(({ id }) => id === template);
  if (found === undefined || found.enabled) return undefined;
  if (template === defaultLayout && templates.every(({ enabled }) => !enabled)) return undefined;
  return refuse('template-not-offered', { name: found.name });
};

/** What a new resume is made on instead. */
export const offeredInstead = (offered: readonly Pick<Offerable, 'id'>[]): string =>
  offered.some(({ id }) => id === defaultLayout) ? defaultLayout : (offered[0]?.id ?? defaultLayout);
