/** What is kept of the browser that signed in: its name and its system, and nothing by which it could be known again. */
export interface Device {
  readonly browser: string | null;
  readonly system: string | null;
}

type Sign = readonly [name: string, sign: RegExp];

/** The first that matches: most browsers also name those they want to be taken for. */
const browsers: readonly Sign[] = [
  ['Edge', /Edg(?:e|A|iOS)?\//],
  ['Opera', /OPR\/|Opera/],
  ['Samsung Internet', /SamsungBrowser\//],
  ['UC Browser', /UCBrowser\//],
  ['Firefox', /Firefox\/|FxiOS\//],
  ['Chrome', /Chrome\/|CriOS\//],
  ['Safari', /Safari\//],
];

const systems: readonly Sign[] = [
  ['Android', /Android/],
  ['iPhone', /iPhone/],
  ['iPad', /iPad/],
  ['Windows', /Windows/],
  ['ChromeOS', /CrOS/],
  ['macOS', /Macintosh|Mac OS X/],
  ['Linux', /Linux/],
];

const found = (signs: readonly Sign[], text: string): string =>
  signs.find(([, sign]) => sign.test(text))?.[0] ?? '';

/** `Chrome/Windows`, as it is kept with a session; either part may be empty. */
export const deviceCode = (userAgent: string | undefined): string => {
  const text = (userAgent ?? '').slice(0, 500);
  return `${found(browsers, text)}/${found(systems, text)}`;
};

const named = (signs: readonly Sign[], name: string | undefined): string | null =>
  signs.some(([known]) => known === name) ? (name ?? null) : null;

export const deviceOf = (code: string | null): Device => {
  const [browser, system] = (code ?? '').split('/', 2);
  return { browser: named(browsers, browser), system: named(systems, system) };
};
