/**
 * The clauses of the specification, section by section: `# S1 §5 title`, then a `- name: what it asks` for each clause,
 * and below it, after `=`, the phrases by which the titles of tests name it.
 */
export const readClauses = (text) => {
  const clauses = [];
  let section;
  for (const line of text.split('\n')) {
    const heading = /^# (S[12]) §(\d+) (.+)$/.exec(line);
    const clause = /^- ([^:]+): (.+)$/.exec(line);
    const phrases = /^ {2}= (.+)$/.exec(line);
    if (heading) section = { mark: `${heading[1]} §${heading[2]}`, title: heading[3] };
    else if (clause && section) clauses.push({ section, name: clause[1], asks: clause[2], phrases: [] });
    else if (phrases && clauses.length > 0) clauses.at(-1).phrases = phrases[1].split(' | ');
    else if (line.trim() !== '') throw new Error(`Not a line of the list of clauses: ${line}`);
  }
  return clauses;
};

/** The sections a title names: `S2 §5 §8`, `S1 §2, S2 §2`, `S2 §4 and §8`. */
export const sectionsNamedIn = (title) =>
  [...title.matchAll(/(S[12])((?:,? (?:and )?§\d+)+)/g)].flatMap(([, part, sections]) =>
    [...sections.matchAll(/§\d+/g)].map(([section]) => `${part} ${section}`),
  );

/** What every clause is shown by, and the titles that name a section but none of its clauses. */
export const matchTests = (clauses, tests) => {
  const shownBy = new Map(clauses.map((clause) => [clause, []]));
  const lost = [];
  for (const test of tests) {
    const title = test.title.toLowerCase();
    for (const mark of new Set(sectionsNamedIn(test.title))) {
      const named = clauses.filter(
        ({ section, phrases }) => section.mark === mark && phrases.some((phrase) => title.includes(phrase)),
      );
      for (const clause of named) shownBy.get(clause).push(test);
      if (named.length === 0) lost.push({ ...test, mark });
    }
  }
  return { shownBy, lost };
};
