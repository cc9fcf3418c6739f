import {
  matchSuggestions,
  readSuggestions,
  type Suggestion,
  type SuggestionSource,
} from '@kalam/domain/resumes/suggestions/suggestion-match';
import { useLingui } from '@lingui/react/macro';
import { type ComponentProps, useState } from 'react';
import { fetchPart } from '../../../platform/loading/fetch-part.ts';
import { Combobox } from '../../../ui/forms/combobox.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';

/** Fetched one by one, when a field that offers it is first entered. */
const sources = {
  cities: async () => (await import('@kalam/domain/resumes/suggestions/cities')).cities,
  degrees: async () => (await import('@kalam/domain/resumes/suggestions/degrees')).degrees,
  institutions: async () => (await import('@kalam/domain/resumes/suggestions/institutions')).institutions,
  issuers: async () => (await import('@kalam/domain/resumes/suggestions/issuers')).issuers,
  jobTitles: async () => (await import('@kalam/domain/resumes/suggestions/job-titles')).jobTitles,
  languages: async () => (await import('@kalam/domain/resumes/suggestions/languages')).languages,
  skills: async () => (await import('@kalam/domain/resumes/suggestions/skills')).skills,
  studyFields: async () => (await import('@kalam/domain/resumes/suggestions/study-fields')).studyFields,
} satisfies Record<string, () => Promise<SuggestionSource>>;

export type SuggestionList = keyof typeof sources;

const loaded = new Map<SuggestionList, readonly Suggestion[]>();

/** Empty until the list has come; one that does not come leaves a plain text field, and is asked for at the next visit. */
const useSuggestions = (list: SuggestionList) => {
  const [, setCount] = useState(loaded.size);
  const load = async () => {
    if (loaded.has(list)) return;
    const source = await fetchPart(sources[list]).catch(() => undefined);
    if (source) loaded.set(list, readSuggestions(source));
    setCount(loaded.size);
  };
  return { suggestions: loaded.get(list) ?? [], load };
};

type SuggestedFieldProps = Omit<ComponentProps<typeof Combobox>, 'suggest' | 'listLabel' | 'above'> & {
  readonly from: SuggestionList;
  /** Whether the field would hold the entry as it is; others are not offered. */
  readonly keeps?: (entry: string) => boolean;
};

const SuggestedField = ({ from, keeps, onFocus, ...field }: SuggestedFieldProps) => {
  const { t } = useLingui();
  const { suggestions, load } = useSuggestions(from);
  return (
    <Combobox
      {...field}
      listLabel={t`Suggestions`}
      // Skills and tags are added by a button below, often in one's own words.
      above={from === 'skills'}
      suggest={(text) => matchSuggestions(suggestions, text, keeps)}
      onFocus={(event) => {
        void load();
        onFocus?.(event);
      }}
    />
  );
};

type LineFieldProps = Omit<SuggestedFieldProps, 'from'> & { readonly suggest?: SuggestionList | undefined };

/**
 * A line of text, with suggestions where `suggest` names a list. `BoundText`, `FilteredText` and `NameField` all take that
 * name, so a field gets them by one word: `<BoundText suggest="degrees" … />`, `<NameField suggest="languages" … />`.
 * Choosing is typing in one go: the field's own rule sees the text, undo takes it back by itself. A new list is a file in
 * `packages/domain/src/resumes/suggestions` and a line in `sources`.
 */
export const LineField = ({ suggest, keeps, onTake, ...field }: LineFieldProps) =>
  suggest === undefined ? (
    <TextField {...field} />
  ) : (
    <SuggestedField {...field} from={suggest} keeps={keeps} onTake={onTake} />
  );
