import { checkNote, grievanceTextMax } from '@kalam/domain/contact/grievance-texts';
import { messageText } from '@kalam/domain/message-catalogue';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { call } from '../../../platform/api/call.ts';
import { failureText } from '../../../platform/failure-words.ts';
import { Button } from '../../../ui/button.tsx';
import { FormError } from '../../../ui/forms/form-parts.tsx';
import { TextArea } from '../../../ui/forms/text-field.tsx';
import { showToast } from '../../../ui/toasts/toast.ts';
import { useKeptDraft } from '../kept-draft.ts';
import { useGrievanceChanges } from './grievance-query.ts';

/** A note among staff, written where the story is read. */
export const NoteForm = ({ id }: { readonly id: string }) => {
  const { t } = useLingui();
  const area = useRef<HTMLTextAreaElement>(null);
  const draft = useKeptDraft(`note-${id}`);
  const [pressed, setPressed] = useState(false);
  const changes = useGrievanceChanges(id);
  const text = draft.text;
  const adding = useMutation({
    mutationFn: () =>
      call('POST /api/admin/grievances/:id/notes', { params: { id }, body: { text: text.trim() } }),
    onSuccess: (detail) => {
      draft.write('');
      setPressed(false);
      changes.show(detail);
      showToast(t`Note added`, { tone: 'success' });
      area.current?.focus();
    },
  });
  const refusal = pressed ? checkNote(text) : undefined;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setPressed(true);
    if (checkNote(text)) area.current?.focus();
    else if (!adding.isPending) adding.mutate();
  };
  return (
    <form noValidate onSubmit={submit} className="space-y-3">
      <FormError>{adding.isError ? failureText(adding.error, 'grievance-note-failed') : undefined}</FormError>
      <TextArea
        ref={area}
        label={t`Internal note`}
        hint={t`For staff alone: it is never sent or shown to the person.`}
        rows={3}
        value={text}
        count={text.trim().length}
        max={grievanceTextMax}
        readOnly={adding.isPending}
        error={refusal && messageText(refusal)}
        onChange={({ target }) => draft.write(target.value)}
      />
      <Button type="submit" look="secondary" size="small" busy={adding.isPending}>
        <Trans>Add Note</Trans>
      </Button>
    </form>
  );
};
