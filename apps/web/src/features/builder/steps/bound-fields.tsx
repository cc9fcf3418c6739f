import { checkWrittenDate } from '@kalam/domain/calendar/calendar-day';
import type { Refusal } from '@kalam/domain/refusal';
import type { DayBounds } from '@kalam/domain/resumes/fields/birth-date';
import { descriptionLimits, tidyDescription } from '@kalam/domain/resumes/fields/description-text';
import { foreignToDescriptions } from '@kalam/domain/resumes/resume-characters';
import { countCharacters } from '@kalam/domain/text/text-length';
import { Trans } from '@lingui/react/macro';
import type { FocusEvent, InputHTMLAttributes, ReactNode } from 'react';
import { messageText } from '../../../platform/languages/message-text.ts';
import { withUnfinishedDate } from '../../../resume/draft.ts';
import { Button } from '../../../ui/button.tsx';
import { DateField } from '../../../ui/forms/date-field.tsx';
import { TextArea } from '../../../ui/forms/text-field.tsx';
import { SparkIcon } from '../../../ui/icons.tsx';
import { useDraft, useDraftActions } from '../draft/draft-store.ts';
import { afterPress } from './press.ts';
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
}

/** A line of text. */
export const BoundText = ({ binding, ...field }: BoundTextProps) => (
  <LineField
    {...field}
    data-field={binding.path}
    value={binding.value}
    error={binding.error}
    onChange={(event) => binding.onChange(event.target.value)}
    onTake={(text) => binding.onChange(text, 'chosen')}
    onBlur={leaving(binding.onBlur)}
  />
);

interface FilteredTextProps extends BoundTextProps {
  readonly filter: TextFilter;
  /** Says that these signs were taken out, and why. */
  readonly explain: (signs: string) => ReactNode;
}

/** A line of text of which a part is not taken in; the field says which. */
export const FilteredText = ({ binding, filter, explain, ...field }: FilteredTextProps) => {
  const { takenOut, floats, leave, choose, control } = useTypedText(binding, filter);
  return (
    <LineField
      {...field}
      {...control}
      keeps={(entry) => filter(entry).kept === entry}
      onTake={choose}
      data-field={binding.path}
      error={binding.error}
      note={{ text: takenOut && explain(takenOut), floats }}
      onBlur={leaving(() => {
        leave();
        binding.onBlur();
      })}
    />
  );
};

interface BoundDateProps {
  readonly binding: FieldBinding;
  readonly label: ReactNode;
  readonly bounds: DayBounds;
  readonly hint?: ReactNode;
  readonly disabled?: boolean;
  readonly birthday?: boolean;
  readonly className?: string;
}

export const BoundDate = ({ binding, bounds, className, ...field }: BoundDateProps) => {
  const store = useDraftActions();
  const { path, keptAs = path } = binding;
  const unfinished = useDraft((draft) => draft.unfinishedDates[keptAs]);
  return (
    <div data-field={path} className={className}>
      <DateField
        {...field}
        min={bounds.min}
        max={bounds.max}
        value={binding.value}
        // Half a date is not a missing one: say which half.
        error={binding.error && unfinished ? messageText(checkWrittenDate(unfinished)) : binding.error}
        onChange={binding.onChange}
        onBlur={() => afterPress(binding.onBlur)}
        unfinished={unfinished}
        onUnfinished={(parts) => store.change('Date', (draft) => withUnfinishedDate(draft, keptAs, parts))}
      />
    </div>
  );
};

const fixable: ReadonlySet<string> = new Set([
  'description-characters',
  'text-spaces',
  'description-periods',
]);

/** Says which signs are in the way, and offers to mend what can be mended without changing what the text says. */
const TidyOffer = ({ binding }: { readonly binding: FieldBinding }) => {
  const tidied = tidyDescription(binding.value);
  const foreign = foreignToDescriptions(tidied).slice(0, 12).join(' ');
  return (
    <div className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-14">
      {foreign !== '' && (
        <span className="text-muted">
          <Trans>
            Not possible here: <span className="font-medium text-ink tracking-widest">{foreign}</span> Please
            say it in words.
          </Trans>
        </span>
      )}
      {tidied !== binding.value && (
        <Button
          size="small"
          look="secondary"
          icon={SparkIcon}
          onClick={() => binding.onChange(tidied, 'tidied')}
        >
          <Trans>Tidy it for me</Trans>
        </Button>
      )}
    </div>
  );
};

interface BoundAreaProps {
  readonly binding: FieldBinding;
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly placeholder?: string;
}

/** A description, with a counter that leads up to the least it needs. */
export const BoundArea = ({ binding, ...field }: BoundAreaProps) => (
  <div>
    <TextArea
      {...field}
      data-field={binding.path}
      value={binding.value}
      error={binding.error}
      count={countCharacters(binding.value.trim())}
      min={descriptionLimits.minimum}
      autoCapitalize="sentences"
      onChange={(event) => binding.onChange(event.target.value)}
      onBlur={leaving(binding.onBlur)}
    />
    {binding.refusal && fixable.has(binding.refusal.code) && <TidyOffer binding={binding} />}
  </div>
);
