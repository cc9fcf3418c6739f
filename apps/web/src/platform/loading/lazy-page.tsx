import { type ComponentType, use } from 'react';
import { fetchPart } from './fetch-part.ts';
import { reloadIfReplaced } from './new-version.ts';

/** A screen in a chunk of its own that can be asked for before it is shown. */
export interface Page {
  (): React.JSX.Element | null;
  readonly preload: () => Promise<void>;
}

type Load = () => Promise<{ readonly default: ComponentType }>;

/** Whoever shows it in the page's place forgets it, so that the next who wants the page fetches it anew. */
export class MissingPage extends Error {
  override readonly name = 'MissingPage';
  readonly forget: () => void;

  constructor(cause: unknown, forget: () => void) {
    super('A part of the program could not be fetched', { cause });
    this.forget = forget;
  }
}

/** Unlike `React.lazy`, a page that is already here renders at once, so a prerendered one hydrates without a gap. */
export const page = (load: Load): Page => {
  let Loaded: ComponentType | undefined;
  let fetching: Promise<void> | undefined;
  let wanted: Promise<void> | undefined;
  let waitedFor = false;
  const preload = () => {
    fetching ??= fetchPart(load).then(
      (module) => {
        Loaded = module.default;
      },
      (failure: unknown) => {
        // A lost connection must not make the page unreachable for the rest of the visit.
        fetching = undefined;
        throw failure;
      },
    );
    return fetching;
  };
  const forget = () => {
    wanted = undefined;
  };
  /** One promise until its failure has been shown: with another at every render no failure would ever be seen. */
  const want = () => {
    wanted ??= preload().catch(async (failure: unknown) => {
      await reloadIfReplaced(failure);
      throw new MissingPage(failure, forget);
    });
    return wanted;
  };
  const Page = () => {
    // Once waited for, the promise must be used in every later render too; React reads the result without waiting.
    waitedFor ||= Loaded === undefined;
    if (waitedFor) use(want());
    return Loaded === undefined ? null : <Loaded />;
  };
  return Object.assign(Page, { preload });
};
