import type { LookPrice } from '@kalam/domain/resumes/formatting-rules';
import { Trans } from '@lingui/react/macro';
import { LookCost } from '../../../account/look-cost.tsx';
import { messageText } from '../../../platform/languages/message-text.ts';
import { Banner } from '../../../ui/banner.tsx';
import { ButtonLink } from '../../../ui/button.tsx';

interface SavedLookNoteProps {
  readonly price: LookPrice;
  readonly remaining: number;
  readonly isNew: boolean;
}

/** Before a resume is saved: what its look takes of the plan, or that it is not kept, and why. */
export const SavedLookNote = ({ price, remaining, isNew }: SavedLookNoteProps) => {
  if (price === 'one') {
    return (
      <p className="text-14 text-muted">
        <LookCost changed remaining={remaining} />
      </p>
    );
  }
  if (price !== 'none-left' && price !== 'standard') return null;
  const code = price === 'standard' ? 'formatting-not-on-basic' : 'subscription-no-formats';
  return (
    <Banner
      tone="warning"
      title={messageText({ code })}
      action={
        price === 'none-left' && (
          <ButtonLink to="/plans" size="small" look="secondary">
            <Trans>Upgrade your plan</Trans>
          </ButtonLink>
        )
      }
    >
      {isNew ? (
        <Trans>It can be saved in the standard look: the design’s own font, medium size, blue.</Trans>
      ) : (
        <Trans>It is saved in the look it had.</Trans>
      )}
    </Banner>
  );
};
