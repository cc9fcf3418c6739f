import {
  filterNameText,
  keepsApostrophes,
  type NameField as NameKind,
} from '@kalam/domain/resumes/fields/name-text';
import { keepLine } from '@kalam/domain/resumes/fields/written-text';
import { fixNameText } from '@kalam/domain/resumes/rules/text-fixes';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useTextRules } from '../../../resume/text-rules.ts';
import { BoundText, type FieldBinding, FilteredText } from './bound-fields.tsx';
import type { SuggestionList } from './suggested-field.tsx';

interface NameFieldProps {
  readonly kind: NameKind;
  readonly label: string;
  readonly binding: FieldBinding;
  readonly hint?: ReactNode;
  readonly placeholder?: string;
  readonly autoComplete?: string;
  readonly className?: string;
  readonly suggest?: SuggestionList;
}

/** For fields of letters, spaces and apostrophes. */
export const explainLetters = (signs: string) => (
  <Trans>Taken out: {signs}. Only letters, spaces and apostrophes are kept here.</Trans>
);
const explainPlainLetters = (signs: string) => (
  <Trans>Taken out: {signs}. Only letters and spaces are kept here.</Trans>
);

/** Name-like text: what the rule does not know is asked about, or under strict rules not taken in. */
export const NameField = ({ kind, autoComplete = 'off', ...field }: NameFieldProps) => {
  const isStrict = useTextRules() === 'strict';
  const strict = {
    filter: (typed: string, before?: Parameters<typeof filterNameText>[2]) =>
      filterNameText(kind, typed, before),
    explain: keepsApostrophes(kind) ? explainLetters : explainPlainLetters,
  };
  return (
    <FilteredText
      {...field}
      autoComplete={autoComplete}
      autoCapitalize="words"
      fix={(text) => fixNameText(kind, text)}
      {...(isStrict ? strict : { filter: keepLine })}
    />
  );
};

/** An address on the web; optional everywhere. */
export const LinkField = (field: Omit<NameFieldProps, 'kind' | 'suggest'>) => (
  <BoundText
    placeholder="https://"
    {...field}
    optional
    type="url"
    inputMode="url"
    autoCapitalize="none"
    spellCheck={false}
  />
);
