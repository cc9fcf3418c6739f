import { compose } from '@kalam/documents/compose/compose';
import { templateOf } from '@kalam/documents/templates/template-catalogue';
import { writeText } from '@kalam/documents/text/write-text';
import { inputOf, typed } from '../bench-resume.ts';

/** The same words as a plain page of HTML, for the browser's own print. */
export const showPrintable = (keystroke: number): void => {
  const { data, date, template } = inputOf(typed(keystroke));
  const text = writeText(compose({ data, date, template: templateOf(template) }));
  document.body.replaceChildren(
    ...text.split('\n').map((line) => {
      const element = document.createElement(line === line.toUpperCase() ? 'h2' : 'p');
      element.textContent = line;
      return element;
    }),
  );
};
