import { isRecord } from '../../../platform/is-record.ts';

/** What was typed and has not reached the server. */
export interface KeptNote {
  readonly text: string;
  /** Of the note it was written on. */
  readonly version: number;
}

/** Signing out clears it with everything else in this storage (S1 §4). */
const keyOf = (id: string): string => `jobNote:${id}`;

export const readKeptNote = (stored: string | null): KeptNote | undefined => {
  try {
    const value: unknown = JSON.parse(stored ?? 'null');
    if (!isRecord(value) || typeof value.text !== 'string' || typeof value.version !== 'number')
      return undefined;
    return { text: value.text, version: value.version };
  } catch {
    return undefined;
  }
};

export const keptNote = (id: string): KeptNote | undefined => {
  try {
    return readKeptNote(localStorage.getItem(keyOf(id)));
  } catch {
    return undefined;
  }
};

export const keepNote = (id: string, note: KeptNote | undefined): void => {
  try {
    if (note === undefined) localStorage.removeItem(keyOf(id));
    else localStorage.setItem(keyOf(id), JSON.stringify(note));
  } catch {
    // Without room it lasts as long as the page.
  }
};
