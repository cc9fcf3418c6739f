import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { showToast } from '../../ui/toasts/toast.ts';

/** The program's first file; it has another name in every version. */
const entryFile = (): string =>
  document.querySelector<HTMLScriptElement>('script[type=module][src]')?.src ?? '';

const isMissing = async (address: string | undefined): Promise<boolean> => {
  if (!address) return false;
  try {
    return (await fetch(address, { method: 'HEAD', cache: 'no-store' })).status === 404;
  } catch {
    return false;
  }
};

/** Whether a part did not come because a newer version has other files; most browsers name the file they missed. */
export const isReplaced = async (failure: unknown): Promise<boolean> =>
  (await isMissing(/(?:https?:\/)?\/\S+/.exec(String(failure))?.[0])) || (await isMissing(entryFile()));

const reloadedKey = 'kalam-reloaded';

/** Reloads once a version: servers of different versions must not make the page reload for ever. */
const mayLeave = (version: string): boolean => {
  try {
    const left = sessionStorage.getItem(reloadedKey) ?? '';
    if (left.includes(version)) return false;
    sessionStorage.setItem(reloadedKey, `${left} ${version}`);
    return true;
  } catch {
    return false;
  }
};

/** Comes back only when a reload would not help. */
export const reloadIfReplaced = async (failure: unknown): Promise<void> => {
  if (!(await isReplaced(failure)) || !mayLeave(entryFile())) return;
  location.reload();
  await new Promise(() => undefined);
};

export const offerNewVersion = (reload: () => void): void => {
  showToast(i18n._(msg`A new version of Kalam is ready`), {
    lasts: 60_000,
    stays: true,
    action: { label: i18n._(msg`Reload`), run: reload },
  });
};
