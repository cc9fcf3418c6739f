import { messageText } from '@kalam/domain/message-catalogue';
import type { Refusal } from '@kalam/domain/refusal';
import {
  checkTemplateDescription,
  checkTemplateFeatures,
  checkTemplateTitle,
} from '@kalam/domain/templates/template-fields';
import { useState } from 'react';
import { Refused } from '../../../platform/api/call.ts';
import { type FailureWords, failureWords } from '../../../platform/failure-words.ts';
import type { AdminTemplate, TemplateFields } from './template-queries.ts';

const blank: TemplateFields = {
  name: '',
  description: '',
  features: [],
  popular: false,
  enabled: true,
  downloadFormat: 'PDF',
  layout: 'modern',
};

/** Every field with its message, by the path of the field: `name`, `features`, `features.1`. */
const templateErrors = (fields: TemplateFields): Readonly<Record<string, string>> => {
  const features = checkTemplateFeatures(fields.features);
  const found: readonly (readonly [string, Refusal | undefined])[] = [
    ['name', checkTemplateTitle(fields.name)],
    ['description', checkTemplateDescription(fields.description)],
    ['features', features?.field === undefined ? features : undefined],
    ...fields.features.map((feature, index) => {
      return [`features.${index}`, checkTemplateFeatures([feature])] as const;
    }),
  ];
  return Object.fromEntries(
    found.flatMap(([path, refusal]) => (refusal ? [[path, messageText(refusal)]] : [])),
  );
};

/** What is typed into the add and edit dialog, and what is wrong with it once Save was pressed. */
export const useTemplateForm = (
  template: AdminTemplate | undefined,
  save: (fields: TemplateFields) => Promise<unknown>,
) => {
  const [fields, setFields] = useState<TemplateFields>(template ?? blank);
  const [pressed, setPressed] = useState(0);
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<Refused>();
  const [failure, setFailure] = useState<FailureWords>();
  const own = pressed > 0 ? templateErrors(fields) : {};
  const errors: Readonly<Record<string, string>> =
    refused?.field === undefined ? own : { [refused.field]: refused.error, ...own };
  const submit = async (): Promise<boolean> => {
    setPressed((count) => count + 1);
    if (busy || Object.keys(templateErrors(fields)).length > 0) return false;
    setBusy(true);
    setFailure(undefined);
    try {
      await save({
        ...fields,
        name: fields.name.trim(),
        description: fields.description.trim(),
        features: fields.features.map((feature) => feature.trim()),
      });
      return true;
    } catch (problem) {
      if (problem instanceof Refused && problem.field !== undefined) setRefused(problem);
      else setFailure(failureWords(problem, 'template-save-failed'));
      setBusy(false);
      return false;
    }
  };
  return {
    fields,
    errors,
    busy,
    failure,
    /** Counts presses of Save, so that the focus goes to what has to be mended each time. */
    pressed,
    submit,
    change: (changes: Partial<TemplateFields>) => {
      setRefused(undefined);
      setFields((known) => ({ ...known, ...changes }));
    },
  };
};

export type TemplateForm = ReturnType<typeof useTemplateForm>;
