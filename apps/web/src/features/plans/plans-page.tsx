import { Trans, useLingui } from '@lingui/react/macro';
import { PublicPage } from '../../shell/page-header.tsx';
import { ButtonLink } from '../../ui/button.tsx';

const PlansPage = () => {
  const { t } = useLingui();
  return (
    <PublicPage
      title={t`Choose Your Plan`}
      lead={
        <Trans>
          Pay once, for as long as you need. Plans start at ₹9 and do not renew by themselves. Building and
          previewing is free.
        </Trans>
      }
    >
      <ButtonLink to="/builder">
        <Trans>Start Building</Trans>
      </ButtonLink>
    </PublicPage>
  );
};

export default PlansPage;
