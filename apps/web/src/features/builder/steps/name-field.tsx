import { filterNameText, type NameField as NameKind } from '@kalam/domain/resumes/name-text';
import type { ReactNode } from 'react';
import { BoundText, type FieldBinding } from './bound-fields.tsx';

interface NameFieldProps {
  readonly kind: NameKind;
  readonly label: string;
  readonly binding: FieldBinding;
  readonly hint?: ReactNode;
  readonly placeholder?: string;
  readonly autoComplete?: string;
  readonly className?: string;
}

/** Name-like text: what it may not hold is not taken in. */
export const NameField = ({ kind, autoComplete = 'off', ...field }: NameFieldProps) => (
  <BoundText
    {...field}
    autoComplete={autoComplete}
    autoCapitalize="words"
    filter={(typed) => filterNameText(kind, typed)}
  />
);

/** An address on the web; optional everywhere. */
export const LinkField = (field: Omit<NameFieldProps, 'kind'>) => (
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
