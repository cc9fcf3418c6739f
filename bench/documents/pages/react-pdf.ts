import { Font, pdf } from '@react-pdf/renderer';
import { typed } from '../bench-resume.ts';
import { reactResume } from '../rivals/react-resume.ts';

Font.register({
  family: 'Inter',
  fonts: [
    {
      src: new URL('../../../packages/documents/fonts/inter-400.ttf', import.meta.url).href,
      fontWeight: 400,
    },
    {
      src: new URL('../../../packages/documents/fonts/inter-600.ttf', import.meta.url).href,
      fontWeight: 600,
    },
  ],
});
// Its own hyphenation would cut words that a parser then cannot find.
Font.registerHyphenationCallback((word) => [word]);

export const makePdf = async (keystroke: number): Promise<number> =>
  (await pdf(reactResume(typed(keystroke))).toBlob()).size;

export const warmPdf = async (count: number): Promise<number[]> => {
  const times: number[] = [];
  for (let index = 0; index < count; index += 1) {
    const start = performance.now();
    await makePdf(index);
    times.push(performance.now() - start);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  return times;
};
