import { useEffect } from 'react';
import { useMedia } from '../../ui/use-media.ts';

/** Room for form and page side by side. */
export const useWideScreen = (): boolean => useMedia('(min-width: 64rem)');

/** The bar has room for what matters most alone. */
export const useNarrowScreen = (): boolean => useMedia('(max-width: 39.99rem)');

/** Keeps `--keyboard` at the pixels of the page that an on-screen keyboard covers. */
export const useKeyboardHeight = (): void => {
  useEffect(() => {
    const viewport = window.visualViewport;
    if (!viewport) return;
    const measure = () => {
      // Pinch zoom shrinks the visual viewport too, and covers nothing.
      const covered = viewport.scale > 1.01 ? 0 : innerHeight - viewport.height - viewport.offsetTop;
      document.documentElement.style.setProperty('--keyboard', String(Math.max(0, Math.round(covered))));
    };
    viewport.addEventListener('resize', measure);
    viewport.addEventListener('scroll', measure);
    return () => {
      viewport.removeEventListener('resize', measure);
      viewport.removeEventListener('scroll', measure);
      document.documentElement.style.removeProperty('--keyboard');
    };
  }, []);
};
