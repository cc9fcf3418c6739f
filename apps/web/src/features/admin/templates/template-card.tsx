import { layoutLabels } from '@kalam/domain/templates/template-layouts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { usePressed } from '../../../platform/api/use-pressed.ts';
import { failureText } from '../../../platform/failure-words.ts';
import { SamplePicture } from '../../../resume/samples/sample-picture.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { cx } from '../../../ui/class-names.ts';
import { Switch } from '../../../ui/forms/choice.tsx';
import {
  CheckCircleIcon,
  CheckIcon,
  DownloadIcon,
  EditIcon,
  EyeIcon,
  WarningIcon,
} from '../../../ui/icons.tsx';
import { ConfirmDialog } from '../../../ui/overlays/dialog.tsx';
import { Progress } from '../../../ui/spinner.tsx';
import { showToast } from '../../../ui/toasts/toast.ts';
import { useMay } from '../admin-session.ts';
import { type SampleStep, useSampleDownload } from './sample-file.ts';
import { type AdminTemplate, useIsLastOffered, useTemplateSaving } from './template-queries.ts';

interface CardProps {
  readonly template: AdminTemplate;
  readonly onPreview: () => void;
  readonly onEdit: () => void;
  readonly log: (step: SampleStep) => void;
}

/** S2 §4: progress while the sample is made, then a tick for two seconds. */
const SampleDownload = ({ template, log }: Pick<CardProps, 'template' | 'log'>) => {
  const { t } = useLingui();
  const { state, start } = useSampleDownload(template, log);
  const { name, downloadFormat } = template;
  return (
    <div className="flex min-h-11 flex-col justify-center gap-1.5">
      {state.kind === 'running' ? (
        <Progress label={t`Generating ${downloadFormat}…`} percent={state.percent} />
      ) : (
        <Button
          look="secondary"
          size="small"
          wide
          icon={state.kind === 'done' ? CheckCircleIcon : DownloadIcon}
          className={cx(state.kind === 'done' && 'border-success-ink/40! text-success-ink')}
          aria-label={state.kind === 'done' ? undefined : t`Download Sample ${downloadFormat}: ${name}`}
          onClick={start}
        >
          {state.kind === 'done' ? (
            <Trans>Downloaded</Trans>
          ) : (
            <Trans>Download Sample {downloadFormat}</Trans>
          )}
        </Button>
      )}
      <p role="status" className="text-14 text-danger-ink empty:hidden">
        {state.kind === 'failed' && (
          <span className="flex items-start gap-1.5">
            <WarningIcon className="mt-0.5 size-4" />
            {state.words}
          </span>
        )}
        {state.kind === 'done' && <span className="sr-only">{t`Downloaded`}</span>}
      </p>
    </div>
  );
};

/** What visitors see once no template is enabled (decision 68). */
export const NoneOffered = () => (
  <Trans>
    It is the only template still enabled. Without it the gallery is empty and says so, and the builder offers
    Modern alone.
  </Trans>
);

/** Switched as soon as the server has said yes; until then it shows what is wanted. */
const EnabledSwitch = ({ template }: Pick<CardProps, 'template'>) => {
  const { t } = useLingui();
  const saving = useTemplateSaving();
  const isLast = useIsLastOffered(template);
  const [asking, setAsking] = useState(false);
  const { id, name } = template;
  const save = (enabled: boolean) =>
    saving.mutateAsync(
      { id, enabled },
      {
        onSuccess: () =>
          showToast(
            enabled
              ? t`“${name}” is offered again`
              : t`“${name}” is no longer offered. Resumes made on it still look the same.`,
            { tone: 'success' },
          ),
        onError: (failure) => showToast(failureText(failure, 'template-save-failed'), { tone: 'danger' }),
      },
    );
  const [checked, press] = usePressed(template.enabled, save);
  const change = (enabled: boolean) => (isLast && !enabled ? setAsking(true) : press(enabled));
  const close = () => setAsking(false);
  return (
    <>
      <Switch
        label={<Trans>Enabled</Trans>}
        aria-label={t`Enabled: ${name}`}
        checked={checked}
        disabled={saving.isPending}
        onChange={({ target }) => change(target.checked)}
        className="items-center! -mb-2 border-line border-t pt-3 text-14"
      />
      {asking && (
        <ConfirmDialog
          title={<Trans>Disable the last template?</Trans>}
          confirm={<Trans>Disable</Trans>}
          danger
          onConfirm={() => {
            close();
            press(false);
          }}
          onClose={close}
        >
          <NoneOffered />
        </ConfirmDialog>
      )}
    </>
  );
};

export const AdminTemplateCard = ({ template, onPreview, onEdit, log }: CardProps) => {
  const { t } = useLingui();
  const mayChange = useMay()('templates-change');
  const { name, description, features, layout, popular, enabled } = template;
  return (
    <li className="flex flex-col overflow-hidden rounded-base border border-line bg-surface shadow-card">
      {/* The page as a pointer's shortcut; the button below says the same to everyone. */}
      <button
        type="button"
        tabIndex={-1}
        aria-hidden="true"
        onClick={onPreview}
        className="relative h-56 cursor-zoom-in overflow-hidden border-line border-b bg-sunken px-10 pt-6"
      >
        <SamplePicture
          layout={layout}
          alt=""
          className={cx('w-full rounded-t-[3px] shadow-float', !enabled && 'opacity-45 grayscale')}
        />
      </button>
      <div className="flex grow flex-col gap-3 p-5">
        <div>
          <div className="flex flex-wrap items-center gap-2">
            <h2 className="mr-auto font-semibold text-18">{name}</h2>
            {popular && (
              <Badge tone="warning">
                <Trans>Popular</Trans>
              </Badge>
            )}
            {!enabled && (
              <Badge>
                <Trans>Disabled</Trans>
              </Badge>
            )}
          </div>
          <p className="mt-0.5 text-12 text-muted">
            <Trans>Layout {layoutLabels[layout]}</Trans>
          </p>
        </div>
        <p className="text-14 text-muted">{description}</p>
        <ul className="grow space-y-1 text-14">
          {features.map((feature) => (
            <li key={feature} className="flex gap-2">
              <CheckIcon className="mt-0.5 size-4 text-success-ink" />
              {feature}
            </li>
          ))}
        </ul>
        <div className="grid grid-cols-2 gap-2">
          <Button
            look="secondary"
            size="small"
            icon={EyeIcon}
            aria-label={t`Preview ${name}`}
            onClick={onPreview}
          >
            <Trans>Preview</Trans>
          </Button>
          {mayChange && (
            <Button
              look="secondary"
              size="small"
              icon={EditIcon}
              aria-label={t`Edit ${name}`}
              onClick={onEdit}
            >
              <Trans>Edit</Trans>
            </Button>
          )}
        </div>
        <SampleDownload template={template} log={log} />
        {mayChange && <EnabledSwitch template={template} />}
      </div>
    </li>
  );
};
