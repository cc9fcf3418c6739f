import { at, type Refusal, refuse } from '../refusal.ts';
import { checkCount, checkLength } from '../resumes/resume-limits.ts';

export const templateLimits = { name: 60, description: 300, features: 8, feature: 80, id: 64 } as const;

export const templateDownloadFormats = ['PDF', 'DOCX'] as const;

const checkText = (text: string, missing: Refusal, limit: number): Refusal | undefined =>
  text.trim() === '' ? missing : checkLength(text, limit);

export const checkTemplateTitle = (name: string): Refusal | undefined =>
  checkText(name, refuse('template-name-required'), templateLimits.name);

export const checkTemplateDescription = (description: string): Refusal | undefined =>
  checkText(description, refuse('template-description-required'), templateLimits.description);

export const checkFeatureCount = (count: number): Refusal | undefined =>
  checkCount(count, templateLimits.features);

export const checkTemplateFeatures = (features: readonly string[]): Refusal | undefined => {
  const tooMany = checkFeatureCount(features.length);
  if (tooMany) return tooMany;
  for (const [index, feature] of features.entries()) {
    const refusal = checkText(feature, refuse('template-feature-required'), templateLimits.feature);
    if (refusal) return at(String(index), refusal);
  }
  return undefined;
};

/** An id made of the name, free among those taken: it stands in addresses and file names. */
export const templateIdOf = (name: string, taken: readonly string[]): string => {
  const slug = name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, templateLimits.id - 4);
  const base = slug === '' ? 'template' : slug;
  let id = base;
  for (let number = 2; taken.includes(id); number++) id = `${base}-${number}`;
  return id;
};
