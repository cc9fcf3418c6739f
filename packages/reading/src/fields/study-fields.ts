import { studyFields } from '@kalam/domain/resumes/suggestions/study-fields';
import { readSuggestions } from '@kalam/domain/resumes/suggestions/suggestion-match';

const squeezed = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]/gu, '');

const known = new Set(readSuggestions(studyFields).map(({ text }) => squeezed(text)));

const subjectWord =
  /(?<![\p{L}\p{M}])(?:engineering|engg|sciences?|commerce|arts|humanities|management|technology|mathematics|maths|physics|chemistry|biology|economics|finance|accounts|accounting|marketing|administration|applications?|studies|literature|history|english|hindi|computers?|electronics?|electrical|mechanical|civil|nursing|pharmacy|law|education|design|hr|pcm|pcb|pcmb|mpc|bipc|mec|cec|cse|ece|eee|it|science|stream|group|विज्ञान|वाणिज्य|कला|हिन्दी|अंग्रेज़ी|गणित)(?![\p{L}\p{M}])/iu;

/** Something that is studied, by its name or by a word in it. */
export const isStudyField = (text: string): boolean => known.has(squeezed(text)) || subjectWord.test(text);
