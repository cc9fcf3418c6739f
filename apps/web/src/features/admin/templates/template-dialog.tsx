import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useEffect, useId, useRef } from 'react';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { showToast } from '../../../ui/toasts/toast.ts';
import { AuditTrail } from '../audit/audit-trail.tsx';
import { NoneOffered } from './template-card.tsx';
import { TemplateFieldset } from './template-fields.tsx';
import { useTemplateForm } from './template-form.ts';
import {
  type AdminTemplate,
  type TemplateFields,
  useIsLastOffered,
  useTemplateAdding,
  useTemplateSaving,
} from './template-queries.ts';

interface TemplateDialogProps {
  /** Absent for a new one. */
  readonly template: AdminTemplate | undefined;
  readonly onClose: () => void;
}

/** S2 §2 Admin Templates: add and edit. */
const TemplateDialog = ({ template, onClose }: TemplateDialogProps) => {
  const { t } = useLingui();
  const formId = useId();
  const root = useRef<HTMLFormElement>(null);
  const adding = useTemplateAdding();
  const saving = useTemplateSaving();
  const save = ({
    name,
    description,
    features,
    popular,
    enabled,
    downloadFormat,
    layout,
  }: TemplateFields) => {
    const fields = { name, description, features, popular, enabled, downloadFormat, layout };
    return template ? saving.mutateAsync({ id: template.id, ...fields }) : adding.mutateAsync(fields);
  };
  const form = useTemplateForm(template, save);
  const isLast = useIsLastOffered(template);
  const { pressed, busy, failure } = form;
  useEffect(() => {
    if (pressed > 0 && !busy) root.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [pressed, busy]);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!(await form.submit())) return;
    showToast(template ? t`Template saved` : t`Template added`, { tone: 'success' });
    onClose();
  };
  return (
    <Dialog
      title={template ? <Trans>Edit Template</Trans> : <Trans>Add Template</Trans>}
      width="large"
      onClose={onClose}
      closable={!busy}
      actions={
        <>
          <Button look="secondary" onClick={onClose} disabled={busy}>
            <Trans>Cancel</Trans>
          </Button>
          <Button type="submit" form={formId} busy={busy} busyLabel={<Trans>Saving...</Trans>}>
            {template ? <Trans>Save Changes</Trans> : <Trans>Add Template</Trans>}
          </Button>
        </>
      }
    >
      <form ref={root} id={formId} noValidate onSubmit={(event) => void submit(event)}>
        {failure && (
          <Banner tone="danger" alert title={failure.title} className="mb-4">
            {failure.detail}
          </Banner>
        )}
        <TemplateFieldset form={form} />
        {isLast && !form.fields.enabled && (
          <Banner tone="warning" alert className="mt-4">
            <NoneOffered />
          </Banner>
        )}
      </form>
      {template && (
        <div className="mt-8 border-line border-t pt-5">
          <AuditTrail subject="template" subjectId={template.id} />
        </div>
      )}
    </Dialog>
  );
};

export default TemplateDialog;
