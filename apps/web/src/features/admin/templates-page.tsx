import { Trans, useLingui } from '@lingui/react/macro';
import { PageHeader } from '../../shell/page-header.tsx';

const TemplatesPage = () => {
  const { t } = useLingui();
  return (
    <PageHeader title={t`Templates`}>
      <Trans>Which templates visitors are offered.</Trans>
    </PageHeader>
  );
};

export default TemplatesPage;
