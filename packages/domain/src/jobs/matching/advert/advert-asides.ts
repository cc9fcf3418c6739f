/** Sentences of an advert that ask for nothing: who the company is, what it pays, whom to call. */
const wholeSentence = [
  /^(?:contact|call|whats ?app|walk[- ]?in|send|mail|e-?mail|apply|dm|ph|mob|phone|interested)(?![\p{L}])[^,]{0,50}(?:\d{2}|x{3}|resume|cv|biodata|certificates|samples|documents|apply|hr\b|us$|now)/iu,
  /encouraged to apply|\b(?:women|female|male) candidates|अंतिम तिथि|आवेदन की|आवेदन पत्र|^#\p{L}|\s#\p{L}+\s#\p{L}/iu,
  /[\w.+-]+@[\w-]+\.\w+/,
  /(?:\+?91[\s-]?)?\b[6-9]\d{4}[\s-]?\d{5}\b/,
  /\bhttps?:|\bwww\./i,
  /equal[- ]opportunit|regardless of|irrespective of (?:race|gender|religion|caste)|without regard|discriminat|all qualified applicants/i,
  /\bwe(?:['’]re| are) (?:an? |one of|the |proud|india|among)|\b(?:is|are) (?:a|an|one of the) (?:leading|fast|growing|well|renowned|reputed|premier|global|trusted|government|iso|multi|family|start)/i,
  /\bfounded\b|\bestablished in\b|headquarter|\bour (?:clients?|mission|vision|products?|company|group|values|culture) (?:is|are|include|has|have)\b|years of (?:excellence|trust|legacy|service to)|serving (?:customers|clients)/i,
  /(?:interested|eligible|suitable|willing) (?:candidates?|applicants?|persons?|people|log)|(?:share|send|forward|drop|mail|email|whatsapp|submit|bhej\w*) (?:your |the |their |updated |me |us |in )*(?:cvs?|resumes?|biodata|bio-data|profile|details|applications?)|\bapply (?:now|at|on|by|before|through|online|here|soon)|last date|walk[- ]?in (?:interview|on|between|from)|refer (?:your )?friends|dm (?:me|us|for)|comment (?:below|interested)|shortlisted candidates|only shortlisted|no (?:charges?|fees?|registration)|beware|स्वयं उपस्थित|संपर्क करें|आवेदन करें|call karein|sampark kare/i,
  /^(?:we (?!(?:need|want|require|seek|are (?:looking|hiring|seeking|in need)|have (?:an? )?(?:\w+ )?(?:opening|vacanc|requirement|position|job)|look|expect|prefer|'re|’re|invite))|our (?!(?:ideal|candidate|new))|the (?:company|plant|group|firm|school|hospital|factory|hotel) (?:is|has|handles|makes|exports|runs|was|employs|offers|serves))/i,
  /^interviews?\b|\binterviews?\b.{0,40}\b(?:at|on|venue|from)\b|\bwork permit provided\b/i,
  /\b(?:notice period|immediate join\w*|joining date|join immediately)\b/i,
  /\b(?:service )?bond\b|\bprobation\b/i,
];

const part = [
  /वेतन|सैलरी|मानदेय|\b(?:salary|ctc|lpa|stipend|package|incentives?|in[- ]hand|take home|per month|p\.?m\.?\b|per annum|monthly pay|tankhwah|pagar|kamai)\b|₹|\brs\.?\s?\d|\blakhs?\b|\d\s?k\b(?!\w)/i,
  /\b(?:provident fund|\bpf\b|esi|esic|bonus|mediclaim|insurance|accommodation|room|food|meals?|transport|cab|free)\b.{0,25}\b(?:provided|facility|facilities|available|benefits?|free|given|milega|milegi|offered|included)\b/i,
  /\bfree (?:food|room|accommodation|meals?|transport|cab|training)|(?:khana|rehna|room|food).{0,15}(?:free|milega)/i,
  /\b(?:age|aged|umr|umar)\b|उम्र|आयु/iu,
  /\b(?:male|female|ladies|gents|boys|girls)\b.{0,12}(?:only|both|candidates?|can apply)?$/i,
  /\b(?:day|night|rotational|morning|general) shifts?\b|\b\d{1,2}(?::\d\d)? ?(?:am|pm)\b|\b(?:weekly|week) off\b|\b[56] days?(?: a week| working)?\b/i,
  /सुविधा|फ्री|व्यवस्था|मुफ्त/u,
  /\b(?:laptop|bike|phone|mobile|sim|petrol|fuel|vehicle|car|uniform|hostel|stay|company (?:car|bike|laptop|phone))\b.{0,30}\b(?:provided|allowances?|given|milega|milegi|by (?:the )?company|from company|free|reimburs\w+)\b/i,
  /\b(?:canteen|hours duty|ghante|cab facility|police verification(?! certificate))\b/i,
  /\b\d+ (?:posts?|vacanc\w+|openings?|positions?)\b/i,
];

export const isAside = (sentence: string): boolean => wholeSentence.some((pattern) => pattern.test(sentence));

/** The stretches of a sentence, between its commas, that speak of pay, age or hours. */
export const asideSpans = (sentence: string): readonly (readonly [start: number, end: number])[] => {
  const spans: [number, number][] = [];
  let start = 0;
  for (const piece of sentence.split(/(?<=[,;()]|\.\s)/)) {
    if (part.some((pattern) => pattern.test(piece))) spans.push([start, start + piece.length]);
    start += piece.length;
  }
  return spans;
};
