/** Words that name a school, a college or a university wherever they stand. */
const institutionWord =
  /(?<![\p{L}\p{M}])(?:universit(?:y|ies)|univ|college|collegiate|institut(?:e|ion)s?|inst|schools?|vidyalayam?|vidyala|mahavidyalaya|vishwavidyalaya|vishwa vidyalaya|vidyapeeth?h?|vidyapith|vidya mandir|vidya niketan|vidya bhavan|vidyashram|vidyarthi|gurukul|madrasa|academy|polytechnic|convent|campus|faculty of|department of|iits?|nits?|iiits?|iims?|bits|iti|i\.t\.i|aiims|isb|xlri|nift|nid|dav|d\.a\.v|k\.?v\.?|jnv|ignou|mandir|matric hr|hr\.? sec|h\.?s\.?s|centre for|center for|training cent(?:re|er))(?![\p{L}\p{M}])/iu;
const institutionInScripts =
  /विद्यालय|विद्यालय|विद्यापीठ|कॉलेज|कालेज|संस्थान|स्कूल|अकादमी|विद्या मंदिर|पॉलिटेक्निक|आई\.?टी\.?आई|பள்ளி|கல்லூரி|பல்கலைக்கழகம்|పాఠశాల|కళాశాల|విశ్వవిద్యాలయ|ಶಾಲೆ|ಕಾಲೇಜು|ವಿಶ್ವವಿದ್ಯಾಲಯ|വിദ്യാലയ|സ്കൂൾ|കോളേജ്|സർവകലാശാല|বিদ্যালয়|কলেজ|বিশ্ববিদ্যালয়|શાળા|કોલેજ|યુનિવર્સિટી|ਸਕੂਲ|ਕਾਲਜ|ਯੂਨੀਵਰਸਿਟੀ|ବିଦ୍ୟାଳୟ|କଲେଜ|शाळा|महाविद्यालय/u;
/** A certificate, an examination or a subject with a school in its name. */
const noInstitution = /school\s(?:leaving\s)?(?:certificate|examination|education|cert\.?)|school of life/iu;
const highSchoolAlone = /^\s*(?:(?:senior|higher|high|secondary|sr\.?)\s)*(?:school|हाई ?स्कूल)\s*$/iu;

export const isInstitution = (text: string): boolean =>
  !highSchoolAlone.test(text) &&
  !/^\s*हाई ?स्कूल\s*$/u.test(text) &&
  (institutionInScripts.test(text) || institutionWord.test(text.replace(noInstitution, ' ')));

const boardName =
  /(?<![\p{L}\p{M}])(?:c\.?b\.?s\.?e\.?|i\.?c\.?s\.?e\.?|c\.?i\.?s\.?c\.?e\.?|i\.?s\.?c\.?|n\.?i\.?o\.?s\.?|igcse|msbshse|msbte|sbte|dote|ncvt|scvt|seba|ahsec|bseb|rbse|r\.b\.s\.e\.?|hbse|bseh|pseb|wbbse|wbchse|gseb|gshseb|gsheb|ghseb|kseeb|bieap|bse?ap|tsbie|bsets|bsetelangana|mpbse|cgbse|jac|uk ?board|upmsp|hpbose|jkbose|bse odisha|chse|bte|bteup|dte|tnbse|dge|dhse|scert|aicte|ib)(?![\p{L}\p{M}])/iu;
const boardWord = /(?<![\p{L}\p{M}])(?:board|boards|council|बोर्ड|परिषद)(?![\p{L}\p{M}])/iu;
const universityWord =
  /(?<![\p{L}\p{M}])(?:universit(?:y|ies)|univ|vishwavidyalaya|jntu[hka]?|vtu|aktu|gtu|rgpv|makaut|ktu|sppu|विश्वविद्यालय)(?![\p{L}\p{M}])|विश्वविद्यालय/iu;

/** A board of schools, by its name or its letters. */
export const isBoard = (text: string): boolean => boardWord.test(text) || boardName.test(text);

export const isUniversity = (text: string): boolean => universityWord.test(text);

/** Nothing but a board: its letters do not stand in the name of a school. */
export const isBoardAlone = (text: string): boolean => {
  if (!isBoard(text)) return false;
  return boardWord.test(text) ? !/school|college|institute|boarding/iu.test(text) : !isInstitution(text);
};
