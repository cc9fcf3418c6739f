/** Marks our own file, which carries everything: dates of birth, declaration, look. */
export const ownKind = 'kalam-resume';
