import type { FileProof, ProofReader } from '@kalam/reading/proof/file-proof';
import { useLingui } from '@lingui/react/macro';

interface ReaderWords {
  readonly name: string;
  readonly about: string;
}

/** What each reader is called, and what it goes by. */
export const useReaderWords = (format: FileProof['format']): Readonly<Record<ProofReader, ReaderWords>> => {
  const { t } = useLingui();
  const isPdf = format === 'pdf';
  return {
    text: {
      name: t`Plain text`,
      about: t`takes the words in the order the file holds them, as copying all of it does.`,
    },
    page: {
      name: isPdf ? t`By place` : t`By paragraph`,
      about: isPdf
        ? t`goes by where each word stands on the page, and ignores everything else in the file.`
        : t`goes by paragraphs and how they are set, and ignores what the file says of itself.`,
    },
    tags: {
      name: t`By labels`,
      about: isPdf
        ? t`goes only by what the file says of itself: its headings, lists and fields.`
        : t`goes only by what the file says of itself: its headings, lists and marks.`,
    },
  };
};
