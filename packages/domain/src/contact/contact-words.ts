/**
 * What a message's words tell. English, Hindi in Latin letters and Hindi in Devanagari; a word counts when a word of the
 * message begins with it, so `download` also finds `downloaded`. A trailing `$` asks for the whole word.
 */
const relevantEnglish =
  'resume cv$ cvs$ career job$ jobs$ template builder biodata download pdf$ docx$ file format font colour color photo ' +
  'picture signature preview edit save$ saved saving delete account login log$ logged sign signin signup password otp$ ' +
  'email mail$ verif regist profile payment pay$ paid$ paying debit deduct refund amount charge$ charged receipt ' +
  'invoice bill$ order plan$ plans$ subscription subscrib$ upgrade upi$ razorpay premium pro$ basic$ enterprise price ' +
  'pricing student fresher experience education skill certificate declaration website site$ page app$ browser ' +
  'error bug$ issue problem help support fail unable cannot cant$ working stuck blank crash slow link$ button ' +
  'feature suggest feedback complain cancel expir valid interview search privacy gst$ language hindi print layout ' +
  'margin section coupon discount renew guest form$ step$ summary reply ' +
  'respon thank internship college placement spelling transaction access disabled typing cover$';
const relevantHinglish =
  'paisa$ paise$ paisey$ rupay rupee rupya rupye kat$ kata$ kate$ katgaya kata wapas vapas bhugtan naukri madad sahayata ' +
  'samasya dikkat pareshan khata$ khate$ shikayat chalu band$ galat badal hatana hatau mitana banana banaya banau ' +
  'jankari jaankari raseed rasid suvidha sujhav dhanyavad shukriya jawab';
const relevantDevanagari =
  'रिज्यूम रेज्यूम रिज्युम सीवी बायोडाटा नौकरी जॉब करियर टेम्पलेट टेम्प्लेट डाउनलोड पीडीएफ फाइल फोटो हस्ताक्षर फॉन्ट रंग अकाउंट खाता ' +
  'खाते लॉगिन लॉग पासवर्ड ओटीपी ईमेल मेल सत्यापन वेरिफ रजिस्ट प्रोफाइल भुगतान पेमेंट पैसा पैसे पैसों रुपये रुपए रुपया राशि कट$ ' +
  'कटे$ कटा$ रिफंड वापस रसीद बिल इनवॉइस ऑर्डर प्लान योजना सब्सक्रिप्शन सदस्यता कीमत वेबसाइट साइट पेज ऐप मोबाइल फोन त्रुटि गलती ' +
  'एरर समस्या परेशानी दिक्कत मदद सहायता विफल लिंक बटन सुझाव शिकायत रद्द हटा डिलीट बदल सेव सहेज अनुभव शिक्षा कौशल ' +
  'प्रमाण छात्र फ्रेशर जानकारी भाषा हिंदी जवाब धन्यवाद शुक्रिया';

const spamEnglish =
  'seo|backlink|google ranking|rank your|ranking on google|first page of google|website traffic|organic traffic|' +
  'digital marketing|web design service|web development service|app development|our agency|guest post|link building|' +
  'lead generation|email list|email database|b2b|outsourc|bulk sms|bulk email|business proposal|collaboration|sponsored|' +
  'bitcoin|crypto|forex|trading|invest|loan|double your money|profit|mlm$|network marketing|passive income|' +
  'financial freedom|earn|make money|income|casino|betting|bet now|satta|matka|teen patti|rummy|jackpot|lottery|' +
  'lucky draw|winner|you have won|you won|you are selected|prize|gift card|free gift|free recharge|free iphone|sex|xxx|' +
  'porn|dating|escort|call girl|hot girl|nude|viagra|cialis|pills|weight loss|lose weight|replica|followers|' +
  'youtube subscribers|click here|click this|click below|click the link|visit our|visit my|check out my|check my|' +
  'limited time|limited offer|act now|hurry|offer ends|risk free|guaranteed|order now|buy now|best price|wholesale|' +
  'manufactur|supplier|we provide|we offer|our services|our company|our product|boost your|increase your|grow your|' +
  'unsubscribe|inheritance|wire transfer|western union|kyc$|lakhs per|hacking|hacker|fake degree|fake certificate|' +
  'black magic|astrolog|vashikaran|love problem|kala jadu|kidney|lorem ipsum|ignore previous|ignore all|telegram|' +
  'whatsapp group|part time job|work from home|no experience needed|daily payment|insurance policy|credit card offer|' +
  'property for sale|plots for sale|flats|cheap rate|cheap price|subscribe to my|my channel|follow me|promote|we sell|audit report|' +
  'google visibility|search visibility|website redesign|monthly returns|stock tips|registration fee';
const spamHinglish =
  'kamao|kamaye|kamaiye|kamai$|kamayen|ghar baithe|ghar bethe|jeeto|jeet gaye|jito|inaam|inam|muft|turant loan|sasta|sasti|' +
  'saste|jadu|totka|kharido|kharide|kharidein|follow karo|subscribe karo|channel ko|link par click|click karo|click kare|' +
  'join karo|join kare|dosti|ladki|girlfriend|bhabhi|baba ji|pyar|nivesh|guarantee ke saath|offer hai|plot$|investment';
const spamDevanagari =
  'कमाएं|कमाए|कमाओ|कमाइए|कमाई|घर बैठे|लॉटरी|सट्टा|मटका|जीतें|जीते|जीतो|जीतिए|इनाम|मुफ्त|रिचार्ज|लोन|ऋण|निवेश|वशीकरण|जादू|टोना|' +
  'तांत्रिक|ज्योतिष|बाबा जी|क्लिक करें|क्लिक करे|सब्सक्राइब करें|सब्सक्राइब करो|जुड़ें|जुड़िए|व्हाट्सएप ग्रुप|टेलीग्राम|खरीदें|खरीदो|' +
  'खरीदिए|सस्ते|सस्ता|ऑफर|कैसीनो|बिटकॉइन|क्रिप्टो|मोटापा|वजन घटा|दोस्ती|सेक्स|लड़की|प्यार|मुनाफा|चैनल|प्लॉट|बेटिंग|गारंटी';

const abuse =
  'fuck|bastard|bitch|shit|idiot|stupid|moron|asshole|dumb|chutiya|chutiye|madarchod|bhenchod|behenchod|bhosdi|gandu|' +
  'harami|haraami|kutte|kutta|kamine|kamina|saala|saale|bewakoof|bevkuf|ullu|nalayak|चूतिया|चूतिये|हरामी|कुत्ते|कुत्ता|कमीने|' +
  'मादरचोद|भोसड़ी|गधे|गधा|बेवकूफ|उल्लू|नालायक|साले';

const greetings =
  'hello$|hi$|hey$|dear|sir$|madam$|namaste|namaskar|good morning|good afternoon|good evening|greetings|नमस्ते|नमस्कार|महोदय|सर$';

const requests =
  'how$|what$|when$|where$|why$|which$|can$|could$|please|pls$|plz$|kindly|want$|need$|would like|kaise|kaisay|kya$|kyu|kyon|kab$|' +
  'kahan|kripya|krupya|chahiye|chahte|chahta|chahti|karna|karein|कैसे|क्या|क्यों|कब|कहाँ|कहां|कृपया|चाहिए|चाहता|चाहती|करना|बताएं|बताइए|करें';

const markup = /[\u0300-\u036f\u093c\u200c\u200d]/g;

/** Lower case, accents and the nukta taken off, so that each word has one spelling. */
const plain = (text: string): string => text.normalize('NFD').replace(markup, '').toLowerCase();

/** More than a message may hold is not read, so that the time is bounded whatever comes. */
const readLength = 4_000;

export const wordsOf = (text: string): readonly string[] =>
  plain(text.slice(0, readLength)).match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

const listOf = (text: string, separator: ' ' | '|'): readonly string[] =>
  plain(text)
    .split(separator)
    .filter((entry) => entry !== '')
    .map((entry) => ` ${entry.replace('$', ' ')}`);

const lists = {
  relevant: listOf([relevantEnglish, relevantHinglish, relevantDevanagari].join(' '), ' '),
  spam: listOf([spamEnglish, spamHinglish, spamDevanagari].join('|'), '|'),
  abuse: listOf(abuse, '|'),
  greetings: listOf(greetings, '|'),
  requests: listOf(requests, '|'),
} as const;

/** How many entries of a list a message's words hold; each counts once. */
export const countWords = (words: readonly string[], list: keyof typeof lists): number => {
  const line = ` ${words.join(' ')} `;
  return lists[list].filter((entry) => line.includes(entry)).length;
};
