import { saveFile } from '../../../platform/save-file.ts';

/** Hands a text to the person as a download. */
export const saveTextFile = (name: string, text: string): void =>
  saveFile(name, new Blob([text], { type: 'application/json' }));
