import { useEffect, useRef } from 'react';

const isMac = (): boolean => /mac|iphone|ipad/i.test(navigator.platform);

/** The key that goes with K, as it is written on the keyboard at hand. */
export const commandKey = (): '⌘' | 'Ctrl' => (isMac() ? '⌘' : 'Ctrl');

const typedInto = 'input:not([type=checkbox], [type=radio], [type=button]), textarea, select';

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches(typedInto));

const focusSearch = (): boolean => {
  const field = document.querySelector<HTMLInputElement>('main search input');
  field?.focus();
  field?.select();
  return field !== null;
};

interface Shortcuts {
  readonly openCommands: () => void;
  readonly openHelp: () => void;
}

/** Keys of the back office. A plain key is left alone while somebody types, and every key while a window is open. */
export const useOfficeShortcuts = (shortcuts: Shortcuts): void => {
  const latest = useRef(shortcuts);
  useEffect(() => {
    latest.current = shortcuts;
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey } = event;
      if (event.defaultPrevented || event.isComposing || altKey) return;
      if (document.querySelector('dialog[open]') !== null) return;
      if (ctrlKey || metaKey) {
        if (key.toLowerCase() !== 'k' || event.shiftKey) return;
        latest.current.openCommands();
      } else {
        if (isTyping(event.target)) return;
        if (key === '?') latest.current.openHelp();
        else if (key !== '/') return;
        else if (!focusSearch()) latest.current.openCommands();
      }
      event.preventDefault();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
};
