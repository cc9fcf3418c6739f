import { asideSpans } from './advert-asides.ts';
import type { AdvertPiece } from './advert-pieces.ts';
import { asking, isDenied, isWithin } from './asked-skills.ts';
import type { FoundInPiece } from './found-ask.ts';
import { isListOfThings, itemsOf, type Stretch } from './things-listed.ts';

const empty =
  /^(?:etc|equivalent|above|end|e2e|any|and|or|other|others|more|relevant|same|similar|related|field|fields|industry|skills?|knowledge|experience|work|working|tools?|software|softwares|computer|systems?|technologies|years?|yrs?|candidate|team|role|job|domain|area|areas|environment|the|plus|preferred|required|mandatory|good|all|both|either|company|background|concepts?|languages?|ability|degree|graduate)$/i;

/** "Experience in a listed company" names no skill. */
const ofWorkplace =
  /\b(?:company|firm|organi[sz]ation|institute|school|hospital|environment|set ?up|office|house|studio|store|shop|showroom|salon|clinic|agency|mnc|start ?up|manner|way|basis|role|position|capacity|plant|hotel|field|industry|sector|domain|profile|post|post qualification)s?$/i;

const cueAhead =
  /\b(?:knowledge|understanding|expertise|proficien(?:t|cy)|familiar(?:ity)?|skilled|exposure|hands[- ]on(?: experience)?|comfortable|command|well[- ]versed|experienced?|certified|certification|trained|(?:years?|yrs?)(?: of)?(?: experience| exp)?)\s+(?:in|of|with|on|over|to|using)\s+|\b(?:must|should) (?:also )?know\s+(?:how to (?:use|operate|run)\s+)?|\b(?:conversant|thorough|adept|acquainted) (?:with|in)\s+|^(?:very )?(?:strong|good|expert) in\s+|\b(?:able|ability|can|should|must) (?:to )?(?:operate|use|run|read|handle)\s+(?!(?:and|the|a|customers?|clients?|pressure|team|multiple)(?![p{L}]))|^(?:knows?|hands[- ]on|understands?)\s+(?!(?:experience|knowledge|in|of|with|on|how|and)(?![p{L}]))|\b(?:such as|tools like|software like|softwares like)\s+/gi;
const stop =
  /[.;:()]|\s(?:for|to|is|are|will|would|and (?:should|must|be|have|good|strong|excellent|ability|able|knowledge|experience)|at|from|as|that|which|who|preferred|required|mandatory|must|a plus|an advantage|by|within|while|through|so|where|across|–|-)\s/i;

/** What is asked for before the word that asks: "लैमिनेट की जानकारी", "overlock chalana aana chahiye", "Swimming an advantage". */
const cueBehind =
  /\s+(?:(?:की|का|के|ki|ka|ke)\s+(?:अच्छी |पूरी |सामान्य |बेसिक |acchi |achhi |basic |puri |thodi )?(?:जानकारी|ज्ञान|काम आना|काम आता|काम जान|jankari|jaankari|gyan|knowledge|kaam aana|kaam aata|kaam jan)|(?:चलाना|chalana|chalani|bolna|bolni|बोलना)\s+(?:आना|आता|aana|aani|aata|aati)|(?:आना|आनी|होना|aana|aani|hona|honi)\s+(?:चाहिए|chahiye|zaruri|jaruri|ज़रूरी|जरूरी)|(?:zaruri|jaruri|lagega|अनिवार्य|ज़रूरी|जरूरी)(?:\s+(?:hai|है))?$|(?:is |will be |would be )?(?:an? (?:added )?(?:advantage|plus|must)|mandatory|compulsory|must)\.?$|ho toh? (?:accha|achha|behtar))/iu;
const notAThing =
  /(?:candidates?|joiners?|female|male|ladies|girls?|boys?|local|nearby|experience|exp|fresher|age|salary|interview|shift|join\w*|time|hours?|living|staying|residing|अनुभव|उम्र|log|लोग|इच्छुक|उम्मीदवार|kaam|काम|padhai)(?![\p{L}\p{M}])/iu;

const cuedBehind = (text: string): readonly Stretch[] => {
  const match = cueBehind.exec(text);
  if (!match) return [];
  const from = text.slice(0, match.index).search(/[^.;:]*$/u);
  const items = itemsOf(text, from, match.index);
  const isPlain = items.every(
    ({ start, end }) =>
      text.slice(start, end).split(/\s+/).length <= 3 && !notAThing.test(text.slice(start, end)),
  );
  return isPlain ? items : [];
};

/** Papers are named by what they are: "RCI registration", "crane operation certificate", "registration in state council". */
const paper =
  /(?<![\p{L}\p{M}])(?:(?!(?:valid|saal|purana|years?|yrs?|old|with|and|or|having|have|has|must|should|a|an|the|of|in|any|course|birth|school|degree|be|is|get|required|other|original|relevant|free|fees?|company|gst|your|our|all)(?![\p{L}]))[\p{L}&.-]+\s+){1,3}(?:certificates?|certification|licen[cs]es?|registration|registered)(?![\p{L}])|(?<![\p{L}])registration (?:in|with) (?:the )?(?:[\p{L}]+\s){0,2}council/giu;

const papersIn = ({ text, part }: AdvertPiece): readonly Stretch[] =>
  part === 'open' && !asking.test(text) && !/\b(?:with|valid|having|lagega)\b/i.test(text)
    ? []
    : [...text.matchAll(paper)].map(({ index, 0: words }) => ({ start: index, end: index + words.length }));

/** "CRM (Sell.do, Salesforce)", "hallmarking (HUID)": names in brackets behind a thing that is asked for. */
const bracketed = (text: string, known: readonly Stretch[]): readonly Stretch[] =>
  asking.test(text)
    ? [...text.matchAll(/\(([^()]{2,60})\)/gu)].flatMap(({ index, 0: words }) =>
        known.some(({ end }) => end <= index && index - end <= 2)
          ? itemsOf(text, index + 1, index + words.length - 1).filter(
              ({ start }) => /^\p{Lu}/u.test(text.slice(start)) && !/^\([\p{Lu}\d]{2,6}\)$/u.test(words),
            )
          : [],
      )
    : [];

/** Things named in a list of skills, or behind "knowledge of", that no list of ours knows: they are asked for all the same. */
export const unknownSkillsIn = (
  piece: AdvertPiece,
  known: readonly Stretch[],
  skills: readonly Stretch[],
): readonly FoundInPiece[] => {
  const { text, part } = piece;
  if (part === 'title' || part === 'place' || part === 'duties') return [];
  const isList =
    part === 'skills' ||
    (part === 'wishes' && text.split(/\s+/).length <= 12) ||
    isListOfThings(piece, skills);
  const stretches: Stretch[] = isList
    ? [...itemsOf(text, 0, text.length)]
    : [
        ...cuedBehind(text),
        ...papersIn(piece),
        ...bracketed(text, skills),
        ...[...text.matchAll(cueAhead)].flatMap(({ index, 0: cue }) => {
          const from = index + cue.length;
          const rest = text.slice(from);
          const end = stop.exec(`${rest} `)?.index ?? rest.length;
          return itemsOf(text, from, from + Math.min(end, rest.length));
        }),
      ];
  const asides = asideSpans(text);
  const taken: Stretch[] = [];
  for (const one of stretches) {
    const words = text.slice(one.start, one.end);
    if (/\p{Extended_Pictographic}/u.test(words)) continue;
    const count = words.split(/\s+/).length;
    const overlaps = [...known, ...taken].some((other) => other.start < one.end && other.end > one.start);
    const isPlain =
      count <= (isList ? 4 : 3) && words.length >= 2 && words.length <= 40 && /\p{L}/u.test(words);
    if (
      !isPlain ||
      overlaps ||
      empty.test(words) ||
      ofWorkplace.test(words) ||
      /^\d|\d+\s*(?:\+|years?|yrs?)/i.test(words)
    )
      continue;
    if (isDenied(text, one.start, one.end) || isWithin(one.start, asides)) continue;
    taken.push(one);
  }
  return taken.map(({ start, end }) => ({ kind: 'skill', span: [start, end], named: [] }));
};
