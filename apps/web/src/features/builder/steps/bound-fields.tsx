import { checkWrittenDate, type DatePrecision } from '@kalam/domain/calendar/calendar-day';
import type { Refusal } from '@kalam/domain/refusal';
import type { DayBounds } from '@kalam/domain/resumes/fields/birth-date';
import { descriptionLimits } from '@kalam/domain/resumes/fields/description-text';
import { keepLine, keepLines } from '@kalam/domain/resumes/fields/written-text';
import { foreignToDescriptions } from '@kalam/domain/resumes/resume-characters';
import { fixDescription } from '@kalam/domain/resumes/rules/text-fixes';
import { countCharacters } from '@kalam/domain/text/text-length';
import { Plural } from '@lingui/react/macro';
import type { FocusEvent, InputHTMLAttributes, ReactNode } from 'react';
import { messageText } from '../../../platform/languages/message-text.ts';
import { withUnfinishedDate } from '../../../resume/draft.ts';
import { DateField } from '../../../ui/forms/date-field.tsx';
import type { FieldNote } from '../../../ui/forms/field.tsx';
import { TextArea } from '../../../ui/forms/text-field.tsx';
import { useDraft, useDraftActions } from '../draft/draft-store.ts';
import { Improve } from '../help/improve.tsx';
import { afterPress } from './press.ts';
import { type TextFix, WithQuestion } from './questions/field-question.tsx';
import type { FieldQuestion, KeptAnswer } from './questions/use-questions.ts';
import { LineField, type SuggestionList } from './suggested-field.tsx';
import { type TextFilter, useTypedText } from './use-typed-text.ts';

/** A text of the draft as a control needs it. */
export interface FieldBinding {
  /** Dotted path in the resume. */
  readonly path: string;
  /** What half a date is kept under, where that is not the path. */
  readonly keptAs?: string;
  readonly value: string;
  readonly error: string | undefined;
  readonly refusal?: Refusal | undefined;
  /** What is asked about the text; the error is its first message. */
  readonly question?: FieldQuestion | undefined;
  /** Something of the text was kept as written. */
  readonly kept?: KeptAnswer | undefined;
  /** The least that must be known of a date; the whole day unless told. */
  readonly enough?: DatePrecision | undefined;
  /** What is done `as` something else than typing is undone by itself. */
  readonly onChange: (text: string, as?: string) => void;
  readonly onBlur: () => void;
}

/** Leaving the window is not leaving the field. */
const leaving = (onBlur: () => void) => (event: FocusEvent) => {
  if (document.activeElement !== event.target) afterPress(onBlur);
};

interface BoundTextProps
  extends Pick<
    InputHTMLAttributes<HTMLInputElement>,
    | 'type'
    | 'inputMode'
    | 'autoComplete'
    | 'autoCapitalize'
    | 'spellCheck'
    | 'placeholder'
    | 'onKeyDown'
    | 'enterKeyHint'
  > {
  readonly binding: FieldBinding;
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly optional?: boolean;
  readonly className?: string;
  /** The list that is offered while one types. */
  readonly suggest?: SuggestionList | undefined;
  readonly fix?: TextFix | undefined;
}

interface FilteredTextProps extends BoundTextProps {
  readonly filter: TextFilter;
  /** Says that these signs were taken out, and why; without it they are of the kind that nobody sees. */
  readonly explain?: ((signs: string) => ReactNode) | undefined;
}

type Typed = ReturnType<typeof useTypedText>;

/** Nothing typed or pasted goes in silence. */
const noteOf = (
  { takenOut, takenOutCount, cut, floats }: Pick<Typed, 'takenOut' | 'takenOutCount' | 'cut' | 'floats'>,
  explain?: FilteredTextProps['explain'],
): FieldNote => ({
  floats,
  text: (takenOut !== undefined || cut > 0) && (
    <>
      {takenOut !== undefined &&
        (explain?.(takenOut) ?? (
          <Plural
            value={takenOutCount}
            one="Taken out: # character that cannot be printed."
            other="Taken out: # characters that cannot be printed."
          />
        ))}{' '}
      {cut > 0 && (
        <Plural
          value={cut}
          one="Left out: # character at the end that is more than fits here."
          other="Left out: # characters at the end that are more than fits here."
        />
      )}
    </>
  ),
});

/** A line of text of which a part is not taken in; the field says which. */
export const FilteredText = ({ binding, filter, explain, fix, className, ...field }: FilteredTextProps) => {
  const { leave, choose, control, ...typed } = useTypedText(binding, filter);
  return (
    <WithQuestion binding={binding} fix={fix} className={className}>
      <LineField
        {...field}
        {...control}
        keeps={(entry) => filter(entry).kept === entry}
        onTake={choose}
        data-field={binding.path}
        error={binding.error}
        note={noteOf(typed, explain)}
        onBlur={leaving(() => {
          leave();
          binding.onBlur();
        })}
      />
    </WithQuestion>
  );
};

/** A line of text. */
export const BoundText = (field: BoundTextProps) => <FilteredText {...field} filter={keepLine} />;

interface BoundDateProps {
  readonly binding: FieldBinding;
  readonly label: ReactNode;
  readonly bounds: DayBounds;
  readonly hint?: ReactNode;
  readonly optional?: boolean;
  readonly disabled?: boolean;
  readonly birthday?: boolean;
  readonly className?: string;
}

export const BoundDate = ({ binding, bounds, className, disabled = false, ...field }: BoundDateProps) => {
  const store = useDraftActions();
  const { path, keptAs = path, enough = 'day' } = binding;
  const unfinished = useDraft((draft) => draft.unfinishedDates[keptAs]);
  return (
    <div data-field={path} className={className}>
      <WithQuestion binding={binding}>
        <DateField
          {...field}
          disabled={disabled}
          enough={enough}
          min={bounds.min}
          max={bounds.max}
          value={binding.value}
          // Half a date is not a missing one: say which half.
          error={
            binding.error && unfinished ? messageText(checkWrittenDate(unfinished, enough)) : binding.error
          }
          onChange={binding.onChange}
          onBlur={() => afterPress(binding.onBlur)}
          unfinished={disabled ? undefined : unfinished}
          onUnfinished={(parts) => store.change('Date', (draft) => withUnfinishedDate(draft, keptAs, parts))}
        />
      </WithQuestion>
    </div>
  );
};

interface BoundAreaProps {
  readonly binding: FieldBinding;
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly placeholder?: string;
  readonly rows?: number;
  readonly max?: number;
  /** One that may be left out needs no least length either. */
  readonly optional?: boolean;
  /** A text without bullets, whose signs nobody minds. */
  readonly free?: boolean;
}

/** A description, with a counter that leads up to the least it needs. */
export const BoundArea = ({ binding, free, ...field }: BoundAreaProps) => {
  const { leave, control, ...typed } = useTypedText<HTMLTextAreaElement>(binding, keepLines);
  return (
    <WithQuestion binding={binding} {...(!free && { fix: fixDescription, foreign: foreignToDescriptions })}>
      <TextArea
        {...field}
        {...control}
        data-field={binding.path}
        error={binding.error}
        note={noteOf(typed)}
        count={countCharacters(binding.value.trim())}
        {...(!free && !field.optional && { min: descriptionLimits.minimum })}
        autoCapitalize="sentences"
        onBlur={leaving(() => {
          leave();
          binding.onBlur();
        })}
      />
      {!free && <Improve binding={binding} />}
    </WithQuestion>
  );
};
