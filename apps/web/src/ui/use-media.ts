import { useSyncExternalStore } from 'react';

/** Followed as the window changes; not true while a page is prerendered. */
export const useMedia = (media: string): boolean =>
  useSyncExternalStore(
    (listener) => {
      const query = matchMedia(media);
      query.addEventListener('change', listener);
      return () => query.removeEventListener('change', listener);
    },
    () => matchMedia(media).matches,
    () => false,
  );
