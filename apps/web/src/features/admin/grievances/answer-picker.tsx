import { fillAnswer } from '@kalam/domain/contact/grievance-texts';
import { Trans, useLingui } from '@lingui/react/macro';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '../../../platform/api/call.ts';
import { failWhenOffline } from '../../../platform/api/query-client.ts';
import { failureText } from '../../../platform/failure-words.ts';
import { Select } from '../../../ui/forms/select.tsx';
import type { Grievance } from './grievance-due.tsx';

export const savedAnswersQuery = queryOptions({
  queryKey: ['admin', 'saved-answers'],
  queryFn: async () => (await call('GET /api/admin/saved-answers')).answers,
  ...failWhenOffline,
});

interface AnswerPickerProps {
  readonly grievance: Grievance;
  /** With the answer in the person's language, name and reference filled in; after what is written already. */
  readonly onPick: (text: string) => void;
}

/** Puts a saved answer into the text, to be read and changed before it is sent. Nothing where none is saved. */
export const AnswerPicker = ({ grievance, onPick }: AnswerPickerProps) => {
  const { t } = useLingui();
  const { data: answers, error } = useQuery(savedAnswersQuery);
  if (error && !answers)
    return <p className="text-14 text-muted">{failureText(error, 'grievance-answers-load-failed')}</p>;
  if (!answers || answers.length === 0) return null;
  const pick = (id: string) => {
    const answer = answers.find((one) => one.id === id);
    if (answer) onPick(fillAnswer(answer, grievance));
  };
  return (
    <Select
      label={t`Insert a saved answer`}
      placeholder={t`Choose…`}
      hint={
        grievance.language === 'hi' ? (
          <Trans>They wrote in Hindi: the Hindi text is used where there is one.</Trans>
        ) : undefined
      }
      value=""
      onChange={({ target }) => pick(target.value)}
      options={answers.map(({ id, title }) => ({ value: id, label: title }))}
    />
  );
};

/** After what is written already, with a line between. */
export const withAnswer = (written: string, answer: string): string =>
  written.trim() === '' ? answer : `${written.trimEnd()}\n\n${answer}`;
