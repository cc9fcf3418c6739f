import type { ExportedFile } from '@kalam/documents/export-resume';
import { displayDay } from '@kalam/domain/calendar/calendar-day';
import type { FileProof } from '@kalam/reading/proof/file-proof';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { translate } from '../../platform/languages/translator.ts';
import { CopyButton } from './copy-button.tsx';

const Fact = ({ name, children }: { readonly name: ReactNode; readonly children: ReactNode }) => (
  <div className="grid gap-x-3 py-1 sm:grid-cols-[8rem_1fr]">
    <dt className="text-muted">{name}</dt>
    <dd className="min-w-0 break-words">{children}</dd>
  </div>
);

/** `84 KB`, `2.6 MB`, as file managers count. */
const useSize = () => {
  const { t } = useLingui();
  return (bytes: number): string => {
    const [kilobytes, megabytes] = [Math.ceil(bytes / 1000), (bytes / 1_000_000).toFixed(1)];
    return bytes < 1_000_000 ? t`${kilobytes} KB` : t`${megabytes} MB`;
  };
};

interface FileFactsProps {
  readonly proof: FileProof;
  readonly file: ExportedFile;
  readonly date: string;
}

/** By which anybody can tell that a file they have is the one that was read here. */
export const FileFacts = ({ proof, file, date }: FileFactsProps) => {
  const size = useSize();
  const day = translate(displayDay(date));
  const pages = proof.pages.length;
  return (
    <div className="mb-4">
      <dl className="text-14">
        <Fact name={<Trans>Name</Trans>}>{file.name}</Fact>
        <Fact name={<Trans>Size</Trans>}>
          {size(proof.bytes)}
          {pages > 0 && (
            <>
              {', '}
              <Plural value={pages} one="# page" other="# pages" />
            </>
          )}
        </Fact>
        <Fact name={<Trans>SHA-256</Trans>}>
          <code className="break-all font-mono" data-sha256>
            {proof.sha256}
          </code>
          <p className="mt-1 text-muted">
            <Trans>
              Every file of this resume made on {day} has this fingerprint, wherever it is downloaded. The day
              is part of the file, so one made on another day has another.
            </Trans>
          </p>
        </Fact>
      </dl>
      <div className="mt-2">
        <CopyButton text={proof.sha256}>
          <Trans>Copy the fingerprint</Trans>
        </CopyButton>
      </div>
    </div>
  );
};
