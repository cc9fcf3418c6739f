import { Trans, useLingui } from '@lingui/react/macro';
import { PublicPage } from '../../shell/page-header.tsx';
import { ButtonLink } from '../../ui/button.tsx';

const BuilderPage = () => {
  const { t } = useLingui();
  return (
    <PublicPage
      title={t`Resume builder`}
      lead={<Trans>Five short steps, with your page beside the form as you type.</Trans>}
    >
      <ButtonLink to="/templates" look="secondary">
        <Trans>Browse Templates</Trans>
      </ButtonLink>
    </PublicPage>
  );
};

export default BuilderPage;
