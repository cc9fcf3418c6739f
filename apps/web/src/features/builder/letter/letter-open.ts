import { sharedValue } from '../../../platform/shared-value.ts';

const open = sharedValue<true>();

export const openLetter = (): void => open.set(true);
export const closeLetter = (): void => open.set(undefined);

/** Whether the cover letter is written in the place of the step, and shown in the place of the resume. */
export const useLetterOpen = (): boolean => open.use() ?? false;
