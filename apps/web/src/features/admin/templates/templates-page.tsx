import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ConnectionNote } from '../../../platform/connection-note.tsx';
import { failureText } from '../../../platform/failure-words.ts';
import { lazyDialog } from '../../../platform/loading/overlay.tsx';
import { PageHeader } from '../../../shell/page-header.tsx';
import { useSharedDialogs } from '../../../shell/shared-dialogs.tsx';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { Switch } from '../../../ui/forms/choice.tsx';
import { GridIcon, PlusIcon } from '../../../ui/icons.tsx';
import { EmptyState, Skeleton } from '../../../ui/states.tsx';
import { useMay } from '../admin-session.ts';
import { LoadFailure } from '../list/list-states.tsx';
import { DebugLog } from './debug-log.tsx';
import type { SampleStep } from './sample-file.ts';
import { AdminTemplateCard } from './template-card.tsx';
import { type AdminTemplate, adminTemplatesQuery } from './template-queries.ts';

const TemplateDialog = lazyDialog(() => import('./template-dialog.tsx'));

type Opened =
  | { readonly kind: 'preview'; readonly template: AdminTemplate }
  | { readonly kind: 'edit'; readonly template: AdminTemplate | undefined };

const mostSteps = 200;

const Loading = () => (
  <div aria-busy="true" className="grid gap-5 sm:grid-cols-2 xl:grid-cols-3">
    {['first', 'second', 'third'].map((card) => (
      <Skeleton key={card} className="h-120 rounded-base" />
    ))}
  </div>
);

/** S2 §2 Admin Templates. */
const TemplatesPage = () => {
  const { t } = useLingui();
  const { templatePreview: PreviewDialog } = useSharedDialogs();
  const may = useMay();
  const list = useQuery(adminTemplatesQuery);
  const [opened, setOpened] = useState<Opened>();
  const [logShown, setLogShown] = useState(false);
  const [steps, setSteps] = useState<readonly SampleStep[]>([]);
  const log = (step: SampleStep) => setSteps((known) => [...known, step].slice(-mostSteps));
  const close = () => setOpened(undefined);
  const templates = list.data;
  return (
    <>
      <PageHeader
        title={t`Templates`}
        actions={
          <>
            <Switch
              label={<Trans>Debug log</Trans>}
              checked={logShown}
              onChange={({ target }) => setLogShown(target.checked)}
              className="items-center! text-14"
            />
            {may('templates-change') && (
              <Button icon={PlusIcon} onClick={() => setOpened({ kind: 'edit', template: undefined })}>
                <Trans>Add Template</Trans>
              </Button>
            )}
          </>
        }
      >
        <Trans>Which templates visitors are offered.</Trans>
      </PageHeader>
      <ConnectionNote />
      {logShown && <DebugLog steps={steps} onClear={() => setSteps([])} />}
      {list.isError && (
        <LoadFailure
          words={failureText(list.error, 'templates-load-failed')}
          retrying={list.isFetching}
          onRetry={() => void list.refetch()}
        />
      )}
      {list.isPending && <Loading />}
      {templates?.length === 0 && (
        <EmptyState icon={GridIcon} title={<Trans>No templates yet</Trans>}>
          <Trans>Add one to offer it in the gallery and in the builder.</Trans>
        </EmptyState>
      )}
      {templates !== undefined && templates.length > 0 && (
        <>
          {templates.every(({ enabled }) => !enabled) && (
            <Banner tone="warning" className="mb-6">
              <Trans>
                No template is enabled: the gallery is empty and says so, and the builder offers Modern alone.
              </Trans>
            </Banner>
          )}
          <ul aria-label={t`Templates`} className="grid gap-5 sm:grid-cols-2 xl:grid-cols-3">
            {templates.map((template) => (
              <AdminTemplateCard
                key={template.id}
                template={template}
                log={log}
                onPreview={() => setOpened({ kind: 'preview', template })}
                onEdit={() => setOpened({ kind: 'edit', template })}
              />
            ))}
          </ul>
        </>
      )}
      {opened?.kind === 'preview' && (
        <PreviewDialog template={opened.template} usable={false} onClose={close} />
      )}
      {opened?.kind === 'edit' && <TemplateDialog template={opened.template} onClose={close} />}
    </>
  );
};

export default TemplatesPage;
