import type { ProvenField as Field, FileProof, ReaderAnswer } from '@kalam/reading/proof/file-proof';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { CheckIcon, WarningIcon } from '../../ui/icons.tsx';
import type { PagePictures } from '../reading/page-pictures.ts';
import { PagePiece } from '../reading/page-piece.tsx';
import { differenceOf, isSame } from './proof-groups.ts';
import { useReaderWords } from './reader-words.ts';

export interface FieldsProps {
  readonly proof: FileProof;
  readonly pictures: PagePictures;
  readonly label: (path: string) => string;
  /** The heading of a field stands under that of its part. */
  readonly heading: 'h4' | 'h5';
}

/** As large as the page is printed, and a little more. */
export const pieceScale = 1.5;

const Got = ({ answer: { got }, wrote }: { readonly answer: ReaderAnswer; readonly wrote: string }) => {
  if (got === '') {
    return (
      <strong className="inline-flex items-center gap-1.5 font-semibold text-danger-ink">
        <WarningIcon className="size-4" />
        <Trans>Nothing</Trans>
      </strong>
    );
  }
  const { before, other, after } = differenceOf(got, wrote);
  return (
    <>
      {before}
      {other !== '' && (
        <mark className="rounded-[3px] bg-marigold-soft text-ink underline decoration-2 decoration-marigold-ink underline-offset-2">
          {other}
        </mark>
      )}
      {after}{' '}
      <strong className="inline-flex items-center gap-1 whitespace-nowrap align-bottom font-semibold text-marigold-ink">
        <WarningIcon className="size-4" />
        <Trans>Different</Trans>
      </strong>
    </>
  );
};

const Row = ({ name, children }: { readonly name: ReactNode; readonly children: ReactNode }) => (
  <div className="grid gap-x-3 py-1 sm:grid-cols-[8rem_1fr]">
    <dt className="text-muted">{name}</dt>
    <dd className="min-w-0 whitespace-pre-line break-words">{children}</dd>
  </div>
);

const Answers = ({ field, format }: { readonly field: Field; readonly format: FileProof['format'] }) => {
  const readers = useReaderWords(format);
  if (isSame(field)) {
    return (
      <Row name={<Trans>Three readers</Trans>}>
        <span className="inline-flex items-center gap-1.5">
          <CheckIcon className="size-4 text-success-ink" />
          <Trans>The same from all three</Trans>
        </span>
      </Row>
    );
  }
  return field.answers.map((answer) => (
    <Row key={answer.reader} name={readers[answer.reader].name}>
      {answer.isSame ? (
        <span className="inline-flex items-center gap-1.5">
          <CheckIcon className="size-4 text-success-ink" />
          <Trans>The same</Trans>
        </span>
      ) : (
        <Got answer={answer} wrote={field.wrote} />
      )}
    </Row>
  ));
};

/** One thing that was written: the piece of the page, and what became of it. */
export const ProvenField = ({
  field,
  proof,
  pictures,
  label,
  heading: Heading,
}: FieldsProps & { readonly field: Field }) => (
  <li className="py-3 first:pt-1" data-proof={field.path}>
    <Heading className="mb-1.5 font-semibold text-14">{label(field.path)}</Heading>
    <dl className="text-14">
      {field.boxes.length > 0 && (
        <div aria-hidden="true" className="grid gap-x-3 gap-y-1 pt-1 sm:grid-cols-[8rem_1fr]">
          <dt className="text-muted">
            <Trans>On the page</Trans>
          </dt>
          <dd className="-mb-1 min-w-0">
            <PagePiece
              boxes={field.boxes}
              pages={proof.pages}
              pictures={pictures}
              written=""
              scale={pieceScale}
            />
          </dd>
        </div>
      )}
      <Row name={<Trans>You wrote</Trans>}>{field.wrote}</Row>
      <Answers field={field} format={proof.format} />
    </dl>
  </li>
);
