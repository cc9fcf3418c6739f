/** Milliseconds, half of all tries being faster: `bench/results/documents.json`. A test holds them to it. */
export const speed = {
  command: 'npm run bench -- documents',
  keystroke: { ours: 1.5, rival: 82.9 },
  pdf: { ours: 6.2, rival: 82.9 },
  word: { ours: 10.1, rival: 12.4 },
} as const;

/** Per cent of all fields found whole and in order, over the designs of one column: `bench/results/reading.json`. */
export const reading = {
  command: 'npm run bench -- reading',
  designs: 7,
  found: {
    'text by pdf.js': 100,
    'text by poppler in the order of the file': 100,
    'text by poppler from where it stands': 100,
    'tags by poppler': 100,
    'fields by a form filling parser': 100,
  },
} as const;
