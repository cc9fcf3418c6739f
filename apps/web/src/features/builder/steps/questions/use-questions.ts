import type { Refusal } from '@kalam/domain/refusal';
import { fieldWithoutPlaces, type KeptAt, keptBy } from '@kalam/domain/resumes/rules/rule-exceptions';
import {
  isKeptEverywhere,
  type Question,
  questionOf,
  watchKept,
  withoutKept,
  withRulesKept,
} from '@kalam/domain/resumes/rules/rule-questions';
import { useLingui } from '@lingui/react/macro';
import { messageText } from '../../../../platform/languages/message-text.ts';
import type { Draft } from '../../../../resume/draft.ts';
import { useTextRules } from '../../../../resume/text-rules.ts';
import { useDraft, useDraftActions } from '../../draft/draft-store.ts';

type Exceptions = Question['exceptions'];

/** What the rules ask about a field, with the two ways to keep it. */
export interface FieldQuestion {
  readonly asked: readonly Refusal[];
  readonly keep: () => void;
  /** Answers the rules for the whole resume. */
  readonly keepAll: () => void;
}

/** An answer that was given. */
export interface KeptAnswer {
  readonly everywhere: boolean;
  readonly takeBack: () => void;
}

/** What stands under a field. */
export interface FieldAnswers {
  readonly error: string | undefined;
  readonly refusal: Refusal | undefined;
  readonly question: FieldQuestion | undefined;
  readonly kept: KeptAnswer | undefined;
}

interface AskedField {
  /** As exceptions name it; places of entries may be in it. */
  readonly path: string;
  /** The field's refusal, once it may be shown. */
  readonly shown: Refusal | undefined;
  /** The first refusal of the field, under other exceptions. */
  readonly check: (keptAt: KeptAt) => Refusal | undefined;
  /** Shows the question again. */
  readonly onTakenBack: () => void;
}

const withExceptions = (draft: Draft, exceptions: Exceptions): Draft => {
  const { exceptions: _, ...data } = draft.data;
  return { ...draft, data: exceptions.length > 0 ? { ...data, exceptions: [...exceptions] } : data };
};

/** Rules that are held strictly have no questions. */
export const asRulesSay = (refusals: readonly Refusal[], isStrict: boolean): readonly Refusal[] =>
  isStrict ? refusals.map(({ asks: _, ...refusal }) => refusal) : refusals;

/** Questions and answers of the resume that is written. Answers are part of the draft, each undone by itself. */
export const useQuestions = () => {
  const { t } = useLingui();
  const store = useDraftActions();
  const rules = useTextRules();
  const exceptions = useDraft((draft) => draft.data.exceptions);
  const keptAt = keptBy(exceptions, rules);
  const watched = watchKept(keptAt);
  const answer = (label: string, change: (before: Draft['data']['exceptions']) => Exceptions) =>
    store.change(label, (draft) => withExceptions(draft, change(draft.data.exceptions)));

  const questionAt = ({ path, check }: AskedField): FieldQuestion => {
    const { asked, exceptions: kept } = questionOf(exceptions, path, check);
    return {
      asked,
      keep: () => answer(t`Keep as written`, () => kept),
      keepAll: () => answer(t`Keep all like this`, (before) => withRulesKept(before, asked)),
    };
  };
  const answersAt = (field: AskedField): FieldAnswers => {
    const { path, shown } = field;
    const kept = watched.found.get(fieldWithoutPlaces(path));
    return {
      error: shown && messageText(shown),
      refusal: shown,
      question: shown?.asks && questionAt(field),
      kept:
        kept && !shown?.asks
          ? {
              everywhere: isKeptEverywhere(exceptions, kept),
              takeBack: () => {
                answer(t`Ask again`, (before) => withoutKept(before, path, kept));
                field.onTakenBack();
              },
            }
          : undefined,
    };
  };
  return {
    rules,
    isStrict: rules === 'strict',
    keptAt,
    /** For the check of what is bound here, and of nothing else: it also tells what was kept. */
    watchedKeptAt: watched.keptAt,
    answersAt,
  };
};
