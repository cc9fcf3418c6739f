import { asideSpans } from './advert-asides.ts';
import type { AdvertPiece } from './advert-pieces.ts';
import { isVerb } from './duty-verbs.ts';
import type { FoundInPiece } from './found-ask.ts';

const says =
  /^(?:(?:the )?(?:selected |ideal )?(?:candidate|person|incumbent|employee|applicant|role|job|work|position|you|[\p{L}]+(?: [\p{L}]+)?(?= will))(?:['’]ll)? (?:will|shall|would|is|are|involves?|includes?|has|have|needs?)(?: (?:also|be|to|required|expected))*|(?:[\p{L} ]{3,30},? )?you(?:['’]ll| will)|will(?: be)?|responsible for|responsibility|involves?|your (?:job|work|role) (?:is|will be)|he\/she (?:will|should)|apko|aapko|आपको)(?![\p{L}])/iu;
const trimmed = (text: string): readonly [number, number] => {
  const lead = /^[\s"“*]*/.exec(text)?.[0].length ?? 0;
  return [lead, text.replace(/[\s.;:,!।*]+$/u, '').length];
};

/** "Create tech packs in CorelDRAW": an order, even without a heading or a point. */
const isOrder = (words: string): boolean => {
  const first = firstWord(words);
  return (
    /^\p{Lu}/u.test(words) &&
    isVerb(first) &&
    !/(?:tion|ment|ance|ence|ing|sis|ry|ed|s|al)$/i.test(first) &&
    !/^(?:call|visit|apply|join|work|help|train|test|design|code|service|support|process|bill|plan|report|store|lead|study|guard|machine|set|look|meet|take|call|interview|program|package|register|document|survey|research|find|stock|transfer|display|shift|cut|polish|paint|draw|admit|correct|mix|inform|tally|match|show|market|compare|contact|phone|control|type|fix|hold|complete|log)$/i.test(
      first,
    )
  );
};

/** "EHS Officer" below a heading of duties is the post's name. */
const namesPost = (words: string): boolean =>
  words.split(/\s+/).length <= 5 &&
  /^[\p{Lu}(]/u.test(words) &&
  /\s(?:officers?|supervisors?|managers?|executives?|engineers?|assistants?|operators?|technicians?|associates?|trainees?|consultants?|analysts?|developers?|nurses?|teachers?|drivers?|clerks?|accountants?|coordinators?|helpers?|in-?charge)(?:\s*\([^)]*\))?$/i.test(
    words,
  ) &&
  !isOrder(words);

const firstWord = (text: string): string => /^(?:to\s+)?([\p{L}-]+)/iu.exec(text)?.[1] ?? '';

/** "You will excel here" tells of no work. */
const noWork =
  /^\W*(?:excel|enjoy|get|gets|receive|have|has|find|love|earn|learn|join|need|needs|given|provided|a|an|the|not|preferred|required|based|in|on|from|with|paid|considered|eligible|called|done|also get|able|comfortable|willing|fluent|good|proficient|preference|graduate|part)(?![\p{L}])/iu;

const saysWork = (words: string): boolean => {
  const lead = says.exec(words)?.[0];
  if (lead === undefined) return false;
  if (/responsible|responsibility/i.test(words.slice(0, lead.length + 14))) return true;
  const rest = words.slice(lead.length);
  return /\b(?:will|shall|['’]ll)\b/i.test(lead)
    ? !noWork.test(rest)
    : (rest.match(/[\p{L}-]+/gu) ?? []).slice(0, 5).some(isVerb);
};

/** Hindi and Hinglish name work by the verb at the end: "bill banana", "माल पहुंचाना". */
const endsInWork =
  /(?:\b(?:kar|rakh|dekh|le|de|ban[a]?|utha|laga|likh|bech|pahuncha|bhej|chala|sambhal|samjha|bata|bhar|nikal|jod|mil|cha|dho|paka|pack kar|ghum)na|(?:करना|रखना|देखना|लेना|देना|बनाना|उठाना|लगाना|लिखना|बेचना|पहुंचाना|पहुँचाना|भेजना|संभालना|समझाना|बताना|भरना|पकाना))(?: hai| hoga| hogi| है| होगा| होगी)?$/iu;

/** Below a heading of duties: "Rotational shifts", "Immediate joining" name no work; other scripts are not judged. */
const tellsOfWork = (words: string): boolean =>
  !/^[\p{Script=Latin}\P{L}]+$/u.test(words) ||
  words.split(/\s+/).length > 4 ||
  endsInWork.test(words) ||
  (words.match(/[\p{L}-]+/gu) ?? []).some(
    (word) => isVerb(word) || /(?:ing|tion|ment|ance|sis|up|ry|al)s?$/i.test(word),
  );

/** What a person will do: the points under a heading of duties, and sentences that say so themselves. */
export const dutiesIn = (piece: AdvertPiece): readonly FoundInPiece[] => {
  const { text, part } = piece;
  const [start, end] = trimmed(text);
  const words = text.slice(start, end);
  const count = words.split(/\s+/).length;
  if (count < 2 || count > 60) return [];
  // "Answer salary queries" is work, "salary 20k" is none.
  const isWork =
    part === 'duties' && isVerb(firstWord(words)) && !/₹|\d\s?k\b|\d,\d{3}\s*(?:per|pm|\/)/i.test(words);
  if (!isWork && asideSpans(words).length > 0) return [];
  if (namesPost(words)) return [];
  const isDuty =
    part === 'duties'
      ? tellsOfWork(words)
      : saysWork(words) ||
        (part === 'open' && endsInWork.test(words)) ||
        (part === 'open' && !piece.isFirst && count >= 4 && isOrder(words)) ||
        (part === 'open' &&
          piece.isPoint &&
          isVerb(firstWord(words)) &&
          !/ed$/i.test(firstWord(words)) &&
          count >= 3);
  if (!isDuty || part === 'title' || part === 'place' || part === 'years' || part === 'degree') return [];
  return [{ kind: 'duty', span: [start, end], named: [] }];
};
