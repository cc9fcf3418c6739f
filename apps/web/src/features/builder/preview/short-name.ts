/** 'Modern Resume' is Modern here: everything in the builder is a resume. */
export const shortName = (name: string): string => name.replace(/ Resume$/, '');
