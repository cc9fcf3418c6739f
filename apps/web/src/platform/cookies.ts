/** Choices that outlive a sign-out (theme, language) live in cookies; nothing personal does. */
export const readCookie = (name: string, all = document.cookie): string | undefined =>
  all
    .split('; ')
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1);

const year = 365 * 24 * 60 * 60;

export const writeCookie = (name: string, value: string | undefined): void => {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  const age = value === undefined ? 0 : year;
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in browsers we support
  document.cookie = `${name}=${value ?? ''}; Path=/; Max-Age=${age}; SameSite=Lax${secure}`;
};
