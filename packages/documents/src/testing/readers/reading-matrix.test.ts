import { describe, expect, it } from 'vitest';
import { templateNames } from '../../templates/template.ts';
import { hasTool } from '../document-tools-node.ts';
import { testEngine } from '../engine-node.ts';
import { type FileToRead, readersOf } from './pdf-readers-node.ts';
import { caseFile, everyLook, everyResume, type ReadingCase } from './reading-matrix-node.ts';
import { resumeFields } from './resume-fields.ts';

// Hundreds of files are written here, and each is read in five ways.
const poppler = hasTool('pdftotext');

describe.each(templateNames)('a resume in the template %s', (template) => {
  const files = new Map<ReadingCase, Promise<FileToRead>>();
  const fileOf = (one: ReadingCase): Promise<FileToRead> => {
    const file = files.get(one) ?? caseFile(testEngine, template, one);
    files.set(one, file);
    return file;
  };
  const everyone = everyResume();
  const looks = [
    ...everyLook(['three pages', 'sample fresher'], ['comfortable']),
    // Where lines come closest, readers that tell them apart by distance are tried hardest.
    ...everyLook(['sample professional'], ['compact']),
  ];

  for (const { name, needsPoppler, unread } of readersOf(template)) {
    const unreadIn = async (cases: readonly ReadingCase[]): Promise<string[]> => {
      const found: string[] = [];
      for (const one of cases) {
        const file = await fileOf(one);
        for (const { kind, text } of await unread(file, resumeFields(file.resume)))
          found.push(`${one.name}: ${kind} ${text}`);
      }
      return found;
    };

    it.skipIf(needsPoppler && !poppler)(`says every field of every resume, read as ${name}`, async () => {
      expect(await unreadIn(everyone)).toEqual([]);
    });

    it.skipIf(needsPoppler && !poppler)(
      `does so in every font and size, also compact, read as ${name}`,
      async () => {
        expect(await unreadIn(looks)).toEqual([]);
      },
    );
  }
});
