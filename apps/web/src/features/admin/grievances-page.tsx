import { Trans, useLingui } from '@lingui/react/macro';
import { PageHeader } from '../../shell/page-header.tsx';

const GrievancesPage = () => {
  const { t } = useLingui();
  return (
    <PageHeader title={t`Grievances`}>
      <Trans>Messages from the contact form, and what was answered.</Trans>
    </PageHeader>
  );
};

export default GrievancesPage;
