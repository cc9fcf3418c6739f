import { type Refusal, refuse } from '../../refusal.ts';

export const declarationText =
  'I hereby declare that all the information provided in this resume is true and accurate to the best of my knowledge.';

/** Ticking sets the statement, unticking clears it (S1 §4). */
export const withDeclaration = <Data extends { readonly declaration: string }>(
  data: Data,
  accepted: boolean,
): Data => ({
  ...data,
  declaration: accepted ? declarationText : '',
});

/** On opening About Me an empty declaration is filled in; accepting it stays a tick of its own. */
export const fillDeclaration = <Data extends { readonly declaration: string }>(data: Data): Data =>
  data.declaration.trim() === '' ? { ...data, declaration: declarationText } : data;

export const checkDeclaration = (declaration: string): Refusal | undefined =>
  declaration.trim() === declarationText ? undefined : refuse('declaration-not-accepted');
