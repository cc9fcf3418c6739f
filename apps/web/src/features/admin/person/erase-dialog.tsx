import { checkErasure } from '@kalam/domain/admin/person';
import { messageText } from '@kalam/domain/message-catalogue';
import { staffReasonMax } from '@kalam/domain/payments/order-machine';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { call, Refused } from '../../../platform/api/call.ts';
import { failureText } from '../../../platform/failure-words.ts';
import { Button } from '../../../ui/button.tsx';
import { FormError } from '../../../ui/forms/form-parts.tsx';
import { TextArea, TextField } from '../../../ui/forms/text-field.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { showToast } from '../../../ui/toasts/toast.ts';
import type { Person } from './person-story.ts';

const fields = ['confirm', 'reason'] as const;
type FieldName = (typeof fields)[number];

const Consequences = () => (
  <div className="space-y-2 text-14">
    <p>
      <Trans>
        Erased for good: the account, all resumes with their pictures, plans, job searches, saved jobs,
        messages and mails. They are signed out everywhere.
      </Trans>
    </p>
    <p className="text-muted">
      <Trans>Kept, as tax law asks: the record of each payment, without name, address and phone.</Trans>
    </p>
  </div>
);

/** The same erasure the person has in their profile, done for them. */
export const EraseDialog = ({
  person,
  onClose,
}: {
  readonly person: Person;
  readonly onClose: () => void;
}) => {
  const { t } = useLingui();
  const formId = useId();
  const client = useQueryClient();
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState({ confirm: '', reason: '' });
  const [pressed, setPressed] = useState(false);
  const { email } = person;
  const erase = useMutation({
    mutationFn: () => call('POST /api/admin/users/:id/erase', { params: { id: person.uid }, body: typed }),
    onSuccess: async () => {
      onClose();
      await navigate('/admin/users');
      showToast(t`The person is erased`, { tone: 'success', stays: true });
      client.removeQueries({ queryKey: ['admin', 'person', person.uid] });
      void client.invalidateQueries({ queryKey: ['admin'] });
    },
  });
  const refusals = pressed ? checkErasure(typed, person) : [];
  const answered = erase.error instanceof Refused ? erase.error : undefined;
  const atField = fields.find((field) => field === answered?.field);
  const errorAt = (field: FieldName): string | undefined => {
    const refusal = refusals.find((one) => one.field === field);
    return refusal ? messageText(refusal) : atField === field ? answered?.error : undefined;
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (erase.isPending) return;
    setPressed(true);
    const [wrong] = checkErasure(typed, person);
    if (wrong === undefined) return erase.mutate();
    form.current?.querySelector<HTMLElement>(`[name=${wrong.field}]`)?.focus();
  };
  return (
    <Dialog
      title={<Trans>Erase this person?</Trans>}
      description={
        <>
          {person.displayName}
          <span className="block break-all text-14">{email}</span>
        </>
      }
      onClose={onClose}
      closable={!erase.isPending}
      actions={
        <>
          <Button look="secondary" onClick={onClose} disabled={erase.isPending}>
            <Trans>Cancel</Trans>
          </Button>
          <Button type="submit" form={formId} look="danger" busy={erase.isPending}>
            <Trans>Erase for good</Trans>
          </Button>
        </>
      }
    >
      <form id={formId} ref={form} noValidate onSubmit={submit} className="space-y-4">
        <FormError>
          {erase.isError && atField === undefined
            ? failureText(erase.error, 'person-erase-failed')
            : undefined}
        </FormError>
        <Consequences />
        <TextField
          label={t`Type ${email} to confirm`}
          name="confirm"
          data-first-focus
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={typed.confirm}
          error={errorAt('confirm')}
          onChange={({ target }) => setTyped({ ...typed, confirm: target.value })}
        />
        <TextArea
          label={t`Reason`}
          name="reason"
          hint={t`Stays in the audit log. Do not name the person.`}
          rows={2}
          value={typed.reason}
          count={typed.reason.trim().length}
          max={staffReasonMax}
          error={errorAt('reason')}
          onChange={({ target }) => setTyped({ ...typed, reason: target.value })}
        />
      </form>
    </Dialog>
  );
};
