import { letterOf } from '@kalam/domain/resumes/letter/blank-letter';
import { checkLetter } from '@kalam/domain/resumes/letter/letter-rules';
import type { Letter } from '@kalam/domain/resumes/resume-model';
import type { KeptAt } from '@kalam/domain/resumes/rules/rule-exceptions';
import { useState } from 'react';
import { useDraft, useDraftActions } from '../draft/draft-store.ts';
import type { FieldBinding } from '../steps/bound-fields.tsx';
import { isShown, noneShown, whileTyping, withShown } from '../steps/questions/shown-fields.ts';
import { asRulesSay, useQuestions } from '../steps/questions/use-questions.ts';

/** Binds the fields of the letter; it comes into being with the first word, and undo takes it away again. */
export const useLetter = () => {
  const store = useDraftActions();
  const data = useDraft((draft) => draft.data);
  const letter = letterOf(data);
  const [shown, setShown] = useState(noneShown);
  const [typed, setTyped] = useState<ReadonlySet<string>>(new Set());
  const { isStrict, watchedKeptAt, answersAt } = useQuestions();
  const check = (keptAt: KeptAt) => asRulesSay(checkLetter(letter, keptAt), isStrict);
  const refusals = check(watchedKeptAt);
  const bind = (field: keyof Letter, label: string): FieldBinding => {
    const path = `letter.${field}`;
    const show = () => setShown((before) => withShown(before, [path]));
    const refusal = refusals.find((one) => one.field === path);
    const answers = answersAt({
      path,
      // What was not typed just now, such as an imported letter, is flagged at once.
      shown: refusal && (!typed.has(path) || isShown(shown, refusal)) ? refusal : undefined,
      check: (keptAt) => check(keptAt).find((one) => one.field === path),
      onTakenBack: show,
    });
    return {
      path,
      value: letter[field] ?? '',
      ...answers,
      onChange: (text, as = field) => {
        setTyped((before) => (before.has(path) ? before : new Set([...before, path])));
        setShown((before) => whileTyping(before, path, answers.question !== undefined));
        store.change(
          label,
          (draft) => ({
            ...draft,
            data: { ...draft.data, letter: { ...letterOf(draft.data), [field]: text } },
          }),
          { merge: `letter.${as}` },
        );
      },
      onBlur: show,
    };
  };
  return { bind, isWritten: data.letter !== undefined };
};
