// Runs before the first paint, so that neither the theme nor the header of a signed-in visitor flickers.
(() => {
  const root = document.documentElement;
  const theme = /(?:^|; )theme=(light|dark)/.exec(document.cookie)?.[1];
  if (theme) root.dataset.theme = theme;
  let signedIn = false;
  try {
    signedIn = localStorage.getItem('signed-in') !== null;
  } catch {
    // Storage is switched off: the header shows Sign In until the session is known.
  }
  if (signedIn) root.dataset.signedIn = 'likely';

  // A prerendered page is seen before its code is here: what is pressed meanwhile happens once it is.
  const early = { button: undefined };
  const note = (press) => {
    early.button = press.target.closest?.('button[type="button"]') ?? undefined;
  };
  document.addEventListener('click', note, true);
  window.takeEarlyPress = () => {
    document.removeEventListener('click', note, true);
    return early.button;
  };

  // A person's own page waits for answers, not for code: they are asked for while the app is still on its way.
  if (location.pathname !== '/dashboard') return;
  const ask = (address) => fetch(address, { headers: { accept: 'application/json' } }).catch(() => undefined);
  const session = ask('/api/auth/get-session');
  // Without a sign that somebody is signed in, nobody is bothered with refusals.
  const user = async () => (await (await session)?.clone().json())?.user;
  const allowed = signedIn ? Promise.resolve(true) : user().catch(() => undefined);
  const list = (address) => allowed.then((yes) => (yes ? ask(address) : undefined));
  window.earlyAnswers = {
    '/api/auth/get-session': session,
    '/api/resumes': list('/api/resumes'),
    '/api/subscription': list('/api/subscription'),
  };
})();
