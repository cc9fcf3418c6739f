/** Without letters that are taken for another. */
export const referenceLetters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** How a link is named to us by whoever reports it; it opens nothing. */
const referenceForm = /^SL-[2-9A-HJ-NP-Z]{8}$/;

/** As somebody copied it, from a mail or by hand. */
export const readReference = (typed: string): string | undefined => {
  const reference = typed.trim().toUpperCase();
  return referenceForm.test(reference) ? reference : undefined;
};
