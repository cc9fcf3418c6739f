// Runs before the first paint, so that neither the theme nor the header of a signed-in visitor flickers.
(() => {
  const root = document.documentElement;
  const theme = /(?:^|; )theme=(light|dark)/.exec(document.cookie)?.[1];
  if (theme) root.dataset.theme = theme;
  try {
    if (localStorage.getItem('signed-in')) root.dataset.signedIn = 'likely';
  } catch {
    // Storage is switched off: the header shows Sign In until the session is known.
  }
})();
