import type { PersonalDetailKind } from '@kalam/domain/resumes/sections/extra-entry';
import { labelKey } from '../../fields/labels.ts';

/** What a label asks for; the kinds of personal details are our own names for them. */
export type DetailTopic =
  | 'name'
  | 'email'
  | 'phone'
  | 'location'
  | 'linkedin'
  | 'github'
  | 'website'
  | 'languages'
  | 'interests'
  | PersonalDetailKind;

const labels: Readonly<Record<DetailTopic, string>> = {
  name: 'name; full name; candidate name; name of the candidate; name in full; applicant name; नाम; पूरा नाम',
  email:
    'email; e mail; mail; mail id; email id; e mail id; email address; e mail address; mail address; id; gmail; e; ईमेल; ई मेल; alternate email; alternate email id; secondary email',
  phone:
    'mobile; mobile no; mobile number; mob; mob no; phone; phone no; phone number; ph; ph no; cell; cell no; contact; contact no; contact number; contact details; tel; telephone; telephone no; whatsapp; whatsapp no; m; p; t; call; mo; फ़ोन; फोन; मोबाइल; मोबाइल नंबर; मोबाइल नं; संपर्क; दूरभाष; alternate mobile; alternate mobile no; alternate contact; alternate contact no; alternate number; alternate phone; residence; resi; landline; emergency contact',
  location:
    'location; current location; present location; city; town; place of residence; residing at; based in; residence city; शहर; hometown; home town; native place',
  linkedin: 'linkedin; linked in; linkedin id; linkedin profile; linkedin url; linkedin link; in',
  github: 'github; git hub; github id; github profile; github link; github url; git',
  website:
    'website; web; web site; portfolio; portfolio link; blog; homepage; url; site; वेबसाइट; personal website',
  languages:
    'languages; language; languages known; language known; known languages; linguistic proficiency; language proficiency; languages spoken; language skills; linguistic abilities; languages can speak; भाषाएँ; भाषा; भाषाएं; भाषा ज्ञान; ज्ञात भाषाएँ; भाषा का ज्ञान',
  interests:
    'hobbies; hobby; interests; interest; hobbies interests; hobbies and interests; hobbies interest; interests hobbies; areas of interest; शौक; रुचियाँ; रुचि; अभिरुचि',
  'father-name':
    'fathers name; father name; name of father; father; fathers full name; fathers husbands name; father husband name; father s name; पिता का नाम; पिता; s o; d o; so; do',
  'mother-name': 'mothers name; mother name; name of mother; mother; mother s name; माता का नाम; माता',
  'date-of-birth':
    'date of birth; dob; d o b; birth date; birthdate; born; born on; birth day; birthday; date of birth age; जन्म तिथि; जन्मतिथि; जन्म दिनांक; जन्म की तिथि',
  gender: 'gender; sex; लिंग',
  'marital-status': 'marital status; martial status; maritial status; marital; वैवाहिक स्थिति',
  nationality: 'nationality; citizenship; राष्ट्रीयता; नागरिकता',
  address:
    'address; permanent address; present address; current address; residential address; correspondence address; postal address; mailing address; communication address; address for communication; address for correspondence; home address; local address; contact address; add; पता; स्थायी पता; वर्तमान पता; पत्राचार का पता',
  passport: 'passport; passport no; passport number; passport details; passport status; पासपोर्ट; पासपोर्ट नं',
  'driving-licence':
    'driving licence; driving license; driving licence no; driving license no; licence; license; dl no; ड्राइविंग लाइसेंस',
};

const topics = new Map<string, DetailTopic>(
  Object.entries(labels).flatMap(([topic, list]) =>
    list.split(';').map((label) => [labelKey(label), topic as DetailTopic] as const),
  ),
);

/** Words that tell what a label asks for, among words that any label may have: "Permanent Add.", "Alt. Mobile No. (Home)". */
const tellingWords: Readonly<Partial<Record<DetailTopic, string>>> = {
  address: 'add addr address',
  phone: 'mob mobile phone cell tel telephone whatsapp landline',
  email: 'email mail gmail',
  'date-of-birth': 'dob birth birthdate',
  'father-name': 'father fathers',
  'mother-name': 'mother mothers',
  languages: 'language languages',
};
const neutralWords = new Set(
  'permanent present current residential residence resi local home native postal correspondence communication full my contact alternate alt secondary primary personal own no nos number numbers id ids date day of and or the for place in details detail name known spoken mailing office'.split(
    ' ',
  ),
);
const topicsByWord = new Map<string, DetailTopic>(
  Object.entries(tellingWords).flatMap(([topic, words]) =>
    words.split(' ').map((word) => [word, topic as DetailTopic] as const),
  ),
);

const composedTopic = (key: string): DetailTopic | undefined => {
  const words = key.split(' ');
  const told = words.filter((word) => topicsByWord.has(word));
  const isLabel =
    words.length <= 5 && words.every((word) => topicsByWord.has(word) || neutralWords.has(word));
  const [only, ...others] = new Set(told.map((word) => topicsByWord.get(word)));
  return isLabel && others.length === 0 ? only : undefined;
};

const topicOfKey = (key: string): DetailTopic | undefined => topics.get(key) ?? composedTopic(key);

export const detailTopic = (label: string): DetailTopic | undefined => topicOfKey(labelKey(label));

/** Known without a colon behind it. Single letters are labels only with one. */
export const isDetailLabel = (key: string): boolean => key.length > 2 && topicOfKey(key) !== undefined;
