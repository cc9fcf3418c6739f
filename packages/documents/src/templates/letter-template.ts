import type { Template } from './template.ts';

/** A letter is read line by line, not skimmed: its text is a little larger than a resume's, the head is the same. */
const larger = 1.08;
const quarters = 4.4;

export const letterTemplate = (template: Template): Template => {
  const { body, title } = template.text;
  const set = { size: body.size * larger, line: quarters };
  return { ...template, text: { ...template.text, body: { ...body, ...set }, title: { ...title, ...set } } };
};

/** The longest line that the eye follows back without effort: about 90 characters. */
export const letterMeasure = (size: number): number => size * 45;
