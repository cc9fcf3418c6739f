import { compose } from '@kalam/documents/compose/compose';
import { templateOf } from '@kalam/documents/templates/template-catalogue';
import { writeText } from '@kalam/documents/text/write-text';
import { Document, HeadingLevel, Packer, Paragraph, TextRun } from 'docx';
import { inputOf, typed } from '../bench-resume.ts';

/** The same words, one paragraph a line, with the `docx` package: less than our file holds. */
const makeDocx = (keystroke: number): Promise<Blob> => {
  const { data, date, template } = inputOf(typed(keystroke));
  const lines = writeText(compose({ data, date, template: templateOf(template) })).split('\n');
  const children = lines.map((line) =>
    line !== '' && line === line.toUpperCase()
      ? new Paragraph({ heading: HeadingLevel.HEADING_1, children: [new TextRun(line)] })
      : line.startsWith('- ')
        ? new Paragraph({ bullet: { level: 0 }, children: [new TextRun(line.slice(2))] })
        : new Paragraph({ children: [new TextRun(line)] }),
  );
  return Packer.toBlob(new Document({ title: 'Resume', sections: [{ children }] }));
};

export const warmDocx = async (count: number): Promise<number[]> => {
  const times: number[] = [];
  for (let index = 0; index < count; index += 1) {
    const start = performance.now();
    await makeDocx(index);
    times.push(performance.now() - start);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  return times;
};
