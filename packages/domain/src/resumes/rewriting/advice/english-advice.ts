import { functionWords } from '../rewrite-words.ts';
import { rootsOf } from '../word-forms.ts';
import { capitalised, type Finding, withPiece } from './advice-shapes.ts';
import { pastOf } from './english-past.ts';

/** Openings that say little, and what may say it better without raising anybody's part. */
const weakOpenings: readonly (readonly [RegExp, readonly string[]])[] = [
  [/^(?:(?:was|were)\s+)?(?:involved|engaged)\s+in\s+(?:the\s+)?(?=\w+ing\b)/i, []],
  [/^(?:did|was doing|were doing|used to do|have done)\b/i, ['Performed', 'Carried out', 'Handled']],
  [/^(?:looked after|was looking after|used to look after)\b/i, ['Maintained', 'Handled']],
  [/^(?:took care of|was taking care of|used to take care of)\b/i, ['Handled', 'Maintained']],
  [/^(?:dealt with|was dealing with)\b/i, ['Handled', 'Served']],
  [/^(?:gave|was giving|used to give)\b/i, ['Provided']],
  [/^(?:made|was making|used to make)\b/i, ['Prepared']],
  [/^(?:helped out|was helping|used to help)\b/i, ['Assisted', 'Supported']],
  [/^(?:got|was getting)\b/i, []],
  [/^(?:worked on|was working on|working on)\b/i, []],
  [/^(?:handled all|various)\b/i, []],
];

const emptyWords: readonly (readonly [RegExp, string])[] = [
  [/\bin order to\b/i, 'to'],
  [/\bon an? (daily|weekly|monthly|regular) basis\b/i, ''],
  [/\b(?:very|really|quite|basically|actually|successfully|effectively|efficiently)\b/i, ''],
  [/\b(?:various|several different|a wide range of|a variety of)\b/i, ''],
  [/(?:,?\s*(?:and so on|etc\b\.?))/i, ''],
  [/^(?:my )?(?:duties|responsibilities|work|job) (?:included|includes|was|were|is)\b:?/i, ''],
  [/\b(?:due to the fact that)\b/i, 'because'],
  [/\bfor the purpose of\b/i, 'for'],
];

const buzzwords =
  /\b(?:hard[- ]?working|team player|go[- ]getter|self[- ](?:motivated|starter)|result[s]?[- ](?:driven|oriented)|detail[- ]oriented|think(?:ing)? outside the box|synerg\w+|dynamic|proactive|passionate|dedicated|enthusiastic|innovative|out of the box|value[- ]add|best in class|world[- ]class|guru|ninja|rock ?star|quick learner|fast learner|multi[- ]?task(?:er|ing)|good communication skills|sincere|punctual)\b/i;

const participle =
  '(?:\\w+ed|made|built|written|kept|taught|shown|drawn|done|given|sent|sold|bought|taken|brought|chosen|held|put|set|cut|led)';
const passive = new RegExp(`\\b(?:was|were|is|are|been|being)\\s+(?:\\w+ly\\s+)?(${participle})\\b`, 'i');
const passiveByMe = new RegExp(
  `^(.{3,120}?)\\s+(?:was|were|is|are|has been|have been)\\s+(${participle})\\s+by\\s+me\\b(.*)$`,
  'i',
);
/** "was responsible", "was involved": another rule's. */
const notPassive = /\b(?:involved|engaged|interested|based|located|used to|supposed)\b/i;

const changeVerb =
  /\b(?:reduc|improv|increas|decreas|sav|rais|boost|speed|sped|cut|grew|grow|lower|minimi[sz]|maximi[sz]|enhanc)\w*/i;

const wordPattern = /[\p{L}\p{M}][\p{L}\p{M}'’-]*/gu;

const spanOf = (match: RegExpExecArray, part = match[0]): readonly [number, number] => {
  const start = match.index + match[0].indexOf(part);
  return [start, start + part.length];
};

const responsibleFor = (sentence: string): Finding | undefined => {
  const match =
    /^(?:i\s+)?(?:(?:was|were|am|been)\s+)?(?:mainly\s+|also\s+|solely\s+)?(?:responsible for|in charge of)\s+(?:the\s+)?/i.exec(
      sentence,
    );
  if (!match) return undefined;
  const rest = sentence.slice(match[0].length);
  const [, verb = ''] = /^(\w+ing)\b/i.exec(rest) ?? [];
  const past = verb === '' ? undefined : pastOf(verb.toLowerCase());
  // "and preparing" follows the verb into the past.
  const proposal =
    past === undefined
      ? `Handled ${sentence.slice(match[0].trimEnd().replace(/\s+the$/i, '').length).trimStart()}`
      : capitalised(past + rest.slice(verb.length)).replace(
          /(,|\band)(\s+)(\w+ing)\b(?=\s+(?:the|a|an|all|\w+s)\b)/g,
          (all, joint: string, gap: string, other: string) => {
            const form = pastOf(other);
            return form === undefined ? all : `${joint}${gap}${form}`;
          },
        );
  return { code: 'responsible-for', span: spanOf(match, match[0].trimEnd()), params: {}, proposal };
};

const weakVerb = (sentence: string): Finding | undefined => {
  const begins = /^(?:i\s+)/i.exec(sentence)?.[0].length ?? 0;
  const rest = sentence.slice(begins);
  for (const [pattern, verbs] of weakOpenings) {
    const match = pattern.exec(rest);
    if (!match) continue;
    const said = match[0].trimEnd();
    const span = [begins, begins + said.length] as const;
    const [first] = verbs;
    const [, ing = ''] = /^(?:the\s+)?(\w+ing)\b/.exec(rest.slice(match[0].length).trimStart()) ?? [];
    const past = verbs.length === 0 && ing !== '' ? pastOf(ing) : undefined;
    const proposal =
      first !== undefined
        ? `${first}${rest.slice(said.length)}`
        : past !== undefined && /involved|engaged/i.test(said)
          ? undefined
          : undefined;
    return {
      code: 'weak-verb',
      span,
      params: { word: said, verbs: verbs.join(', ') },
      ...(proposal === undefined ? {} : { proposal }),
    };
  }
  return undefined;
};

const passiveVoice = (sentence: string): Finding | undefined => {
  const match = passive.exec(sentence);
  if (!match || notPassive.test(match[0])) return undefined;
  const [, what = '', verb = '', rest = ''] = passiveByMe.exec(sentence) ?? [];
  const begins = /^(?:The|A|An|All|These|Those)\b/.test(what) || !/^\p{Lu}\p{Lu}/u.test(what);
  const proposal =
    verb === ''
      ? undefined
      : capitalised(`${verb} ${begins ? what.charAt(0).toLowerCase() + what.slice(1) : what}${rest}`);
  return {
    code: 'passive',
    span: spanOf(match),
    params: { word: match[0] },
    ...(proposal === undefined ? {} : { proposal }),
  };
};

const firstPerson = (sentence: string): Finding | undefined => {
  const match = /(?:^|\s)(I(?:\s+have|['’]ve|\s+had|['’]m|\s+am)?|[Mm]e|[Mm]y|[Mm]yself|[Mm]ine)(?=\s)/.exec(
    sentence,
  );
  const word = match?.[1];
  if (!match || word === undefined) return undefined;
  const opening = /^I\s+(?:have\s+|had\s+)?(?:also\s+)?(?=\w+(?:ed|t|d|n|ew|ade|ote)\s)/.exec(sentence);
  return {
    code: 'first-person',
    span: spanOf(match, word),
    params: { word },
    ...(opening ? { proposal: capitalised(sentence.slice(opening[0].length)) } : {}),
  };
};

const empties = (sentence: string): Finding | undefined => {
  for (const [pattern, instead] of emptyWords) {
    const match = pattern.exec(sentence);
    if (!match) continue;
    const span = [match.index, match.index + match[0].length] as const;
    const kept = /basis/i.test(match[0]) && match[1] !== 'regular' ? (match[1] ?? '') : instead;
    return {
      code: 'empty-words',
      span,
      params: { word: match[0].trim().replace(/^,\s*/, '') },
      proposal: withPiece(sentence, span, kept),
    };
  }
  return undefined;
};

const buzz = (sentence: string): Finding | undefined => {
  const match = buzzwords.exec(sentence);
  return match ? { code: 'buzzword', span: spanOf(match), params: { word: match[0] } } : undefined;
};

const repeated = (sentence: string): Finding | undefined => {
  const twice = /\b(\p{L}+)\s+\1\b/iu.exec(sentence);
  if (twice && !/^(?:that|had)$/i.test(twice[1] ?? ''))
    return {
      code: 'repeated-word',
      span: spanOf(twice),
      params: { word: twice[1] ?? '', count: 2 },
      proposal: withPiece(sentence, [twice.index, twice.index + twice[0].length], twice[1] ?? ''),
    };
  const seen = new Map<string, number>();
  for (const match of sentence.matchAll(wordPattern)) {
    const word = match[0].toLowerCase();
    if (word.length < 4 || functionWords.has(word)) continue;
    const base = rootsOf(word).at(-1) ?? word;
    const count = (seen.get(base) ?? 0) + 1;
    seen.set(base, count);
    if (count === 3)
      return {
        code: 'repeated-word',
        span: [match.index, match.index + match[0].length],
        params: { word: match[0], count },
      };
  }
  return undefined;
};

/** A sentence that begins in the past and goes on in the present, or the other way round. */
const tenseMixed = (sentence: string): Finding | undefined => {
  const opensInPast = /^(?:I\s+)?(\p{L}+ed|made|built|wrote|kept|taught|ran|did|gave|sent|sold|led)\b/iu.test(
    sentence,
  );
  if (!opensInPast) return undefined;
  for (const match of sentence.matchAll(
    /(?:\band|,)\s+(?:also\s+)?(\p{L}+)(?=\s+(?:the|a|an|all|\p{L}+s)\b)/giu,
  )) {
    const word = match[1] ?? '';
    const isIng = /ing$/i.test(word);
    const past = isIng ? undefined : presentPast(word.toLowerCase());
    if (past === undefined) continue;
    const start = match.index + match[0].lastIndexOf(word);
    const span = [start, start + word.length] as const;
    return { code: 'tense-mixed', span, params: { word }, proposal: withPiece(sentence, span, past) };
  }
  return undefined;
};

const presentVerbs = new Set(
  'prepare handle maintain check record make write keep teach manage assist help support prepare process update answer attend serve clean cook repair collect provide give send sell verify file enter conduct perform operate'.split(
    ' ',
  ),
);
const presentPast = (word: string): string | undefined => (presentVerbs.has(word) ? pastOf(word) : undefined);

export const wordLimit = 28;

const tooLong = (sentence: string): Finding | undefined => {
  const words = [...sentence.matchAll(/\S+/g)];
  const over = words[wordLimit];
  return over === undefined
    ? undefined
    : { code: 'too-long', span: [over.index, sentence.length], params: { count: words.length } };
};

const noResult = (sentence: string): Finding | undefined => {
  if (/\p{N}|_{2,}/u.test(sentence) || sentence.split(/\s+/).length < 4) return undefined;
  const change = changeVerb.exec(sentence);
  const blank = sentence.replace(/[.।]?\s*$/u, (stop) => ` by ___ %${stop.trim()}`);
  return {
    code: 'no-result',
    span: change ? spanOf(change) : [0, sentence.length],
    params: {},
    ...(change ? { proposal: blank } : {}),
  };
};

export const englishRules = [
  responsibleFor,
  weakVerb,
  passiveVoice,
  firstPerson,
  empties,
  buzz,
  repeated,
  tenseMixed,
  tooLong,
  noResult,
] as const;
