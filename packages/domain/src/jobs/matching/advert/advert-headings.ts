/** What a part of an advert is about; `aside` asks for nothing. */
export type AdvertPart =
  | 'open'
  | 'asks'
  | 'skills'
  | 'wishes'
  | 'duties'
  | 'years'
  | 'degree'
  | 'place'
  | 'title'
  | 'aside';

const whole = (source: string): RegExp => new RegExp(`^(?:${source})$`, 'iu');

/** Looked through from the top: "desired candidate profile" is no wish, "role and responsibilities" no title. */
const headings: readonly (readonly [part: AdvertPart, words: RegExp])[] = [
  [
    'asks',
    whole(
      "(?:the )?(?:desired|ideal|required|preferred)? ?candidates?(?:['’]s)? ?(?:profile|requirements?|should have|must have|specifications?|details)?|who (?:we(?:['’]re| are) looking for|you are|can apply|should apply)|what (?:are we looking for|we(?:['’]re| are) looking for|we (?:need|expect|want|require|seek|ask|ask for|ask of you|look for|are after)|you(?:['’]ll| will)? (?:need|bring|have))|(?:job |key |minimum |basic |other |general |main |post |candidate |role )?(?:requirements?|pre-?requisites|eligibility|eligibility criteria|criteria|specifications?|expectations)|(?:we are )?looking for|we (?:ask|look) for|about you|you have|who are you|(?:desired|required|preferred) profile|the ideal candidate|must[- ]haves?|essential|essential (?:qualifications?|requirements?|criteria)|mandatory|qualifications? (?:and|&) (?:experience|skills)|(?:education|qualification) (?:and|&|/) (?:experience|skills)|(?:skills?|experience) (?:and|&|/) (?:qualifications?|education|requirements?)|requirements? (?:and|&) (?:skills|qualifications?)|experience (?:and|&) qualifications?|required|job specs?|qualifications|requirement details|पात्रता|आवश्यकताएं|आवश्यकताएँ|आवश्यक|अनिवार्य|अनिवार्य योग्यता|पात्रता मापदंड|उम्मीदवार|अन्य योग्यता|अर्हता",
    ),
  ],
  [
    'wishes',
    whole(
      '(?:good|nice|great)[- ]to[- ](?:haves?|know)(?: skills)?|preferred|preferred (?:skills?|qualifications?|experience|candidates?|requirements?)|preference|preferences|desirable|desirable (?:skills?|qualifications?|experience)|secondary skills?|optional(?: skills?)?|bonus(?: points| skills)?|plus points?|added advantages?|additional (?:advantages?|skills|preference)|will be (?:a plus|an advantage)|a plus|वांछनीय|वांछनीय योग्यता|प्राथमिकता|वरीयता',
    ),
  ],
  [
    'skills',
    whole(
      '(?:candidates? |you |applicants? )?(?:must|should) (?:know|have knowledge(?: of)?)|must|(?:(?:key|must[- ]have|desired|required|mandatory|technical|tech|primary|core|essential|soft|main|important|functional|it|computer|other|specific|basic|the|job|behaviou?ral|professional|relevant|personal|additional|trade|clinical) )*(?:skills?|behaviou?ral|attributes|qualities|traits|skill ?sets?|technologies|tech ?stack|stack|tools(?: (?:and|&) (?:technologies|software|platforms))?|software|softwares|competenc(?:y|ies)|expertise|knowledge|abilities|languages?|languages known|languages? required|computer skills|certifications?|licen[cs]es?)(?: (?:required|needed|set|sets|must have|and competencies|& competencies|(?:and|&) (?:abilities|expertise|knowledge|tools|attributes|experience)|you need|we need))?|mandate skills?|(?:मुख्य |आवश्यक )?(?:कौशल|स्किल्स?|भाषा|ज्ञान)',
    ),
  ],
  [
    'duties',
    whole(
      "(?:(?:key|main|your|primary|major|core|essential|job|daily|day[- ]to[- ]day|general|the|other|principal|important|specific) )*(?:roles?|duties|responsibilit(?:y|ies)|tasks|accountabilit(?:y|ies)|activities|deliverables|functions|kras?|result areas)(?: ?(?:and|&|/|,) ?(?:the )?(?:key )?(?:roles?|duties|responsibilit(?:y|ies)|tasks|accountabilities))?(?: include| includes| are| of the (?:role|job|post|position|candidate)| will be)?|what (?:you(?:['’]ll| will)?|will you) (?:do|be doing|be responsible for|own)|what you do|job descriptions?|jd|job descriptions? ?\\(jd\\)|job (?:profile|details|summary|brief|overview|responsibility|work|roles?|purpose)|work (?:profile|details|description|responsibilit(?:y|ies)|involves)|nature of (?:work|job|duties)|scope of work|job scope|role (?:description|overview|summary|details|purpose|brief|involves)|(?:in this role,? )?you (?:will|shall)(?: be)?|you(?:['’]ll| will) be responsible for|responsible for|your (?:work|job|day|role)(?: will be)?|position summary|kaam|kaam kya hai|kaam kya hoga|kaam karna hoga|work|works|job kaam|(?:मुख्य |आपका )?(?:कार्य|काम|काम क्या है|ज़िम्मेदारी|जिम्मेदारी|जिम्मेदारियां|जिम्मेदारियाँ|ज़िम्मेदारियाँ|कर्तव्य|कार्य विवरण|कार्य का विवरण|कार्य एवं दायित्व|दायित्व)",
    ),
  ],
  [
    'years',
    whole(
      '(?:(?:work|total|relevant|minimum|min|required|years? of|job|industry|overall|preferred|professional|essential|desired) )*(?:exp|experience|exp\\.|experiences|work ex|exper)(?: (?:required|needed|level|range|in years|\\(in years\\)|\\(years\\)|\\(yrs\\)|reqd))?|अनुभव|anubhav|कार्य अनुभव|न्यूनतम अनुभव|tajurba',
    ),
  ],
  [
    'degree',
    whole(
      '(?:(?:minimum|min|required|educational?|academic|basic|essential|preferred|ug|pg|any|desired) )*(?:qualifications?|education|degree|academics|qualifictaion|qualif|edu|ug|pg|studies|educational background|background)(?: (?:required|needed|criteria|details|level|qualification))?|(?:शैक्षणिक |शैक्षिक |न्यूनतम )*(?:योग्यता|शिक्षा)|padhai|पढ़ाई|yogyata',
    ),
  ],
  [
    'place',
    whole(
      '(?:(?:job|work|working|posting|base|preferred|office|current|hiring|work from|store|site|school|hospital|plant|branch|duty) )*(?:locations?|loc|place|place of (?:posting|work|duty|job)|posting|city|cities|work ?place|area|jagah|region|territory|zone|hqs?|head ?quarters?|work mode|mode of work|mode|site)(?:\\(s\\))?|posted at|base|based (?:at|in)|base location|place of (?:posting|work|duty|job)|(?:कार्य |नौकरी |पोस्टिंग |कार्य का )?(?:स्थान|जगह|लोकेशन|कार्यस्थल|शहर|जिला)',
    ),
  ],
  [
    'title',
    whole(
      "(?:job |post |role )?(?:title|position|designation|post|role|profile|opening|openings?|vacancy|hiring|job|name of (?:the )?post|job opening|job opportunity|post name|job name|position name|position title|required|requirement|urgent requirement|urgent hiring|now hiring|we are hiring|hiring for|we(?:[’']re| are) hiring for|opening for|vacancy for|job post|subject|sub|re)|chahiye|(?:हमें )?चाहिए|पद|पद का नाम|पदनाम",
    ),
  ],
  [
    'aside',
    whole(
      "about(?! you).{0,40}|(?:the |our )?company(?: profile| name| overview| description| details| info)?|organi[sz]ation|employer|client|who we are|our (?:story|company|culture|mission|vision|values)|why (?:join|work|us|you).{0,30}|(?:employee |other |key )?(?:benefits?|perks)(?: ?(?:and|&) ?(?:perks|benefits|facilities|salary))?(?: offered)?|what(?: do)? we offer|we offer|what(?:['’]s| is) in it for you|facilities|(?:gross |monthly |fixed |net |in[- ]?hand |take home )?(?:salary|ctc|pay|pay scale|package|stipend|compensation|remuneration|budget|wages|emoluments|incentives?)(?: range| details| offered| package| structure| scale|(?: (?:and|&) (?:benefits|perks|incentives)))?|वेतन|सैलरी|वेतनमान|मानदेय|how to apply|to apply|apply|apply (?:now|at|here|to|before|by|link)|application(?: process| fee| procedure| mode)?|contact(?: details| person| no| number| us| info)?|call(?: us| now| at)?|whats ?app(?: no| number| on)?|e-?mail(?: id| us)?|send (?:cv|resume|your cv|your resume)(?: to)?|mail|phone|mob(?:ile)?(?: no| number)?|ph|address|office address|venue|walk[- ]?in(?: date| venue| details| interview)?|interview(?: date| venue| details| time| process| mode| rounds?| address)?|(?:last |start |joining |closing |important |opening )?dates?(?: of .{1,30}| for .{1,30})?|day|days|time|timings?|duty (?:time|timings?|hours)|shift(?: timings?| time)?|job timings?|office timings?|working (?:days|hours|time)|work (?:timings?|hours|schedule)|job type|type|employment type|job nature|(?:no\\.?|number|total) ?(?:of )?(?:posts?|vacanc(?:y|ies)|openings?|positions?)|vacanc(?:y|ies)|openings|positions|gender|sex|age(?: limit| criteria| group)?|आयु|आयु सीमा|उम्र|umar|umr|notice(?: period)?|selection(?: process| procedure)|fees?|disclaimer|equal.{0,40}|industry(?: type)?|department|dept|functional area|role category|category|joining|website|web|url|note|please note|n\\.?b|hr|ref|reference|job (?:id|code|ref|no)|advt\\.? no|संपर्क|संपर्क करें|आवेदन|आवेदन कैसे करें|अंतिम तिथि|चयन प्रक्रिया|bond|contract|duration|tenure|reporting to|reports to|holidays?|weekly off|week off|leave|off|marital status|reservation|pay level|general instructions|instructions|terms|posted by|posted on|source|dress code|preferred gender|interested|timing|hiring process|recruitment process|accommodation|food|growth|training|job security|regards|thanks|warm regards|company ke baare mein|suvidha|सुविधाएं|सुविधाएँ|समय|कंपनी|फोन|मोबाइल|फ़ोन|पता|लंबाई|height|ड्यूटी|duty|पदों की संख्या|कुल पद",
    ),
  ],
];

/** What a heading or label is about; undefined where it is none. */
export const partOfHeading = (label: string): AdvertPart | undefined => {
  const words = label
    .replace(/[*_#=~`"“”]+/g, '')
    .replace(/[^\p{L}\p{M}\p{N})]+$/u, '')
    .replace(/^[^\p{L}\p{M}\p{N}]+/u, '')
    .replace(/\s+/g, ' ')
    .trim();
  if (words === '' || words.length > 60) return undefined;
  return headings.find(([, pattern]) => pattern.test(words))?.[0];
};
