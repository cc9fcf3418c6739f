/** Numbers written as words, so that "forty" is 40 and nothing else. */

const english =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  );
const englishTens: Readonly<Record<string, number>> = {
  thirty: 30,
  forty: 40,
  fourty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
};

/** From 0 to 99; a slash parts two ways to write one. */
const hindi =
  'शून्य एक दो तीन चार पांच छह/छः/छ सात आठ नौ दस ग्यारह बारह तेरह चौदह पंद्रह/पन्द्रह सोलह सत्रह अठारह उन्नीस बीस इक्कीस बाईस/बाइस तेईस/तेइस चौबीस पच्चीस छब्बीस सत्ताईस/सत्ताइस अट्ठाईस/अठाईस उनतीस/उन्तीस तीस इकतीस/इकत्तीस बत्तीस तैंतीस चौंतीस पैंतीस छत्तीस सैंतीस अड़तीस उनतालीस/उन्तालीस चालीस इकतालीस बयालीस तैंतालीस चौवालीस/चवालीस पैंतालीस छियालीस सैंतालीस अड़तालीस उनचास/उन्चास पचास इक्यावन बावन तिरपन चौवन पचपन छप्पन सत्तावन अट्ठावन उनसठ साठ इकसठ बासठ तिरसठ चौंसठ पैंसठ छियासठ सड़सठ अड़सठ उनहत्तर सत्तर इकहत्तर बहत्तर तिहत्तर चौहत्तर पचहत्तर छिहत्तर सतहत्तर अठहत्तर उनासी/उन्यासी अस्सी इक्यासी बयासी तिरासी चौरासी पचासी छियासी सत्तासी अट्ठासी नवासी नब्बे इक्यानवे बानवे तिरानवे चौरानवे पचानवे छियानवे सत्तानवे अट्ठानवे निन्यानवे'.split(
    ' ',
  );

const plain = (word: string): string => word.replace(/\u093c/g, '').replace(/\u0901/g, '\u0902');

export const numberWords: ReadonlyMap<string, number> = new Map([
  ...english.map((word, value): [string, number] => [word, value]),
  ...Object.entries(englishTens),
  ...hindi.flatMap((ways, value) => ways.split('/').map((word): [string, number] => [plain(word), value])),
]);

/** Behind a number they multiply it; alone they are one of their kind. */
export const scales: ReadonlyMap<string, number> = new Map(
  Object.entries({
    hundred: 100,
    hundreds: 100,
    thousand: 1_000,
    thousands: 1_000,
    k: 1_000,
    lakh: 100_000,
    lakhs: 100_000,
    lac: 100_000,
    lacs: 100_000,
    million: 1_000_000,
    millions: 1_000_000,
    mn: 1_000_000,
    crore: 10_000_000,
    crores: 10_000_000,
    cr: 10_000_000,
    billion: 1_000_000_000,
    bn: 1_000_000_000,
    dozen: 12,
    dozens: 12,
    सौ: 100,
    सैकड़ों: 100,
    हजार: 1_000,
    हजारों: 1_000,
    लाख: 100_000,
    लाखों: 100_000,
    करोड: 10_000_000,
    करोड़: 10_000_000,
    करोड़ों: 10_000_000,
    दर्जन: 12,
  }).map(([word, value]) => [plain(word), value]),
);

/** What is counted or measured, by one name whatever it is called. */
const unitNames =
  'hour=hours,ghante,ghanta,ghanton,hr,hrs,hourly,घंटा,घंटे,घंटों day=days,din,dino,dinon,दिन,दिनों,दिवसीय week=weeks,hafte,hafta,सप्ताह,हफ्ते,हफ्ता month=months,mahine,mahina,mahino,mahinon,mos,माह,महीना,महीने,महीनों,मास year=years,saal,sal,saalon,varsh,yr,yrs,साल,सालों,वर्ष,वर्षों,वर्षीय decade=decades,दशक minute=minutes,min,mins,मिनट second=seconds,sec,secs,सेकंड percent=%,pct,प्रतिशत,फीसदी rupee=rupees,rs,inr,₹,रुपये,रुपए,रुपया,रूपये,रु dollar=$,dollars,usd,डॉलर euro=€,euros pound=£,pounds kilogram=kg,kgs,kilo,kilos,kilograms,किलो,किग्रा gram=grams,gm,gms,ग्राम tonne=tonnes,ton,tons,mt,टन,क्विंटल quintal=quintals litre=litres,liter,liters,लीटर kilometre=km,kms,kilometres,kilometer,kilometers,किमी,किलोमीटर metre=metres,meter,meters,mtr,मीटर foot=feet,ft,फीट,फुट inch=inches acre=acres,एकड hectare=hectares,हेक्टेयर sqft=sq volt=volts,kv kilowatt=kw,kva,mw gigabyte=gb terabyte=tb lpa=ctc wpm=wpm';

export const units: ReadonlyMap<string, string> = new Map(
  unitNames.split(' ').flatMap((line) => {
    const [name = '', others = ''] = line.split('=');
    return [name, ...others.split(',')].map((word): [string, string] => [plain(word), name]);
  }),
);
