import { searchMax } from '@kalam/domain/admin/admin-search';
import { useSearchParams } from 'react-router';

/** What a list is filtered by besides its search: each name with the values it may take. */
export type FilterChoices = Readonly<Record<string, readonly string[]>>;

export type FilterOf<Choices extends FilterChoices> = { readonly search?: string } & {
  readonly [Name in keyof Choices]?: Choices[Name][number];
};

/** A filter as an address tells it. Anybody can type an address: a value that is no choice counts as none. */
export const readFilter = <Choices extends FilterChoices>(
  params: URLSearchParams,
  choices: Choices,
): FilterOf<Choices> => {
  const search = params.get('search')?.trim().slice(0, searchMax) ?? '';
  const chosen = Object.entries(choices)
    .map(([name, values]) => [name, values.find((value) => value === params.get(name))] as const)
    .filter(([, value]) => value !== undefined);
  return Object.fromEntries(search === '' ? chosen : [['search', search], ...chosen]) as FilterOf<Choices>;
};

/** The address with something changed; an empty value leaves it. */
export const changedAddress = (
  params: URLSearchParams,
  changes: Readonly<Record<string, string>>,
): URLSearchParams => {
  const next = new URLSearchParams(params);
  for (const [name, value] of Object.entries(changes)) {
    if (value === '') next.delete(name);
    else next.set(name, value);
  }
  return next;
};

/** The filter of a list, kept in its address, so that it can be sent to somebody and survives a reload. */
export const useListAddress = <Choices extends FilterChoices>(choices: Choices) => {
  const [params, setParams] = useSearchParams();
  // Read when it happens: a search waits for a pause in typing, and a filter chosen meanwhile must not be lost.
  const change = (changes: Readonly<Record<string, string>>, replace: boolean) =>
    setParams(changedAddress(new URLSearchParams(window.location.search), changes), { replace });
  return {
    filter: readFilter(params, choices),
    /** Letters typed one after another are one step of the history. */
    search: (text: string) => change({ search: text.trim() }, true),
    choose: (name: string, value: string) => change({ [name]: value }, false),
    clear: () =>
      change(Object.fromEntries(['search', ...Object.keys(choices)].map((name) => [name, ''])), false),
  };
};
