import { Trans, useLingui } from '@lingui/react/macro';
import { PageHeader } from '../../shell/page-header.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { BriefcaseIcon } from '../../ui/icons.tsx';
import { EmptyState } from '../../ui/states.tsx';

const JobsPage = () => {
  const { t } = useLingui();
  return (
    <>
      <PageHeader title={t`Job Recommendations`} />
      <EmptyState
        icon={BriefcaseIcon}
        title={<Trans>Jobs that fit your skills</Trans>}
        action={
          <ButtonLink to="/plans" look="secondary">
            <Trans>View Plans</Trans>
          </ButtonLink>
        }
      >
        <Trans>
          Search by job title and place. Job search comes with the Pro, Premium and Enterprise plans.
        </Trans>
      </EmptyState>
    </>
  );
};

export default JobsPage;
