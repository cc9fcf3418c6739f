/** As `share_target` in the web manifest names them. */
const fileField = 'resume';
const textField = 'text';

/** Holds one file from the moment it is shared until the page has opened it. */
const store = 'kalam-shared';
const key = '/shared-resume';
const nameHeader = 'x-file-name';

/** For the service worker. Gives back whether something came along. */
export const keepSharedFile = async (form: FormData): Promise<boolean> => {
  const file = form.getAll(fileField).find((found) => found instanceof File);
  const text = form.get(textField);
  await caches.delete(store);
  const [content, name] = file ? [file, file.name] : [text, 'resume.txt'];
  if (!content) return false;
  const headers = { [nameHeader]: encodeURIComponent(name) };
  await (await caches.open(store)).put(key, new Response(content, { headers }));
  return true;
};

/** For the page: the file, once. */
export const takeSharedFile = async (): Promise<File | undefined> => {
  if (!('caches' in globalThis)) return undefined;
  const kept = await (await caches.open(store)).match(key);
  const content = await kept?.blob();
  await caches.delete(store);
  return content && new File([content], decodeURIComponent(kept?.headers.get(nameHeader) ?? ''));
};
