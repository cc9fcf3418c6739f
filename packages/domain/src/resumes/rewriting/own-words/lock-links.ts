import type { Token } from '../rewrite-tokens.ts';

const keyAt = (tokens: readonly Token[], index: number): string => tokens[index]?.key ?? '';

const has = (tokens: readonly Token[], pattern: RegExp): boolean =>
  tokens.some(({ kind, key }) => kind === 'word' && pattern.test(key));

const held = /^(?:पद|रूप|तौर|था|थी|थे|हूं|है|हैं|roop|taur|pad|tha|thi|hoon|hai)$/u;

/** "हेल्पर था" is "हेल्पर के रूप में"; of whom one only worked with that is not said. */
const isHeldAs = (source: readonly Token[], who: string): boolean =>
  source.some((token, index) => {
    if (token.key !== who) return false;
    const [next, second] = [keyAt(source, index + 1), keyAt(source, index + 2)];
    if (held.test(next) || /^(?:बतौर|bataur|as)$/u.test(keyAt(source, index - 1))) return true;
    return (
      /^(?:के|का|की|ke|ka|ki)$/u.test(next) &&
      /^(?:पद|रूप|तौर|काम|नौकरी|कार्य|roop|taur|pad|kaam|naukri)$/u.test(second)
    );
  });

const hindiTrades: readonly (readonly [trade: RegExp, verb: RegExp])[] = [
  [/^(?:ड्राइवर|चालक)$/u, /^चला/u],
  [/^(?:शिक्षक|शिक्षिका|अध्यापक|अध्यापिका|टीचर|ट्यूटर)$/u, /^पढा[यतएईन]/u],
  [/^(?:रसोइया|कुक|शेफ)$/u, /^(?:पका|बना)/u],
  [/^(?:दर्जी|टेलर)$/u, /^सिल/u],
];

/** "टैक्सी ड्राइवर" is "टैक्सी चलाई": the same word stands before the trade and before its verb. */
const isHindiTrade = (source: readonly Token[], answer: readonly Token[], index: number): boolean =>
  hindiTrades.some(
    ([trade, verb]) =>
      verb.test(keyAt(answer, index)) &&
      source.some(
        (token, place) =>
          trade.test(token.key) &&
          isHeldAs(source, token.key) &&
          keyAt(source, place - 1) === keyAt(answer, index - 1),
      ),
  );

/** They say how a thing is usually done of which the source says only that it was done. */
const onPaper = /^(?:prepar|mak|mad|keep|kept|record|enter|not|maintain|updat)(?:e|ed|ing)?$/;
const onPaperHindi = /^(?:दर्ज|रखा|रखी|रखे|तैयार|लिखा|लिखी|लिखे)$/u;
const hindiVerb = /^(?:किया|की|किए|करता|करती|करते|हूं|है|था|थी|थे|दिया|दी|लिया|ली)$|(?:ाया|ाई|ाए|ता|ती|ते)$/u;
const isMild = (key: string): boolean => onPaper.test(key) || onPaperHindi.test(key);

const written =
  /^(?:mis|attendance|reports?|records?|registers?|accounts?|accounting|billing|bills?|invoic(?:es?|ing)|vouchers?|ledgers?|data|entry|entries|files|filing|lists?|stock|inventory|payroll|salary|salaries|documentation|documents?|paperwork|quotations?|minutes|rosters?|schedules?|charts?|statements?|returns?|logs?|हाजिरी|उपस्थिति|हिसाब|रिपोर्ट|रजिस्टर|बिल|खाता|खाते|रिकॉर्ड|सूची|डाटा|डेटा|स्टॉक)$/u;

/** "Doing MIS" is preparing it, "हाजिरी का काम" is "हाजिरी दर्ज की": paper has no other work. */
const isMildWord = (source: readonly Token[], answer: readonly Token[], index: number): boolean => {
  const around = onPaperHindi.test(keyAt(answer, index))
    ? answer.slice(Math.max(0, index - 2), index)
    : answer.slice(index + 1, index + 8);
  const paper = around.find(({ key }) => written.test(key))?.key;
  if (paper === undefined) return false;
  return source.some((token, place) => {
    if (token.key !== paper) return false;
    if (/\p{Script=Devanagari}/u.test(paper) && !source.some(({ key }) => hindiVerb.test(key))) return true;
    if (/^(?:का|की|के|ka|ki|ke)$/u.test(keyAt(source, place + 1)))
      return /^(?:काम|कार्य|kaam)$/u.test(keyAt(source, place + 2)) || keyAt(source, place + 2) === 'भी';
    if (/^work/.test(keyAt(source, place + 1))) return true;
    const before = source.slice(Math.max(0, place - 4), place).map(({ key }) => key);
    const governs = before.filter((key) => key !== 'the' && key !== 'of' && key !== 'all').at(-1) ?? '';
    return /^(?:doing|did|do|done|work|responsible|for|handled|handling|handle|after)$/.test(governs)
      ? governs !== 'for' || before.includes('responsible')
      : false;
  });
};

/** Words that say nothing where they stand, and might elsewhere. */
export const isLinkInPlace = (source: readonly Token[], answer: readonly Token[], index: number): boolean => {
  const key = keyAt(answer, index);
  const [before, next] = [keyAt(answer, index - 1), keyAt(answer, index + 1)];
  if (/^(?:रूप|तौर|पद|roop|taur|pad)$/u.test(key))
    return /^(?:के|ke)$/u.test(before) && isHeldAs(source, keyAt(answer, index - 2));
  // "As part of a team of 9".
  if (key === 'part')
    return next === 'of' && has(source, /^(?:teams?|groups?|members?|crew|committee|we|our)$/);
  // "At the end of the day" is that of each day.
  if (/^every (?:day|month|week|year|shift)$/.test(key))
    return (
      before === 'of' &&
      keyAt(answer, index - 2) === 'end' &&
      source.some(
        (token, place) =>
          key === `every ${token.key}` &&
          keyAt(source, place - 1) === 'the' &&
          keyAt(source, place - 3) === 'end',
      )
    );
  if (
    /^(?:received|got|earned)$/.test(key) &&
    has(answer, /^(?:awards?|prizes?|certificates?)$/) &&
    has(source, /^(?:awarded|given)$/)
  )
    return true;
  if (key === 'own') return before === 'my' && has(source, /^(?:own|self|apn[iae])$/);
  if (/^any(?:thing|one|body)?$/.test(key)) return has(source, /^(?:some|any)(?:thing|one|body)?$/);
  // "Got the machine running again": the source made it run.
  if (/^(?:got|get)$/.test(key))
    return (
      has(source, /^(?:made|make)$/) && [2, 3, 4].some((step) => /ing$/.test(keyAt(answer, index + step)))
    );
  if (/^(?:check|inspect|review|examin)(?:e?d|ing)?e?$/.test(key))
    return source.some(
      (token, place) =>
        /^look/.test(token.key) && /^(?:for|at|into|through|over)$/.test(keyAt(source, place + 1)),
    );
  if (/^(?:fed|feeding)$/.test(key))
    return source.some(
      (token, place) =>
        /^(?:food|meals?|milk|fodder)$/.test(token.key) &&
        /^(?:giv|gave|serv)/.test(keyAt(source, place - 1)),
    );
  if (/^(?:reduc|lower)(?:ed|ing)$/.test(key)) {
    const what =
      answer.slice(index + 1).find((token) => token.kind === 'word' && token.key !== 'the')?.key ?? '';
    const isPlace = source.some(
      (token, place) =>
        token.key === what && [1, 2].some((step) => /^(?:in|at|on)$/.test(keyAt(source, place - step))),
    );
    return (
      !isPlace &&
      source.some(
        (token, place) =>
          /^(?:less|lesser|lower|down)$/.test(token.key) &&
          /^(?:became|become|came|went|got|is|was)$/.test(keyAt(source, place - 1)),
      )
    );
  }
  if (/^(?:grew|growing|cultivated)$/.test(key))
    return source.some(
      (token, place) => /^(?:farming|cultivation)$/.test(token.key) && keyAt(source, place + 1) === 'of',
    );
  if (/^(?:पहुंचाया|पहुंचाई|पहुंचाए|पहुंचाना|पहुंचाने)$/u.test(key))
    return source.some((token, place) => token.key === 'ले' && keyAt(source, place + 1).startsWith('जा'));
  if (key === 'more')
    return (
      next === 'than' &&
      source.some((token) => token.text === '+' || /^(?:over|above|plus|अधिक|ज्यादा)$/u.test(token.key))
    );
  if (isHindiTrade(source, answer, index)) return true;
  if (
    /^दर्ज$/u.test(key) &&
    has(source, /^(?:रजिस्टर|कंप्यूटर|सिस्टम|रजिस्टरों|कॉपी|खाते)$/u) &&
    has(source, /^(?:चढा|डाल|भर|लिख)/u)
  )
    return true;
  if (isMild(key)) return isMildWord(source, answer, index);
  if (/^(?:up|follow(?:ed|ing)?)$/.test(key))
    return (
      (/^(?:up|follow(?:ed|ing)?)$/.test(next) || /^follow/.test(before)) &&
      has(source, /^(?:push|chas|remind|pursu|follow)/)
    );
  return false;
};
