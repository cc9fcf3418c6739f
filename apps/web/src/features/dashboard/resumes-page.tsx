import { Trans, useLingui } from '@lingui/react/macro';
import { PageHeader } from '../../shell/page-header.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { FileIcon, PlusIcon } from '../../ui/icons.tsx';
import { EmptyState } from '../../ui/states.tsx';

const ResumesPage = () => {
  const { t } = useLingui();
  return (
    <>
      <PageHeader title={t`My Resumes`} />
      <EmptyState
        icon={FileIcon}
        title={<Trans>No resumes yet</Trans>}
        action={
          <ButtonLink to="/builder" icon={PlusIcon}>
            <Trans>Create Resume</Trans>
          </ButtonLink>
        }
      >
        <Trans>Create your first resume to get started</Trans>
      </EmptyState>
    </>
  );
};

export default ResumesPage;
