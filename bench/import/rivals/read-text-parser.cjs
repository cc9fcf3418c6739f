const { writeFileSync, readFileSync } = require('node:fs');
const { join, basename } = require('node:path');
const { createRequire } = require('node:module');

/** `<folder> <package> <list of files> <output>`: what a package of the family says of each file. */
const [folder, name, list, output] = process.argv.slice(2);
const loaded = createRequire(join(folder, 'package.json'))(name);
const found = loaded.default ?? loaded;

/** One takes what a form's upload is called; the others take a path. */
const read = (file) => {
  if (name === 'cv-parser') return found(file);
  return new found(
    name === 'parse-resume' ? { path: file, filename: basename(file), originalname: basename(file) } : file,
  ).parseToJSON();
};

const patience = (promise) =>
  Promise.race([
    promise,
    new Promise((_, refuse) => setTimeout(() => refuse(new Error('no answer in 20 s')), 20_000)),
  ]);

(async () => {
  const answers = [];
  for (const file of JSON.parse(readFileSync(list, 'utf8'))) {
    const start = performance.now();
    try {
      const answer = await patience(read(file));
      answers.push({ file, milliseconds: performance.now() - start, answer: answer?.parts ?? answer });
    } catch (error) {
      answers.push({
        file,
        milliseconds: performance.now() - start,
        failure: String(error?.message ?? error),
      });
    }
  }
  writeFileSync(output, JSON.stringify(answers));
  process.exit(0);
})();
