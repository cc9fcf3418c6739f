/** Of the button of a design that is chosen to be compared. */
export const compared = 'border-accent-ink! bg-accent-soft';
