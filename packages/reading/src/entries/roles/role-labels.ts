import { slice, type Traced } from '../../text/traced-text.ts';

export type RoleLabelKind =
  | 'company'
  | 'title'
  | 'period'
  | 'from'
  | 'to'
  | 'place'
  | 'duties'
  | 'detail'
  | 'count';

export interface RoleLabel {
  readonly kind: RoleLabelKind;
  readonly label: Traced;
  readonly value: Traced;
}

/** The labels of a job's lines and columns; the first that fits the whole label decides. */
const labels: readonly (readonly [RoleLabelKind, string])[] = [
  ['count', 's\\.?\\s?no\\.?|sr\\.?\\s?no\\.?|sl\\.?\\s?no\\.?|no\\.?|#|क्र\\.?|क्रमांक'],
  [
    'company',
    "(?:name\\s+of\\s+(?:the\\s+)?)?(?:organi[sz]ation|company|employer|firm|institution|institute|hospital|school|concern|industry|office|ngo)(?:[’']?s?\\s+name)?|(?:present|current|previous|last|past)\\s+(?:employer|company|organi[sz]ation)|(?:organi[sz]ation|company|employer)\\s*/\\s*(?:organi[sz]ation|company|employer|institute)|worked\\s+(?:with|at|for)|कंपनी(?:\\s+का\\s+नाम)?|कम्पनी|संस्था|संगठन|संस्थान|नियोक्ता",
  ],
  [
    'title',
    '(?:last\\s+|current\\s+|present\\s+)?(?:designation|position|post|job\\s+title|title|role|profile|job\\s+role|rank)(?:\\s+held)?|worked\\s+as|working\\s+as|पद(?:नाम)?|भूमिका',
  ],
  [
    'period',
    '(?:time\\s+|working\\s+|work\\s+|employment\\s+)?(?:duration|period|tenure|dates?|time\\s?line|session)(?:\\s+of\\s+(?:employment|service|work|internship|training))?|from\\s*[-–/&]\\s*to|year|years|अवधि|कार्यकाल|समय',
  ],
  [
    'from',
    'from|start(?:\\s+date)?|joined|date\\s+of\\s+joining|doj|joining(?:\\s+date)?|(?:कब\\s+)?से|आरंभ|प्रारंभ',
  ],
  [
    'to',
    'to|till|until|end(?:\\s+date)?|relieved|date\\s+of\\s+(?:leaving|relieving)|leaving(?:\\s+date)?|relieving\\s+date|(?:कब\\s+)?तक|समाप्ति',
  ],
  ['place', '(?:work\\s+|job\\s+)?(?:location|place|city|station)|posted\\s+at|based\\s+(?:at|in)|स्थान'],
  [
    'duties',
    '(?:key\\s+|main\\s+|major\\s+|core\\s+|my\\s+|job\\s+|roles?\\s*(?:&|and|/)\\s*|work\\s+)*(?:responsibilit(?:y|ies)|duties|job\\s+description|description|job\\s+profile|work\\s+profile|job\\s+responsibilities|profile\\s+summary|deliverables|accountabilities|result\\s+areas?|kras?|nature\\s+of\\s+(?:work|job|duties))(?:\\s+(?:included?|handled|held|involved?|undertaken))?|जिम्मेदारियाँ|ज़िम्मेदारियाँ|जिम्मेदारी|कार्य|कार्य\\s+विवरण',
  ],
  [
    'detail',
    '(?:team\\s+size|environment|client|clients|technolog(?:y|ies)|tech\\s+stack|tools?(?:\\s+used)?|skills?(?:\\s+used)?|project|projects|project\\s+name|project\\s+title|key\\s+achievements?|achievements?|accomplishments|reporting\\s+to|reported\\s+to|ctc|salary|department|domain|platform|languages?|database|highlights|key\\s+projects?|reason\\s+(?:for|of)\\s+leaving|industry\\s+type|products?|notice\\s+period)',
  ],
];

const separator = '\\s*(?:\\t\\s*)?(?::\\s*[-–]?|[-–—]{1,2}(?=\\s)|\\t|=)\\s*(?:\\t\\s*)?';
const patterns = labels.map(
  ([kind, source]) => [kind, new RegExp(`^\\s*(?:${source})(?![\\p{L}\\p{M}])`, 'iu')] as const,
);
const wholePatterns = labels.map(
  ([kind, source]) => [kind, new RegExp(`^\\s*(?:${source})\\s*(?:[:.]?\\s*[-–]?)\\s*$`, 'iu')] as const,
);
const gap = new RegExp(`^${separator}`, 'u');

/** What a label alone names: a cell of a table's first row, a line before what it introduces. */
export const labelKind = (text: string): RoleLabelKind | undefined =>
  wholePatterns.find(([, pattern]) => pattern.test(text))?.[0];

/** `Designation : Analyst` in two. A label without a value introduces what follows. */
export const roleLabel = (text: Traced): RoleLabel | undefined => {
  for (const [kind, pattern] of patterns) {
    const end = pattern.exec(text.text)?.[0].length;
    if (end === undefined) continue;
    const between = gap.exec(text.text.slice(end))?.[0].length;
    if (between === undefined && text.text.slice(end).trim() !== '') continue;
    // A word that stands alone is a label only where nothing else can be meant by it.
    if (between === undefined && kind !== 'duties') continue;
    return { kind, label: slice(text, 0, end + (between ?? 0)), value: slice(text, end + (between ?? 0)) };
  }
  return undefined;
};
