import { notifyManager } from '@tanstack/react-query';
import { useState } from 'react';

/**
 * What a switch shows that is saved as soon as it is pressed: the press at once, and what the cache has after the answer.
 * The cache tells of a press only after the event, and until then React would put the switch back.
 */
export const usePressed = (saved: boolean, save: (wanted: boolean) => Promise<unknown>) => {
  const [pressed, setPressed] = useState<boolean>();
  const press = (wanted: boolean): void => {
    setPressed(wanted);
    // In turn behind the cache's own news, or the switch would jump back for a moment.
    const settle = () =>
      notifyManager.schedule(() => setPressed((now) => (now === wanted ? undefined : now)));
    save(wanted).then(settle, settle);
  };
  return [pressed ?? saved, press] as const;
};
