/** Speaks the domain's own words in the visitor's language; without one they are English, as the domain has them. */
export interface Speaker {
  readonly words: (text: string) => string;
  readonly message: (refusal: {
    readonly code: string;
    readonly params?: Readonly<Record<string, string | number>> | undefined;
  }) => string | undefined;
}

let current: Speaker | undefined;

/** Set by the change of language, before anything is drawn in it. */
export const setSpeaker = (speaker: Speaker | undefined): void => {
  current = speaker;
};

export const speaker = (): Speaker | undefined => current;

/** A label, a count or a date of the domain, as the visitor reads it. */
export const said = (text: string): string => current?.words(text) ?? text;
