import type { ResumeLanguage } from '../../resume-language.ts';
import type { Advice, AdviceCode, EntryAdvice } from './advice-shapes.ts';

type Code = AdviceCode | EntryAdvice['code'] | 'weak-verb-alone';

/** Loaded with the advice, not with the catalogue of all messages: public pages have no use for them. */
const english: Readonly<Record<Code, string>> = {
  'responsible-for': 'Say what you did. “Responsible for” says only what was asked of you.',
  'weak-verb': '“{word}” says little. If it is true, write: {verbs}.',
  'weak-verb-alone': '“{word}” says little. Name what you did.',
  passive: '“{word}” hides who did it. Begin with your own verb.',
  'first-person': 'A resume needs no “{word}”: everybody knows whose it is.',
  'empty-words': '“{word}” can go; the sentence says the same without it.',
  buzzword: 'Anybody can write “{word}”. Write what you did that shows it.',
  'repeated-word': '“{word}” stands here {count} times.',
  'tense-mixed': '“{word}” is in another tense than the beginning.',
  'too-long': '{count} words are many for one sentence. Make two of it, or take some out.',
  'no-result': 'What came of it, or how much was it? If you know, add the figure: “by ___ %”.',
  'same-opening': '{count} sentences begin with “{word}”. Begin one of them differently.',
  'strongest-first': 'Sentence {number} has the strongest fact. Put it first.',
};

const hindi: typeof english = {
  'responsible-for': 'लिखें कि आपने क्या किया। “ज़िम्मेदारी थी” केवल यह बताता है कि आपसे क्या कहा गया था।',
  'weak-verb': '“{word}” बहुत कम बताता है। अगर सच हो, तो लिखें: {verbs}।',
  'weak-verb-alone': '“{word}” बहुत कम बताता है। लिखें कि आपने क्या किया।',
  passive: '“{word}” से पता नहीं चलता कि काम किसने किया। सीधे अपना काम लिखें।',
  'first-person': 'रिज़्यूमे में “{word}” की ज़रूरत नहीं; सब जानते हैं कि यह किसका है।',
  'empty-words': '“{word}” हटा सकते हैं; वाक्य का अर्थ वही रहेगा।',
  buzzword: '“{word}” कोई भी लिख सकता है। वह काम लिखें जिससे यह दिखे।',
  'repeated-word': '“{word}” यहाँ {count} बार आया है।',
  'tense-mixed': '“{word}” का काल वाक्य की शुरुआत से अलग है।',
  'too-long': 'एक वाक्य के लिए {count} शब्द ज़्यादा हैं। दो वाक्य बनाएँ या कुछ शब्द हटाएँ।',
  'no-result': 'इससे क्या हुआ, या यह कितना था? पता हो तो संख्या जोड़ें: “___ %”।',
  'same-opening': '{count} वाक्य “{word}” से शुरू होते हैं। किसी एक की शुरुआत बदलें।',
  'strongest-first': 'सबसे मज़बूत बात वाक्य {number} में है। उसे सबसे पहले रखें।',
};

/** @internal */
export const adviceMessages = { en: english, hi: hindi } as const;

/** A piece of advice in words. */
export const adviceText = (
  { code, params }: Pick<Advice | EntryAdvice, 'code' | 'params'>,
  language: ResumeLanguage,
): string => {
  const said: Code = code === 'weak-verb' && !params.verbs ? 'weak-verb-alone' : code;
  return adviceMessages[language][said].replace(/\{(\w+)\}/g, (all, name: string) =>
    String(params[name] ?? all),
  );
};
