import { useEffect, useState } from 'react';
import { fetchPart, reportMissingPart } from '../../../platform/loading/fetch-part.ts';
import { whenIdle } from '../../../platform/loading/when-idle.ts';

type Overlays = typeof import('./resume-overlays.tsx').ResumeOverlays;

let loaded: Overlays | undefined;
const load = async (): Promise<Overlays> => {
  loaded ??= (await fetchPart(() => import('./resume-overlays.tsx'))).ResumeOverlays;
  return loaded;
};

/**
 * The dialogs of the cards come after the cards: when the page has come to rest, so that they are there without a
 * network too, or when one is wanted before that.
 */
export const useOverlays = (wanted: boolean, onMissing: () => void): Overlays | undefined => {
  const [overlays, setOverlays] = useState<{ readonly Overlays: Overlays } | undefined>(
    () => loaded && { Overlays: loaded },
  );
  useEffect(() => {
    if (overlays) return;
    const fetchNow = (onFailure: (failure: unknown) => void) =>
      void load().then((Overlays) => setOverlays({ Overlays }), onFailure);
    if (!wanted) return whenIdle(() => fetchNow(() => undefined));
    fetchNow((failure) => {
      void reportMissingPart(failure);
      onMissing();
    });
  }, [overlays, wanted, onMissing]);
  return overlays?.Overlays;
};
