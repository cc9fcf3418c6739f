import { join } from 'node:path';
import { tuningLayouts } from './corpus/layouts/tuning-layouts.ts';
import { writeLayout } from './corpus/set-corpus-node.ts';

/** `<folder> [how many] [from which] [layouts]`: made resumes in every layout that may be looked at, for `score-corpus-node.ts`. */
const [folder = '', count = '40', from = '0', ...names] = process.argv.slice(2);
const seeds = Array.from({ length: Number(count) }, (_, index) => Number(from) + index);
for (const layout of tuningLayouts.filter(({ name }) => names.length === 0 || names.includes(name))) {
  await writeLayout(layout, seeds, join(folder, layout.name));
  console.log(layout.name);
}
