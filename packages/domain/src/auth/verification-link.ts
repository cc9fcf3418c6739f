/** How long the link of a verification e-mail lasts, and the tab that registered waits for it. */
export const verificationMs = 24 * 60 * 60 * 1000;
