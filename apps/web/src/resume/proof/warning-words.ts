import type { ProofWarningKind } from '@kalam/reading/proof/file-proof';
import { useLingui } from '@lingui/react/macro';

interface WarningWords {
  readonly title: string;
  readonly why: string;
  readonly advice: string;
}

/**
 * What makers of screening software publish about such files, and what follows from it. Whose advice it is stands in
 * docs/decisions/shown-file-is-the-file.md.
 */
export const useWarningWords = (): Readonly<Record<ProofWarningKind, WarningWords>> => {
  const { t } = useLingui();
  return {
    'file-large': {
      title: t`The file is large`,
      why: t`Greenhouse, for one, says that it does not read resumes above 2.5 MB: they are only attached.`,
      advice: t`Take out pictures, or use smaller ones.`,
    },
    photo: {
      title: t`There is a photo in it`,
      why: t`Greenhouse names photos and graphics among the reasons why a resume is not read.`,
      advice: t`Keep it where an employer asks for a photo. Otherwise leave it out of files you upload.`,
    },
    'unusual-heading': {
      title: t`A heading few programs know`,
      why: t`Programs sort what they read by headings such as Education or Experience. Greenhouse names unclear sections among the reasons why a resume is not read.`,
      advice: t`Use a usual name for this section, if one fits.`,
    },
    'side-column': {
      title: t`Text stands in a side column`,
      why: t`Greenhouse names columns among the reasons why a resume is not read: lines of both columns can be taken for one.`,
      advice: t`Choose a design with one column for files you upload.`,
    },
    'letter-spaced': {
      title: t`Letters with spaces between them`,
      why: t`A word written as s p a c e d letters is read as single letters, not as a word. Greenhouse says so of its reader.`,
      advice: t`Write the word without spaces between its letters.`,
    },
    'not-copyable': {
      title: t`Characters that cannot be copied`,
      why: t`They are seen on the page, but copying gives something else or nothing, and that is all a program gets.`,
      advice: t`Write them in ordinary letters.`,
    },
    'hidden-text': {
      title: t`Text that nobody sees`,
      why: t`A program reads it and a person does not, which looks like a trick.`,
      advice: t`Take it out, or let it be seen.`,
    },
    'text-in-picture': {
      title: t`Words in a picture`,
      why: t`A picture has no text: Lever says that it cannot read any from one.`,
      advice: t`Write what the picture says as text, too.`,
    },
    'wrong-order': {
      title: t`Read in another order than you see it`,
      why: t`The file holds the words in another order than they stand on the page, so a place of work can land under another one.`,
      advice: t`Choose another design, or move the section.`,
    },
    'text-in-margin': {
      title: t`Text in a header or footer`,
      why: t`Greenhouse names contact details in headers and footers among the reasons why a resume is not read.`,
      advice: t`Move it into the page itself.`,
    },
    'text-box': {
      title: t`Text in a box of its own`,
      why: t`Greenhouse names contact details in text boxes among the reasons why a resume is not read.`,
      advice: t`Move it into the page itself.`,
    },
    locked: {
      title: t`The file is locked`,
      why: t`A program that may not open it or copy from it reads nothing.`,
      advice: t`Send a file without a password and without restrictions.`,
    },
  };
};
