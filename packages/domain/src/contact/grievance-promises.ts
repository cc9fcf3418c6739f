/** What whoever writes to us is told at once; apart from the work on it, which only staff need. */
export const acknowledgeWithinHours = 48;

/** The number as people read and write it: on the thank-you page, in every mail, in the list of staff. */
export const grievanceReference = (number: number): string => `GRV-${String(number).padStart(6, '0')}`;
