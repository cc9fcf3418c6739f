import { messageText } from '@kalam/domain/message-catalogue';
import { refuse } from '@kalam/domain/refusal';
import { maintenanceMessageMax } from '@kalam/domain/settings/checkout-settings';
import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useRef } from 'react';
import { failureText } from '../../../platform/failure-words.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Switch } from '../../../ui/forms/choice.tsx';
import { TextArea } from '../../../ui/forms/text-field.tsx';
import { ConfirmDialog } from '../../../ui/overlays/dialog.tsx';
import { Skeleton } from '../../../ui/states.tsx';
import { useMay } from '../admin-session.ts';
import { LoadFailure } from '../list/list-states.tsx';
import type { CheckoutEditor } from './settings-editor.ts';

const SaveFailure = ({ failure }: { readonly failure: NonNullable<CheckoutEditor['failure']> }) => (
  <Banner tone="danger" alert title={failure.title}>
    {failure.reason && <p>{failure.reason}</p>}
    <ul>
      {failure.parts.map((part) => (
        <li key={part}>{part}</li>
      ))}
    </ul>
  </Banner>
);

/** S2 §8: a failure to load is told where the settings would stand. */
const LoadState = ({ settings }: Pick<CheckoutEditor, 'settings'>) =>
  settings.isError ? (
    <LoadFailure
      words={failureText(settings.error, 'settings-load-failed')}
      retrying={settings.isFetching}
      onRetry={() => void settings.refetch()}
    />
  ) : (
    <div aria-busy="true" className="space-y-4">
      <Skeleton className="h-11" />
      <Skeleton className="h-11" />
      <Skeleton className="h-32" />
    </div>
  );

/** S2 §2 Checkout Settings: two toggles, the message, and what they will do. */
export const CheckoutForm = ({ id, editor }: { readonly id: string; readonly editor: CheckoutEditor }) => {
  const { t } = useLingui();
  const message = useRef<HTMLTextAreaElement>(null);
  const may = useMay();
  const { values, failure, change } = editor;
  if (values === undefined) return <LoadState settings={editor.settings} />;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!editor.saving && !editor.save()) message.current?.focus();
  };
  return (
    <form id={id} noValidate onSubmit={submit}>
      <fieldset disabled={!may('settings-change')} className="min-w-0 space-y-4">
        {failure && <SaveFailure failure={failure} />}
        {editor.overtaken && (
          <Banner tone="info" alert>
            <Trans>Somebody else has changed these settings meanwhile. Saving replaces their change.</Trans>
          </Banner>
        )}
        <Switch
          label={t`Enable Checkout`}
          hint={t`While it is on, plans and guest downloads can be bought.`}
          data-first-focus
          checked={values.isEnabled}
          onChange={({ target }) => change({ isEnabled: target.checked })}
        />
        {!values.isEnabled && (
          <Banner tone="warning" alert>
            {messageText(refuse('checkout-off-effect'))}
          </Banner>
        )}
        <Switch
          label={t`Show Message on Landing Page`}
          hint={t`As a yellow banner, and only while checkout is disabled.`}
          checked={values.showOnLanding}
          onChange={({ target }) => change({ showOnLanding: target.checked })}
        />
        <TextArea
          ref={message}
          label={t`Maintenance Message`}
          hint={t`Say what is closed and, if you know it, until when.`}
          rows={3}
          value={values.maintenanceMessage}
          count={values.maintenanceMessage.trim().length}
          max={maintenanceMessageMax}
          error={editor.messageError}
          onChange={({ target }) => change({ maintenanceMessage: target.value })}
        />
      </fieldset>
    </form>
  );
};

/** Asked before purchases stop. */
export const SwitchOffQuestion = ({ editor }: { readonly editor: CheckoutEditor }) => {
  const { values } = editor;
  if (!editor.confirming || values === undefined) return null;
  return (
    <ConfirmDialog
      title={<Trans>Disable checkout?</Trans>}
      confirm={<Trans>Disable Checkout</Trans>}
      danger
      busy={editor.saving}
      onConfirm={editor.confirm}
      onClose={editor.stopConfirming}
    >
      <p>
        <Trans>
          Nobody can start a purchase any more, on any page that is open now. Payments already under way are
          still settled.
        </Trans>
      </p>
      <p className="mt-4 text-14 text-muted">
        {values.showOnLanding ? (
          <Trans>Buyers and visitors of the landing page will read:</Trans>
        ) : (
          <Trans>Buyers will read:</Trans>
        )}
      </p>
      <blockquote className="mt-1.5 border-marigold border-l-3 pl-3">
        {values.maintenanceMessage.trim()}
      </blockquote>
    </ConfirmDialog>
  );
};
