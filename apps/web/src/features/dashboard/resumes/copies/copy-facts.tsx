import { Trans } from '@lingui/react/macro';
import type { ResumeCardData } from '../../../../resume/resume-queries.ts';

interface CopyFactsProps {
  readonly copy: NonNullable<ResumeCardData['copy']>;
  /** What its parent is called now; undefined when it was deleted. */
  readonly parentName: string | undefined;
}

/** What a copy was made from and for. */
export const CopyFacts = ({ copy: { job }, parentName }: CopyFactsProps) => {
  const said = [job?.title, job?.company].filter(Boolean).join(', ');
  const name = said || job?.url;
  const link =
    job?.url && name ? (
      <a
        href={job.url}
        target="_blank"
        rel="noopener noreferrer nofollow"
        className="wrap-anywhere underline decoration-line underline-offset-2 hover:decoration-current"
      >
        {name}
      </a>
    ) : (
      name
    );
  return (
    <p className="wrap-anywhere mb-2.5 text-14 text-muted">
      {parentName === undefined ? (
        link ? (
          <Trans>Made from a resume that was deleted, for {link}</Trans>
        ) : (
          <Trans>Made from a resume that was deleted</Trans>
        )
      ) : link ? (
        <Trans>
          Copy of {parentName} for {link}
        </Trans>
      ) : (
        <Trans>Copy of {parentName}</Trans>
      )}
    </p>
  );
};
