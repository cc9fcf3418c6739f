export const journalName = 'kalam-journal';

/** False when nothing was ever written on this device; asking the journal itself would make it. */
export const mayHaveJournal = async (): Promise<boolean> => {
  // Older browsers cannot tell.
  if (typeof indexedDB.databases !== 'function') return true;
  return (await indexedDB.databases()).some(({ name }) => name === journalName);
};
