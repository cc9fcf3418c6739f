import { showToast } from '../../ui/toasts/toast.ts';
import { unreachable } from '../api/call.ts';
import { isReplaced, offerNewVersion } from './new-version.ts';

const pauseMs = 400;

/** A style sheet that failed is not asked for again by whoever asks for its part again. */
const refetchStyles = (): Promise<unknown> =>
  Promise.all(
    [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')]
      .filter(({ sheet }) => !sheet)
      .map(
        (failed) =>
          new Promise((resolve, reject) => {
            const again = failed.cloneNode() as HTMLLinkElement;
            again.onload = resolve;
            again.onerror = () => reject(new Error(`The style sheet did not come: ${again.href}`));
            failed.replaceWith(again);
          }),
      ),
  );

/** Fetches a part of the program: once more if it does not come, and then no more until it is wanted again. */
export const fetchPart = async <Part>(load: () => Promise<Part>): Promise<Part> => {
  try {
    return await load();
  } catch {
    await new Promise((goOn) => setTimeout(goOn, pauseMs));
    const [part] = await Promise.all([load(), refetchStyles()]);
    return part;
  }
};

/** For a part over a page that stays, with what was typed on it: a new version is offered, not forced. */
export const reportMissingPart = async (failure: unknown): Promise<void> => {
  if (await isReplaced(failure)) offerNewVersion(() => location.reload());
  else showToast(unreachable().error, { tone: 'danger' });
};
