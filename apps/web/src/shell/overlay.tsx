import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';

/**
 * What can lie over any page, in a chunk of its own. One that cannot be fetched does not take the page with it, and is
 * fetched anew the next time it is wanted.
 */
export const overlay = <Props extends object>(
  load: () => Promise<{ readonly default: ComponentType<Props> }>,
  onFail: () => void,
) => {
  let loaded: ComponentType<Props> | undefined;
  return (props: Props) => {
    const [Part, setPart] = useState(() => loaded);
    const fetch = useEffectEvent(async (isGone: () => boolean) => {
      try {
        const { default: found } = await load();
        loaded = found;
        if (!isGone()) setPart(() => found);
      } catch {
        if (!isGone()) onFail();
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
