import { Trans } from '@lingui/react/macro';
import type { FailureWords } from '../../platform/failure-words.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { useSessionCheck } from './ended-session.ts';

/** What failed in a dialog, and the way on for someone whose session has ended. */
export const FailureBanner = ({ failed }: { readonly failed: FailureWords }) => {
  const checkSession = useSessionCheck();
  return (
    <Banner
      tone="danger"
      alert
      title={failed.title}
      action={
        failed.signedOut && (
          <Button size="small" look="secondary" onClick={checkSession}>
            <Trans>Sign In</Trans>
          </Button>
        )
      }
    >
      {failed.detail}
    </Banner>
  );
};
