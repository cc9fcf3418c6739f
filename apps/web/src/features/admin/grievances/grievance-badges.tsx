import {
  type GrievanceStatus,
  grievanceStatusLabels,
  scoreBadge,
} from '@kalam/domain/contact/grievance-machine';
import { useLingui } from '@lingui/react/macro';
import { Badge, type Tone } from '../../../ui/badge.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';

const statusTones: Readonly<Record<GrievanceStatus, Tone>> = {
  pending: 'warning',
  under_review: 'accent',
  resolved: 'success',
};

export const StatusBadge = ({ status }: { readonly status: GrievanceStatus }) => (
  <Badge tone={statusTones[status]}>{grievanceStatusLabels[status]}</Badge>
);

/** S2 §9: yellow at 5 or more, otherwise green. */
export const ScoreBadge = ({
  spamScore,
  short = false,
}: {
  readonly spamScore: number;
  /** The number alone to see, in a row. */
  readonly short?: boolean;
}) => {
  const { t } = useLingui();
  const words = t`Spam score: ${spamScore}`;
  return (
    <Badge tone={scoreBadge(spamScore) === 'yellow' ? 'warning' : 'success'}>
      {short ? (
        <span title={words}>
          <span aria-hidden="true">{spamScore}</span>
          <VisuallyHidden>{words}</VisuallyHidden>
        </span>
      ) : (
        words
      )}
    </Badge>
  );
};
