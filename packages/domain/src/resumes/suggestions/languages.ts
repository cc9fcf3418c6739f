import type { SuggestionSource } from './suggestion-match.ts';

/** The languages of the Eighth Schedule and others that are spoken or learnt in India. */
export const languages: SuggestionSource = {
  common: `
English; Hindi; Bengali; Marathi; Telugu; Tamil; Gujarati; Urdu; Kannada; Odia; Malayalam; Punjabi; Assamese;
Maithili; Sanskrit; Konkani; Nepali; Sindhi; Kashmiri; Dogri; Santali; Manipuri; Bodo; Bhojpuri; Rajasthani; Tulu;
French; German; Arabic; Japanese; Spanish
`,
  others: `
Adi; Angami; Angika; Ao; Awadhi; Badaga; Bagheli; Balti; Beary; Bhili; Bhutia; Braj Bhasha; Bundeli; Burmese;
Cantonese; Chakma; Chhattisgarhi; Chinese; Czech; Danish; Dari; Dhundhari; Dutch; Dzongkha; Filipino; Finnish;
Garhwali; Garo; Gojri; Gondi; Greek; Haryanvi; Hebrew; Himachali; Ho; Hungarian; Indian Sign Language; Indonesian;
Italian; Karbi; Khasi; Kodava; Kokborok; Konyak; Korean; Kumaoni; Kurukh; Kutchi; Ladakhi; Lambadi; Latin; Lepcha;
Limbu; Magahi; Malay; Malvi; Mandarin; Marwari; Meitei; Mewari; Mewati; Mising; Mizo; Mundari; Nagamese; Nagpuri;
Nicobarese; Nimadi; Norwegian; Nyishi; Pahari; Pali; Pashto; Persian; Polish; Portuguese; Rabha; Romanian; Russian;
Sadri; Sambalpuri; Saurashtra; Sikkimese; Sinhala; Sora; Surjapuri; Swahili; Swedish; Sylheti; Tamang; Tangkhul;
Thai; Tibetan; Tripuri; Turkish; Ukrainian; Vietnamese
`,
};
