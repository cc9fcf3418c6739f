import type { Truth, TruthEducation, TruthJob } from '../truth.ts';
import type { Dice } from './dice.ts';
import { addMonths, madeHand } from './hand.ts';

const names = [
  'सुनीता देवी',
  'राजेश कुमार यादव',
  'प्रिया शर्मा',
  'मोहन लाल वर्मा',
  'अंजलि मिश्रा',
  'विकास सिंह',
  'कविता पटेल',
  'संजय कुमार',
];
const towns = ['लखनऊ, उत्तर प्रदेश', 'पटना, बिहार', 'जयपुर, राजस्थान', 'भोपाल, मध्य प्रदेश', 'रांची, झारखंड'];
const companies = [
  'सरस्वती विद्या मंदिर',
  'जिला सहकारी बैंक लिमिटेड',
  'श्री बालाजी ट्रेडर्स',
  'अपना सेवा केंद्र',
  'नगर पालिका परिषद',
  'भारत ऑटो प्राइवेट लिमिटेड',
];
const titles = ['कंप्यूटर ऑपरेटर', 'लेखा सहायक', 'सहायक शिक्षक', 'विक्रय अधिकारी', 'कार्यालय सहायक', 'सुपरवाइज़र'];
const bullets = [
  'प्रतिदिन लगभग 40 ग्राहकों के आवेदन भरे और जाँचे।',
  'टैली में बिल, भुगतान और रसीद की प्रविष्टि की।',
  'कक्षा 6 से 8 तक गणित पढ़ाया; परिणाम 92% रहा।',
  'मासिक रिपोर्ट तैयार कर प्रबंधक को भेजी।',
  'नए कर्मचारियों को काम सिखाया और हाज़िरी रखी।',
];
const schools = ['राजकीय इंटर कॉलेज', 'सरस्वती विद्या मंदिर', 'राजकीय कन्या विद्यालय', 'केंद्रीय विद्यालय'];
const colleges = ['राजकीय महाविद्यालय', 'महात्मा गांधी काशी विद्यापीठ', 'डी.ए.वी. कॉलेज'];
const skills = ['एमएस ऑफिस', 'टैली', 'हिन्दी टाइपिंग', 'डेटा एंट्री', 'ग्राहक सेवा', 'इंटरनेट', 'लेखांकन'];

/** Latin digits and addresses, everything else in Devanagari, as people write it. */
export const hindiResume = (seed: number, dice: Dice): Truth => {
  const hand = madeHand(dice, 'hi');
  const place = dice.pick(towns);
  const town = place.split(',')[0] ?? place;
  const tenth = dice.between(2004, 2014);
  const row = (
    level: TruthEducation['level'],
    degree: string,
    field: string,
    school: string,
    year: number,
    board: string,
  ): TruthEducation => ({
    level,
    degree,
    field,
    written: field === '' ? degree : `${degree} (${field})`,
    school,
    place: '',
    board,
    date: { value: String(year), written: String(year) },
    pursuing: false,
    marks: `${dice.between(45, 92)}%`,
    marksKind: 'percentage',
  });
  const education = [
    row('undergraduate', 'बी.ए.', dice.pick(['हिन्दी', 'इतिहास', '']), dice.pick(colleges), tenth + 5, ''),
    row(
      'higher-secondary',
      dice.pick(['इंटरमीडिएट', 'बारहवीं', '12वीं']),
      dice.pick(['विज्ञान', 'कला', '']),
      dice.pick(schools),
      tenth + 2,
      'यू.पी. बोर्ड',
    ),
    row('secondary', dice.pick(['हाई स्कूल', 'दसवीं', '10वीं']), '', dice.pick(schools), tenth, 'यू.पी. बोर्ड'),
  ];
  let start = { year: tenth + 6, month: dice.between(1, 12) };
  const jobs: TruthJob[] = [];
  for (const [index, company] of dice.some(companies, dice.between(1, 3)).entries()) {
    const end = addMonths(start, dice.between(14, 40));
    jobs.unshift({
      company,
      title: titles[(seed + index) % titles.length] ?? '',
      place: '',
      period: hand.period(start, end.year >= 2025 ? undefined : end),
      bullets: dice.some(bullets, dice.between(1, 3)),
    });
    if (end.year >= 2025) break;
    start = addMonths(end, 1);
  }
  const name = dice.pick(names);
  return {
    seed,
    language: 'hi',
    trade: 'hindi',
    name,
    headline: dice.chance(0.4) ? (jobs[0]?.title ?? '') : '',
    email: `person${seed}@example.com`,
    phone: hand.phone(`9${String(dice.between(100000000, 999999999))}`),
    otherPhone: '',
    place,
    town,
    linkedin: '',
    summary: 'एक अच्छी संस्था में अपनी योग्यता के अनुसार काम करना और आगे बढ़ना चाहता हूँ।',
    jobs,
    trainings: [],
    education,
    projects: [],
    skills: dice.some(skills, dice.between(3, 5)),
    certificates: [],
    languages: ['हिन्दी', 'अंग्रेज़ी'],
    achievements: [],
    interests: dice.chance(0.5) ? ['पढ़ना', 'क्रिकेट'] : [],
    strengths: [],
    details: [
      { kind: 'father-name', label: 'पिता का नाम', value: 'श्री रामप्रसाद' },
      { kind: 'date-of-birth', label: 'जन्म तिथि', value: `12/06/${tenth - 16}` },
      { kind: 'marital-status', label: 'वैवाहिक स्थिति', value: dice.pick(['विवाहित', 'अविवाहित']) },
      { kind: 'nationality', label: 'राष्ट्रीयता', value: 'भारतीय' },
    ],
    declaration: 'मैं घोषणा करता हूँ कि ऊपर दी गई जानकारी मेरे ज्ञान के अनुसार सत्य है।',
    declarationPlace: town,
    declarationDate: '10/05/2026',
  };
};
