import {
  type AnswerTexts,
  answerPlaceholders,
  answerTitleMax,
  checkSavedAnswer,
  grievanceTextMax,
} from '@kalam/domain/contact/grievance-texts';
import { messageText } from '@kalam/domain/message-catalogue';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useId, useRef, useState } from 'react';
import { call, Refused, type ReplyOf } from '../../../platform/api/call.ts';
import { failureText } from '../../../platform/failure-words.ts';
import { Button } from '../../../ui/button.tsx';
import { FormError } from '../../../ui/forms/form-parts.tsx';
import { TextArea, TextField } from '../../../ui/forms/text-field.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { showToast } from '../../../ui/toasts/toast.ts';
import { refreshList } from '../list/list-query.ts';
import { savedAnswersQuery } from './answer-picker.tsx';

export type SavedAnswer = ReplyOf<'GET /api/admin/saved-answers'>['answers'][number];

interface AnswerDialogProps {
  /** Absent for a new one. */
  readonly answer: SavedAnswer | undefined;
  readonly onClose: () => void;
}

const [name, reference] = answerPlaceholders;

const blank: AnswerTexts = { title: '', english: '', hindi: '' };

export const AnswerDialog = ({ answer, onClose }: AnswerDialogProps) => {
  const { t } = useLingui();
  const formId = useId();
  const form = useRef<HTMLFormElement>(null);
  const client = useQueryClient();
  const [texts, setTexts] = useState<AnswerTexts>(answer ?? blank);
  const [pressed, setPressed] = useState(false);
  const saving = useMutation({
    mutationFn: async () => {
      const { title, english, hindi } = texts;
      const body = { title, english, hindi };
      return answer === undefined
        ? call('POST /api/admin/saved-answers', { body })
        : call('PUT /api/admin/saved-answers/:id', { params: { id: answer.id }, body });
    },
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: savedAnswersQuery.queryKey });
      void refreshList(client, 'audit');
      showToast(t`Answer saved`, { tone: 'success' });
      onClose();
    },
  });
  const refusal = pressed ? checkSavedAnswer(texts) : undefined;
  const taken =
    saving.error instanceof Refused && saving.error.field === 'title' ? saving.error.error : undefined;
  const errorOf = (field: keyof AnswerTexts): string | undefined =>
    refusal?.field === field ? messageText(refusal) : field === 'title' ? taken : undefined;
  const write = (field: keyof AnswerTexts) => (event: { readonly target: { readonly value: string } }) => {
    saving.reset();
    setTexts((known) => ({ ...known, [field]: event.target.value }));
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setPressed(true);
    const found = checkSavedAnswer(texts);
    if (found) form.current?.querySelector<HTMLElement>(`[name="${found.field}"]`)?.focus();
    else if (!saving.isPending) saving.mutate();
  };
  return (
    <Dialog
      title={answer ? <Trans>Edit saved answer</Trans> : <Trans>New saved answer</Trans>}
      width="medium"
      onClose={onClose}
      closable={!saving.isPending}
      actions={
        <>
          <Button look="secondary" onClick={onClose} disabled={saving.isPending}>
            <Trans>Cancel</Trans>
          </Button>
          <Button type="submit" form={formId} busy={saving.isPending}>
            <Trans>Save</Trans>
          </Button>
        </>
      }
    >
      <form ref={form} id={formId} noValidate onSubmit={submit} className="space-y-4">
        <FormError>
          {saving.isError && !taken ? failureText(saving.error, 'grievance-answer-failed') : undefined}
        </FormError>
        <TextField
          name="title"
          label={t`Title`}
          hint={t`For staff, to find it by.`}
          data-first-focus
          autoComplete="off"
          maxLength={answerTitleMax}
          value={texts.title}
          error={errorOf('title')}
          onChange={write('title')}
        />
        <TextArea
          name="english"
          label={t`Answer in English`}
          hint={t`${name} and ${reference} are filled in for each person.`}
          value={texts.english}
          count={texts.english.trim().length}
          max={grievanceTextMax}
          error={errorOf('english')}
          onChange={write('english')}
        />
        <TextArea
          name="hindi"
          label={t`Answer in Hindi`}
          optional
          hint={t`For those who wrote in Hindi; without it they get the English one.`}
          lang="hi"
          value={texts.hindi}
          count={texts.hindi.trim().length}
          max={grievanceTextMax}
          error={errorOf('hindi')}
          onChange={write('hindi')}
        />
      </form>
    </Dialog>
  );
};
