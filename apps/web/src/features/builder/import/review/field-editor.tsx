import { keepLine, keepLines } from '@kalam/domain/resumes/fields/written-text';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { messageText } from '../../../../platform/languages/message-text.ts';
import { kindOfField, nameOfField } from '../../../../resume/reading/field-values.ts';
import { enoughOf, optionsOf } from '../../../../resume/reading/field-words.ts';
import { Checkbox } from '../../../../ui/forms/choice.tsx';
import { DateField } from '../../../../ui/forms/date-field.tsx';
import { Select } from '../../../../ui/forms/select.tsx';
import { TextArea, TextField } from '../../../../ui/forms/text-field.tsx';
import type { ReviewField } from './review-groups.ts';

interface FieldEditorProps {
  readonly field: ReviewField;
  readonly label: string;
  readonly hint?: ReactNode;
  readonly onType: (text: string) => void;
}

const inputModes: Readonly<Record<string, 'email' | 'tel' | 'url'>> = {
  email: 'email',
  phone: 'tel',
  linkedin: 'url',
  website: 'url',
  link: 'url',
};

/** The control a field is mended with. */
export const FieldEditor = ({ field: { path, value, fault }, label, hint, onType }: FieldEditorProps) => {
  const { t } = useLingui();
  const frame = { label, hint, error: fault && messageText(fault) };
  switch (kindOfField(path)) {
    case 'text':
      return (
        <TextArea {...frame} value={value} onChange={({ target }) => onType(keepLines(target.value).kept)} />
      );
    case 'date':
      return <DateField {...frame} enough={enoughOf(path)} value={value} onChange={onType} />;
    case 'flag':
      return (
        <Checkbox
          {...frame}
          checked={value === 'true'}
          onChange={({ target }) => onType(target.checked ? 'true' : '')}
        />
      );
    case 'choice':
      return (
        <Select
          {...frame}
          placeholder={t`Please choose`}
          options={optionsOf(path)}
          value={value}
          onChange={({ target }) => onType(target.value)}
        />
      );
    default:
      return (
        <TextField
          {...frame}
          inputMode={inputModes[nameOfField(path)] ?? 'text'}
          value={value}
          onChange={({ target }) => onType(keepLine(target.value).kept)}
        />
      );
  }
};
