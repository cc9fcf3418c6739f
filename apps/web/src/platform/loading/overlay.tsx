import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';
import { fetchPart, reportMissingPart } from './fetch-part.ts';

type Load<Props> = () => Promise<{ readonly default: ComponentType<Props> }>;

/**
 * What can lie over any page, in a chunk of its own. One that cannot be fetched does not take the page with it, and is
 * fetched anew the next time it is wanted.
 */
export const overlay = <Props extends object>(
  load: Load<Props>,
  onFail: (props: Props, failure: unknown) => void,
) => {
  let loaded: ComponentType<Props> | undefined;
  return (props: Props) => {
    const [Part, setPart] = useState(() => loaded);
    const fetch = useEffectEvent(async (isGone: () => boolean) => {
      try {
        const { default: found } = await fetchPart(load);
        loaded = found;
        if (!isGone()) setPart(() => found);
      } catch (failure) {
        if (!isGone()) onFail(props, failure);
      }
    });
    useEffect(() => {
      let gone = false;
      if (!loaded) void fetch(() => gone);
      return () => {
        gone = true;
      };
    }, []);
    return Part ? <Part {...props} /> : null;
  };
};

/** The same for what its page opens and closes; missing, it closes and says so. */
export const lazyDialog = <Props extends { readonly onClose: () => void }>(load: Load<Props>) =>
  overlay(load, ({ onClose }: Props, failure) => {
    onClose();
    void reportMissingPart(failure);
  });
