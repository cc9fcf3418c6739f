import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { Link } from 'react-router';
import { call } from '../../../platform/api/call.ts';
import { failureText } from '../../../platform/failure-words.ts';
import { PageHeader } from '../../../shell/page-header.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { ArrowLeftIcon, MailIcon, PlusIcon } from '../../../ui/icons.tsx';
import { ConfirmDialog } from '../../../ui/overlays/dialog.tsx';
import { EmptyState } from '../../../ui/states.tsx';
import { showToast } from '../../../ui/toasts/toast.ts';
import { useMay } from '../admin-session.ts';
import { refreshList } from '../list/list-query.ts';
import { LoadFailure, LoadingRows } from '../list/list-states.tsx';
import { AnswerDialog, type SavedAnswer } from './answer-dialog.tsx';
import { savedAnswersQuery } from './answer-picker.tsx';

const RemoveDialog = ({
  answer,
  onClose,
}: {
  readonly answer: SavedAnswer;
  readonly onClose: () => void;
}) => {
  const { t } = useLingui();
  const client = useQueryClient();
  const removing = useMutation({
    mutationFn: () => call('DELETE /api/admin/saved-answers/:id', { params: { id: answer.id } }),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: savedAnswersQuery.queryKey });
      void refreshList(client, 'audit');
      showToast(t`Answer removed`, { tone: 'success' });
      onClose();
    },
    onError: (failure) =>
      showToast(failureText(failure, 'grievance-answer-remove-failed'), { tone: 'danger' }),
  });
  return (
    <ConfirmDialog
      title={<Trans>Remove “{answer.title}”?</Trans>}
      confirm={<Trans>Remove</Trans>}
      danger
      busy={removing.isPending}
      onConfirm={() => removing.mutate()}
      onClose={onClose}
    >
      <Trans>What was sent with it stays as it was sent.</Trans>
    </ConfirmDialog>
  );
};

interface AnswerCardProps {
  readonly answer: SavedAnswer;
  readonly mayChange: boolean;
  readonly onEdit: () => void;
  readonly onRemove: () => void;
}

const AnswerCard = ({ answer, mayChange, onEdit, onRemove }: AnswerCardProps) => {
  const { t } = useLingui();
  const { title, english, hindi } = answer;
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-2 rounded-base border border-line bg-surface px-4 py-3 shadow-card">
      <div className="min-w-0 grow basis-72">
        <h2 className="flex flex-wrap items-center gap-2 font-medium">
          <span className="break-words">{title}</span>
          {hindi !== '' && (
            <Badge>
              <Trans>English and Hindi</Trans>
            </Badge>
          )}
        </h2>
        <p className="mt-0.5 line-clamp-3 whitespace-pre-wrap break-words text-14 text-muted">{english}</p>
      </div>
      {mayChange && (
        <div className="flex gap-1">
          <Button look="quiet" size="small" aria-label={t`Edit: ${title}`} onClick={onEdit}>
            <Trans>Edit</Trans>
          </Button>
          <Button look="quiet" size="small" aria-label={t`Remove: ${title}`} onClick={onRemove}>
            <Trans>Remove</Trans>
          </Button>
        </div>
      )}
    </li>
  );
};

type Opened = { readonly edit: SavedAnswer | undefined } | { readonly remove: SavedAnswer };

/** Answers that are written once: to be filled in, read over and sent. */
const SavedAnswersPage = () => {
  const { t } = useLingui();
  const mayChange = useMay()('messages-answer');
  const [opened, setOpened] = useState<Opened>();
  const add = useRef<HTMLButtonElement>(null);
  const answers = useQuery(savedAnswersQuery);
  const close = () => {
    setOpened(undefined);
    // The row of one that was removed is gone, and its buttons with it.
    setTimeout(() => document.activeElement === document.body && add.current?.focus(), 100);
  };
  return (
    <>
      <Link
        to="/admin/grievances"
        className="-ml-2 inline-flex min-h-11 items-center gap-1.5 rounded-inner px-2 text-14 text-muted hover:text-ink"
      >
        <ArrowLeftIcon className="size-4" />
        <Trans>Grievances</Trans>
      </Link>
      <PageHeader
        title={t`Saved answers`}
        actions={
          mayChange && (
            <Button ref={add} icon={PlusIcon} onClick={() => setOpened({ edit: undefined })}>
              <Trans>New answer</Trans>
            </Button>
          )
        }
      >
        <Trans>Written once, filled in with name and reference, read over before they are sent.</Trans>
      </PageHeader>
      {answers.isError && (
        <LoadFailure
          words={failureText(answers.error, 'grievance-answers-load-failed')}
          retrying={answers.isFetching}
          onRetry={() => void answers.refetch()}
        />
      )}
      {answers.isPending && <LoadingRows />}
      {answers.data?.length === 0 && (
        <EmptyState icon={MailIcon} title={<Trans>No saved answers yet</Trans>}>
          <Trans>Keep what you write often, such as how a refund goes.</Trans>
        </EmptyState>
      )}
      {answers.data !== undefined && answers.data.length > 0 && (
        <ul aria-label={t`Saved answers`} className="space-y-3">
          {answers.data.map((answer) => (
            <AnswerCard
              key={answer.id}
              answer={answer}
              mayChange={mayChange}
              onEdit={() => setOpened({ edit: answer })}
              onRemove={() => setOpened({ remove: answer })}
            />
          ))}
        </ul>
      )}
      {opened && 'edit' in opened && <AnswerDialog answer={opened.edit} onClose={close} />}
      {opened && 'remove' in opened && <RemoveDialog answer={opened.remove} onClose={close} />}
    </>
  );
};

export default SavedAnswersPage;
