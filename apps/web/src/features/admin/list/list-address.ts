import { searchMax } from '@kalam/domain/admin/admin-search';
import { useLocation, useSearchParams } from 'react-router';

/** What a list is filtered by besides its search: each name with the values it may take. */
export type FilterChoices = Readonly<Record<string, readonly string[]>>;

export type FilterOf<Choices extends FilterChoices> = {
  readonly search?: string;
  /** Calendar days, both included. */
  readonly from?: string;
  readonly to?: string;
} & {
  readonly [Name in keyof Choices]?: Choices[Name][number];
};

const days = ['from', 'to'] as const;
const isDay = (text: string | null): text is string =>
  text !== null && /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));

/** A filter as an address tells it. Anybody can type an address: a value that is no choice counts as none. */
export const readFilter = <Choices extends FilterChoices>(
  params: URLSearchParams,
  choices: Choices,
): FilterOf<Choices> => {
  const search = params.get('search')?.trim().slice(0, searchMax) ?? '';
  const chosen = Object.entries(choices)
    .map(([name, values]) => [name, values.find((value) => value === params.get(name))] as const)
    .filter(([, value]) => value !== undefined);
  const span = days.map((name) => [name, params.get(name)] as const).filter(([, day]) => isDay(day));
  const all = [...chosen, ...span];
  return Object.fromEntries(search === '' ? all : [['search', search], ...all]) as FilterOf<Choices>;
};

/** The order of a list as its address tells it, if it is one of its own. */
export const readOrder = <Sort extends string>(
  params: URLSearchParams,
  sorts: readonly Sort[],
): Sort | undefined => sorts.find((sort) => sort === params.get('sort'));

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
export const useListAddress = <Choices extends FilterChoices, Sort extends string = never>(
  choices: Choices,
  sorts: readonly Sort[] = [],
) => {
  const [params, setParams] = useSearchParams();
  const { pathname } = useLocation();
  // Read when it happens: a search waits for a pause in typing, and a filter chosen meanwhile must not be lost.
  const change = (changes: Readonly<Record<string, string>>, replace: boolean) => {
    // On its way to another page, whose code is still to come: what was typed last must not lead back.
    if (window.location.pathname !== pathname) return;
    setParams(changedAddress(new URLSearchParams(window.location.search), changes), { replace });
  };
  return {
    filter: readFilter(params, choices),
    sort: readOrder(params, sorts),
    sorts,
    /** Empty for the order that the list has by itself. */
    sortBy: (sort: Sort | '') => change({ sort }, true),
    /** Letters typed one after another are one step of the history. */
    search: (text: string) => change({ search: text.trim() }, true),
    choose: (name: string, value: string) => change({ [name]: value }, false),
    clear: () =>
      change(
        Object.fromEntries(['search', ...days, ...Object.keys(choices)].map((name) => [name, ''])),
        false,
      ),
  };
};
