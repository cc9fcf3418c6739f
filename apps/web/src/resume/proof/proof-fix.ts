import { isExtraSection, isOwnSection } from '@kalam/domain/resumes/sections/section-keys';
import type { ProofWarning } from '@kalam/reading/proof/file-proof';
import type { ReactNode } from 'react';
import type { Proven } from './use-proof.ts';

/** What in the builder changes it: a field by its path, or the choice of a design. */
export type ProofFix = { readonly kind: 'field'; readonly path: string } | { readonly kind: 'template' };

export interface OnFix {
  readonly lead: (fix: ProofFix) => void;
  /** Where it leads no nearer than to the resume. */
  readonly label?: ReactNode;
}

const field = (path: string | undefined): ProofFix | undefined =>
  path === undefined ? undefined : { kind: 'field', path };

/** A section of one's own has a field for its heading. */
const headingField = (root: string | undefined): string | undefined =>
  root !== undefined && isExtraSection(root) && isOwnSection(root) ? `arrangement.headings.${root}` : root;

/** Where a warning leads, found by the words it is about. */
export const fixOf = (
  { kind, what }: Pick<ProofWarning, 'kind' | 'what'>,
  { proof, sections }: Pick<Proven, 'proof' | 'sections'>,
): ProofFix | undefined => {
  const written = proof.fields.find(({ wrote }) => what !== '' && wrote.includes(what))?.path;
  switch (kind) {
    case 'photo':
    case 'file-large':
      return field('personalInfo.profileImage');
    case 'unusual-heading':
      return field(
        headingField(sections.find(({ heading }) => heading.toLowerCase() === what.toLowerCase())?.root),
      );
    case 'side-column':
    case 'wrong-order':
    case 'text-in-margin':
    case 'text-box':
      return { kind: 'template' };
    case 'letter-spaced':
    case 'not-copyable':
    case 'hidden-text':
      return field(written);
    default:
      return undefined;
  }
};
