import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { CheckCircleIcon, WarningIcon } from '../../ui/icons.tsx';
import { LeftOutNote } from '../preview/left-out-note.tsx';
import { useFieldWords } from '../reading/field-words.ts';
import { usePagePictures } from '../reading/page-pictures.ts';
import { CopyButton } from './copy-button.tsx';
import { FileFacts } from './file-facts.tsx';
import { Fold } from './fold.tsx';
import type { OnFix } from './proof-fix.ts';
import { isSame, proofGroups, rootOf } from './proof-groups.ts';
import type { ProofSource } from './proof-source.ts';
import { ProofWarnings } from './proof-warnings.tsx';
import { type FieldsProps, ProvenField } from './proven-field.tsx';
import { useReaderWords } from './reader-words.ts';
import type { Proven } from './use-proof.ts';

interface ProofResultProps {
  readonly proven: Proven;
  readonly source: ProofSource;
  readonly onFix: OnFix | undefined;
  readonly onRetry: () => void;
}

/** In one sentence; no score, because no employer has one. */
export const Verdict = ({ proof }: Pick<Proven, 'proof'>) => {
  const count = proof.fields.length;
  const different = proof.fields.filter((field) => !isSame(field)).length;
  const Icon = different === 0 ? CheckCircleIcon : WarningIcon;
  return (
    <p className="flex items-start gap-3 text-pretty font-semibold text-18">
      <Icon
        className={different === 0 ? 'mt-0.5 shrink-0 text-success-ink' : 'mt-0.5 shrink-0 text-marigold-ink'}
      />
      {different === 0 ? (
        <Plural
          value={count}
          one="The one thing you wrote comes back the same from all three readers."
          other="All # things you wrote come back the same from all three readers."
        />
      ) : (
        <Plural
          value={different}
          one={`One of the ${count} things you wrote does not come back the same from all three readers.`}
          other={`# of the ${count} things you wrote do not come back the same from all three readers.`}
        />
      )}
    </p>
  );
};

const Readers = ({ format }: { readonly format: Proven['proof']['format'] }) => {
  const readers = Object.values(useReaderWords(format));
  return (
    <section className="rounded-base bg-sunken px-4 py-3 text-14">
      <h3 className="font-semibold">
        <Trans>Three readers, not your employer’s</Trans>
      </h3>
      <p className="mt-0.5 text-muted">
        <Trans>
          Nobody outside knows which program an employer uses, or how it is set. What all three of these get
          is plainly in the file.
        </Trans>
      </p>
      <ul className="mt-2 grid gap-1">
        {readers.map(({ name, about }) => (
          <li key={name}>
            <strong className="font-semibold">{name}</strong> {about}
          </li>
        ))}
      </ul>
    </section>
  );
};

/** Everything by section, folded: there is nothing to do about it. */
const Sections = ({ proven, ...fields }: FieldsProps & { readonly proven: Proven }) => {
  const groups = proofGroups(proven.proof.fields.filter(isSame), proven.sections);
  if (groups.length === 0) return null;
  return (
    <section>
      <h3 className="mb-2 font-semibold text-18">
        <Trans>What comes back the same</Trans>
      </h3>
      {groups.map(({ root, heading, entries, count }) => (
        <Fold
          key={root}
          title={heading ?? <Trans>Name and contact details</Trans>}
          aside={<Trans>{count} the same</Trans>}
        >
          <div className="divide-y divide-line">
            {entries.map((entry) => (
              <ul key={entry[0]?.path} className="divide-y divide-line/60">
                {entry.map((field) => (
                  <ProvenField key={field.path} field={field} {...fields} />
                ))}
              </ul>
            ))}
          </div>
        </Fold>
      ))}
    </section>
  );
};

const Differences = ({ proven, ...fields }: FieldsProps & { readonly proven: Proven }) => {
  const different = proven.proof.fields.filter((field) => !isSame(field));
  if (different.length === 0) return null;
  return (
    <section>
      <h3 className="mb-1 font-semibold text-18">
        <Trans>What comes back different</Trans>
      </h3>
      <ul className="divide-y divide-line">
        {different.map((field) => (
          <ProvenField key={field.path} field={field} {...fields} />
        ))}
      </ul>
    </section>
  );
};

const TextAlone = ({ text }: { readonly text: string }) => {
  const { t } = useLingui();
  return (
    <Fold title={<Trans>The text alone</Trans>}>
      <p className="mb-2 text-14 text-muted">
        <Trans>All of it, as the first reader has it.</Trans>
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <section tabIndex={0} aria-label={t`The text alone`} className="max-h-96 overflow-y-auto">
        <pre className="whitespace-pre-wrap break-words rounded-base bg-sunken px-4 py-3 font-sans text-14">
          {text}
        </pre>
      </section>
      <div className="mt-3">
        <CopyButton text={text}>
          <Trans>Copy as text</Trans>
        </CopyButton>
      </div>
    </Fold>
  );
};

/** What was found, the differing first and open. */
export const ProofResult = ({ proven, source, onFix, onRetry }: ProofResultProps) => {
  const { t } = useLingui();
  const words = useFieldWords();
  const pictures = usePagePictures(proven.proof.pages.length > 0 ? proven.pagePicture : undefined);
  const { proof, file, sections } = proven;
  // Each technology is proven by itself.
  const label = (path: string): string => words.label(path.replace(/\.\d+$/, ''));
  const labelWithSection = (path: string): string => {
    const root = rootOf(path, sections);
    const heading = sections.find((section) => section.root === root)?.heading ?? t`Name and contact details`;
    const name = label(path);
    return name === heading ? name : `${heading}: ${name}`;
  };
  return (
    <div className="grid gap-6">
      <div className="grid gap-4">
        <LeftOutNote fields={file.leftOut} certificates={source.data.certificates} onRetry={onRetry} />
        <Readers format={proof.format} />
      </div>
      <ProofWarnings proven={proven} pictures={pictures} onFix={onFix} />
      <Differences proven={proven} proof={proof} pictures={pictures} label={labelWithSection} heading="h4" />
      <Sections proven={proven} proof={proof} pictures={pictures} label={label} heading="h5" />
      <section>
        <h3 className="mb-2 font-semibold text-18">
          <Trans>The file itself</Trans>
        </h3>
        <FileFacts proof={proof} file={file} date={source.date} />
        <TextAlone text={proof.text} />
      </section>
    </div>
  );
};
