let pressed = false;
if (typeof document !== 'undefined') {
  const down = () => {
    pressed = true;
  };
  const up = () => {
    pressed = false;
  };
  document.addEventListener('pointerdown', down, { capture: true, passive: true });
  for (const kind of ['pointerup', 'pointercancel']) {
    document.addEventListener(kind, up, { capture: true, passive: true });
  }
}

/**
 * Runs at once, or once the finger is lifted: a message appearing under a field moves what is below it, and a button that
 * moves away between press and release is not clicked.
 */
export const afterPress = (run: () => void): void => {
  if (!pressed) {
    run();
    return;
  }
  const later = () => {
    document.removeEventListener('pointerup', later, true);
    document.removeEventListener('pointercancel', later, true);
    setTimeout(run);
  };
  document.addEventListener('pointerup', later, true);
  document.addEventListener('pointercancel', later, true);
};
