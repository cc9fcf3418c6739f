/**
 * What the npm registry has that reads a resume without asking a service. Installed when they are measured, into a folder
 * that is not part of the product, without their install scripts: most bring 50 MB of packages that nobody mends any more.
 */
export const rivals = [
  {
    name: 'open-resume',
    version: '0.1.0',
    program: 'read-open-resume.mjs',
    kinds: ['pdf'],
    /** Its page reads with these; the rest of the package is a site. */
    packages: ['pdfjs-dist@3.7.107', '@reduxjs/toolkit@1.9.5'],
    note: 'the reader of the OpenResume site, PDF alone, one column of English as its authors say',
  },
  ...[
    ['simple-resume-parser', '1.1.8'],
    ['easy-resume-parser', '1.0.1'],
    ['resume-parser-extended', '1.1.15'],
    ['cv-parser', '0.0.1'],
    ['parse-resume', '1.0.2'],
  ].map(([name, version]) => ({
    name,
    version,
    program: 'read-text-parser.cjs',
    kinds: ['pdf', 'docx'],
    packages: [`${name}@${version}`],
    note: 'takes the text with poppler and cuts it at known headings; a section is one block of text',
  })),
];

/** Found by name, and why they are not in the table. */
export const leftOut = [
  ['resume-parser 1.1.0', 'stops at every file: its way in calls a function that the package does not have'],
  ['resume-extractor 1.0.1', 'holds one function that adds two numbers'],
  ['linkedin-pdf-to-json 1.5.2', 'does not install: a dependency is a git address that needs a key'],
  ['linkedin-resume-parser 0.0.4', 'reads LinkedIn’s own page alone'],
];
