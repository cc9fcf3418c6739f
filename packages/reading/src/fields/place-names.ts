import { cities } from '@kalam/domain/resumes/suggestions/cities';
import { readSuggestions } from '@kalam/domain/resumes/suggestions/suggestion-match';

const states = `
Andhra Pradesh; Arunachal Pradesh; Assam; Bihar; Chhattisgarh; Goa; Gujarat; Haryana; Himachal Pradesh; Jharkhand; Karnataka;
Kerala; Madhya Pradesh; Maharashtra; Manipur; Meghalaya; Mizoram; Nagaland; Odisha; Orissa; Punjab; Rajasthan; Sikkim;
Tamil Nadu; Tamilnadu; Telangana; Tripura; Uttar Pradesh; Uttarakhand; Uttaranchal; West Bengal; Andaman and Nicobar;
Dadra and Nagar Haveli; Daman and Diu; Delhi NCR; NCR; Jammu and Kashmir; Jammu & Kashmir; Ladakh; Lakshadweep; Puducherry;
Pondicherry; आंध्र प्रदेश; असम; बिहार; छत्तीसगढ़; गोवा; गुजरात; हरियाणा; हिमाचल प्रदेश; झारखंड; कर्नाटक; केरल; मध्य प्रदेश;
महाराष्ट्र; ओडिशा; पंजाब; राजस्थान; तमिलनाडु; तेलंगाना; उत्तर प्रदेश; उत्तराखंड; पश्चिम बंगाल; जम्मू और कश्मीर; उ.प्र.; म.प्र.
`;

/** Written in capitals, behind a town. */
const shortStates = `
AP; AR; AS; BR; CG; GA; GJ; HR; HP; JH; JK; J&K; KA; KL; MP; MH; MN; ML; MZ; NL; OD; OR; PB; RJ; SK; TN; TS; TG; TR; UP; UK; WB;
DL; CH; PY
`;

const countries = `
India; Bharat; भारत; UAE; United Arab Emirates; USA; United States; UK; United Kingdom; Singapore; Qatar; Oman; Kuwait; Bahrain;
Saudi Arabia; KSA; Nepal; Bangladesh; Sri Lanka; Bhutan; Canada; Australia; New Zealand; Germany; Ireland; Netherlands; Malaysia
`;

const moreCities = `
Bangalore; Bengaluru; Gurgaon; Calcutta; Bombay; Madras; Trivandrum; Cochin; Mysore; Mangalore; Poona; Vizag; Baroda; Mohali;
Panchkula; Zirakpur; Greater Noida; Dubai; Sharjah; Doha; Muscat; London; New York; Secunderabad; Hubballi; Hubli; Dharwad;
Kota; Ujjain; Gwalior; Jabalpur; मुंबई; दिल्ली; नई दिल्ली; पुणे; नागपुर; नासिक; लखनऊ; कानपुर; वाराणसी; प्रयागराज; इलाहाबाद; आगरा;
मेरठ; जयपुर; जोधपुर; उदयपुर; कोटा; भोपाल; इंदौर; ग्वालियर; जबलपुर; पटना; गया; रांची; धनबाद; रायपुर; देहरादून; हरिद्वार; चंडीगढ़;
अहमदाबाद; सूरत; बेंगलुरु; हैदराबाद; चेन्नई; कोलकाता; गुरुग्राम; नोएडा; गाज़ियाबाद; गाजियाबाद; फ़रीदाबाद; गोरखपुर; बरेली; अलीगढ़
`;

const squeezed = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{M}\p{N}&]/gu, '');

const entriesOf = (list: string): readonly string[] =>
  list
    .split(';')
    .map((entry) => squeezed(entry))
    .filter((entry) => entry !== '');

export type PlaceKind = 'city' | 'state' | 'country' | 'away';

const known = new Map<string, PlaceKind>([
  ...readSuggestions(cities).map(({ text }) => [squeezed(text.replace(/,.*$/, '')), 'city'] as const),
  ...entriesOf(moreCities).map((name) => [name, 'city'] as const),
  ...entriesOf(states).map((name) => [name, 'state'] as const),
  ...entriesOf(countries).map((name) => [name, 'country'] as const),
  ...['remote', 'workfromhome', 'wfh', 'hybrid', 'panindia'].map((name) => [name, 'away'] as const),
]);

const shortKnown = new Set(entriesOf(shortStates));

/** What a name is the name of; a State's letters only in capitals: "up" and "as" are words. */
export const placeKind = (name: string): PlaceKind | undefined => {
  const key = squeezed(name);
  return known.get(key) ?? (shortKnown.has(key) && /^[A-Z.& ]+$/.test(name) ? 'state' : undefined);
};

/** The most words a name has. */
export const longestPlaceName = 4;
