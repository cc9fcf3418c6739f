import { type ComponentType, use } from 'react';

/** A screen in a chunk of its own that can be asked for before it is shown. */
export interface Page {
  (): React.JSX.Element | null;
  readonly preload: () => Promise<void>;
}

type Load = () => Promise<{ readonly default: ComponentType }>;

/** Unlike `React.lazy`, a page that is already here renders at once, so a prerendered one hydrates without a gap. */
export const page = (load: Load): Page => {
  let Loaded: ComponentType | undefined;
  let loading: Promise<void> | undefined;
  let waitedFor = false;
  const preload = () => {
    loading ??= load().then(
      (module) => {
        Loaded = module.default;
      },
      (error: unknown) => {
        // A lost connection must not make the page unreachable for the rest of the visit.
        loading = undefined;
        throw error;
      },
    );
    return loading;
  };
  const Page = () => {
    // Once waited for, the promise must be used in every later render too; React reads the result without waiting.
    waitedFor ||= Loaded === undefined;
    if (waitedFor) use(preload());
    return Loaded === undefined ? null : <Loaded />;
  };
  return Object.assign(Page, { preload });
};
