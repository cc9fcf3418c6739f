import { createContext, useContext, useEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { announce } from '../ui/live-region.tsx';

/** While prerendering there is no document: the title is handed to whoever renders. */
export const TitleSink = createContext<((title: string) => void) | undefined>(undefined);

export const fullTitle = (title: string): string => (title.includes('Kalam') ? title : `${title} · Kalam`);

/** The page a visitor is on. The first one was announced by the browser itself. */
let currentPath = typeof location === 'undefined' ? '' : location.pathname;

/**
 * Names the page. After a move within the app it also does what a browser does on a real one: the new title is read out,
 * the focus goes to the content and the view to the top (going back leaves it to the browser).
 */
export const usePageTitle = (title: string): void => {
  useContext(TitleSink)?.(fullTitle(title));
  const { pathname } = useLocation();
  const kind = useNavigationType();
  useEffect(() => {
    document.title = fullTitle(title);
    const moved = currentPath !== pathname;
    currentPath = pathname;
    if (!moved) return;
    announce(title);
    if (kind !== 'POP') window.scrollTo(0, 0);
    if (document.querySelector('dialog[open]') === null) {
      document.getElementById('main')?.focus({ preventScroll: true });
    }
  }, [title, pathname, kind]);
};
