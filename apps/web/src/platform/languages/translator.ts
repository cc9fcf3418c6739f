/** Puts the domain's own words into the visitor's language; without one they are English, as the domain has them. */
export interface Translator {
  readonly words: (text: string) => string;
  readonly message: (refusal: {
    readonly code: string;
    readonly params?: Readonly<Record<string, string | number>> | undefined;
  }) => string | undefined;
}

let current: Translator | undefined;

/** Set by the change of language, before anything is drawn in it. */
export const setTranslator = (translator: Translator | undefined): void => {
  current = translator;
};

export const translator = (): Translator | undefined => current;

/** A label, a count or a date of the domain, as the visitor reads it. */
export const translate = (text: string): string => current?.words(text) ?? text;
