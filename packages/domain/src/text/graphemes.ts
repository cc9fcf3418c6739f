let segmenter: Intl.Segmenter | undefined;

/**
 * The signs of a text as a reader sees them, in any script. What finds them is made when first needed: a slow phone takes a
 * tenth of a second for it, and most pages and most resumes never ask.
 */
export const graphemes = (text: string): Intl.Segments => {
  segmenter ??= new Intl.Segmenter('en', { granularity: 'grapheme' });
  return segmenter.segment(text);
};
