import type { Refusal } from '@kalam/domain/refusal';
import type { ReadResume } from '@kalam/reading/reading-result';
import { useCallback, useEffect, useRef, useState } from 'react';
import { type Reading, startReading } from '../../../resume/reading/reading-client.ts';
import type { ReadingInput } from '../../../resume/reading/reading-messages.ts';

export type ReadingState =
  | { readonly kind: 'none' }
  | {
      readonly kind: 'reading';
      /** Brought from the page, not chosen in the window: nothing need be shown for the moment it takes. */
      readonly isDropped: boolean;
      /** It takes longer than one waits without being told. */
      readonly isSlow: boolean;
      readonly name: string | undefined;
      /** From 0 to 1, where it can be told. */
      readonly share?: number;
    }
  | { readonly kind: 'refused'; readonly refusal: Refusal; readonly name: string | undefined }
  | { readonly kind: 'read'; readonly resume: ReadResume; readonly pictures: Reading['pagePicture'] };

const slowMs = 500;

const nameOf = (input: ReadingInput): string | undefined => (input instanceof File ? input.name : undefined);

/** One reading at a time: the next one ends it, and so does leaving. */
export const useReading = (input: ReadingInput | undefined) => {
  const [state, setState] = useState<ReadingState>(() =>
    input ? { kind: 'reading', isDropped: true, isSlow: false, name: nameOf(input) } : { kind: 'none' },
  );
  const current = useRef<Reading>(undefined);
  const stop = useCallback(() => {
    current.current?.close();
    current.current = undefined;
    setState({ kind: 'none' });
  }, []);
  const read = useCallback(async (next: ReadingInput, isDropped = false) => {
    current.current?.close();
    const reading = startReading(next);
    current.current = reading;
    const name = nameOf(next);
    setState({ kind: 'reading', isDropped, isSlow: false, name });
    const change = (part: { isSlow?: true; share?: number }) => {
      if (current.current === reading)
        setState((before) => (before.kind === 'reading' ? { ...before, ...part } : before));
    };
    const slow = setTimeout(() => change({ isSlow: true }), slowMs);
    reading.progress((share) => change({ share }));
    const outcome = await reading.result;
    clearTimeout(slow);
    if (current.current !== reading) return;
    if ('refusal' in outcome) setState({ kind: 'refused', refusal: outcome.refusal, name });
    else setState({ kind: 'read', resume: outcome, pictures: reading.pagePicture });
  }, []);
  useEffect(() => {
    if (input) void read(input, true);
  }, [input, read]);
  useEffect(() => stop, [stop]);
  return { state, read, stop };
};
