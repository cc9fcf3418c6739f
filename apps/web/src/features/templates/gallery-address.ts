import { type DesignFilter, designFilters } from '@kalam/domain/templates/template-designs';
import { useSyncExternalStore } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';

const never = () => () => undefined;

/** The page was written without knowing what its address asks for: hydration begins with that. */
const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

const blank = new URLSearchParams();

/** Left in the history where a dialog was opened over the page: going back is closing it. */
const over = { over: true };
const isOver = (state: unknown): boolean => typeof state === 'object' && state !== null && 'over' in state;

/** What the gallery shows, kept in the address so that Back and a link lead to the same. */
export const useGalleryAddress = () => {
  const [found, setParams] = useSearchParams();
  const { state } = useLocation();
  const navigate = useNavigate();
  const params = useIsHydrated() ? found : blank;
  const changed = (name: string, values: readonly string[]): URLSearchParams => {
    const next = new URLSearchParams(found);
    next.delete(name);
    for (const value of values) next.append(name, value);
    return next;
  };
  const open = (name: string, values: readonly string[]) => setParams(changed(name, values), { state: over });
  const turn = (name: string, values: readonly string[]) =>
    setParams(changed(name, values), { state, replace: true });
  const close = (name: string) => {
    if (isOver(state)) void navigate(-1);
    else setParams(changed(name, []), { replace: true });
  };
  const filters = designFilters.filter((filter) => params.getAll('show').includes(filter));
  return {
    filters,
    filter: (wanted: readonly DesignFilter[]) => setParams(changed('show', wanted)),
    previewed: params.get('preview'),
    preview: (id: string) => open('preview', [id]),
    turnPreview: (id: string) => turn('preview', [id]),
    closePreview: () => close('preview'),
    compared: params.getAll('compare'),
    compare: (ids: readonly string[]) => open('compare', ids),
    turnCompared: (ids: readonly string[]) => turn('compare', ids),
    closeCompared: () => close('compare'),
  };
};
