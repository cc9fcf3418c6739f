import type { ResumeData } from '@kalam/domain/resumes/resume-model';
import { emptyResume } from './test-resumes.ts';

/** Whole resumes of made-up people in the scripts that came last. */

const contact = { email: 'ayesha@example.com', phone: '9876543210', dateOfBirth: '1994-03-02' };

const skills = (names: readonly string[]): ResumeData['skills'] =>
  names.map((name, index) => ({ id: `s${index}`, name, level: index < 2 ? 'Expert' : 'Intermediate' }));

export const urduResume: ResumeData = {
  ...emptyResume,
  personalInfo: {
    ...contact,
    fullName: 'عائشہ صدیقی',
    headline: 'سینئر سافٹ ویئر انجینئر',
    location: 'لکھنؤ',
    website: 'https://ayesha.example.com/',
  },
  summary:
    'دس برس کا تجربہ رکھنے والی سافٹ ویئر انجینئر، جس نے ادائیگی اور ترسیل کے نظام بنائے۔ C++ اور Python میں 5 سال، اور TypeScript میں 2019 سے مسلسل کام۔ صاف تحریر، پُرسکون رفتار اور بروقت تکمیل کے لیے جانی جاتی ہیں؛ مشکل مسئلوں کو آسان بنانا پسند ہے۔',
  workExperience: [
    {
      id: 'w0',
      position: 'لیڈ پلیٹ فارم انجینئر',
      company: 'نمونہ ڈیجیٹل ورکس',
      startDate: '2022-04-01',
      endDate: '',
      current: true,
      description: [
        'نو خدمات کو ایک مشترکہ پلیٹ فارم پر لا کر ماہانہ خرچ ایک تہائی کم کیا۔',
        'ٹیم (12 افراد) کی قیادت کی اور ہر ہفتے 20 تبدیلیاں بغیر کسی خرابی کے جاری کیں۔',
        'ای میل support@example.com کے جوابات کا وقت 48 گھنٹے سے گھٹا کر 6 گھنٹے کیا۔',
      ].join('\n'),
    },
    {
      id: 'w1',
      position: 'سافٹ ویئر انجینئر',
      company: 'Acme Systems',
      startDate: '2017-01-09',
      endDate: '2022-03-31',
      current: false,
      description: 'صارفین کے لیے آف لائن فارم بنایا، جس سے دو برساتوں میں ایک بھی اندراج ضائع نہیں ہوا۔',
    },
  ],
  education: [
    {
      id: 'e0',
      school: 'جامعہ ملیہ اسلامیہ',
      degree: 'postgraduate',
      degreeName: 'ایم ایس سی',
      field: 'Computer Science',
      graduationDate: '2016-06-15',
      gpa: '8.90/10',
    },
  ],
  skills: skills(['خوش نویسی', 'TypeScript', 'ترجمہ اور ادارت', 'PostgreSQL']),
  projects: [
    {
      id: 'p0',
      name: 'قلم بیاض',
      description: 'چھوٹی دکانوں کے لیے کھاتہ، جو ہفتوں بغیر انٹرنیٹ کے چلتا ہے۔',
      link: 'https://qalam.example.com/',
      technologies: ['SQLite', 'اردو فونٹ'],
    },
  ],
  declaration: 'میں اقرار کرتی ہوں کہ اس میں دی گئی تمام معلومات میرے علم کے مطابق درست ہیں۔',
};

export const santaliResume: ResumeData = {
  ...emptyResume,
  personalInfo: { ...contact, fullName: 'ᱥᱤᱫᱳ ᱢᱩᱨᱢᱩ', headline: 'ᱤᱥᱠᱩᱞ ᱢᱟᱪᱮᱛ', location: 'ᱨᱟᱺᱪᱤ' },
  summary: 'ᱥᱟᱱᱛᱟᱲᱤ ᱯᱟᱹᱨᱥᱤ ᱨᱮ 5 ᱥᱮᱨᱢᱟ ᱠᱟᱹᱢᱤ (2019 – 2024) ᱾ ᱯᱟᱹᱴᱷᱩᱣᱟᱹ ᱠᱚ ᱪᱮᱫ ᱠᱮᱫ ᱠᱚᱣᱟ᱿',
  workExperience: [
    {
      id: 'w0',
      position: 'ᱢᱟᱪᱮᱛ',
      company: 'ᱟᱹᱛᱩ ᱤᱥᱠᱩᱞ',
      startDate: '2019-07-01',
      endDate: '',
      current: true,
      description: 'ᱱᱚᱣᱟ ᱫᱚ ᱤᱧᱟᱜ ᱠᱟᱹᱢᱤ ᱠᱟᱱᱟ ᱾\nMS Office ᱟᱨ ᱤᱱᱴᱚᱨᱱᱮᱴ',
    },
  ],
  skills: skills(['ᱚᱞ ᱪᱤᱠᱤ', 'ᱥᱮᱨᱮᱧ', 'Excel']),
};

export const manipuriResume: ResumeData = {
  ...emptyResume,
  personalInfo: { ...contact, fullName: 'ꯊꯣꯏꯕꯤ ꯂꯩꯁꯔꯝ', headline: 'ꯁ꯭ꯇꯥꯐ ꯅꯔꯁ', location: 'ꯏꯝꯐꯥꯜ' },
  summary: 'ꯑꯩꯅꯥ ꯊꯕꯛ ꯃꯥꯄꯜ ꯑꯃꯠꯇꯥ ꯑꯣꯏꯅꯥ ꯄꯨꯔꯛꯈꯤ꯫ 2019 ꯗꯥ TypeScript ꯇꯝꯈꯤ꯫',
  workExperience: [
    {
      id: 'w0',
      position: 'ꯅꯔꯁ',
      company: 'ꯃꯅꯤꯄꯨꯔ ꯂꯥꯌꯦꯡꯁꯪ',
      startDate: '2019-07-01',
      endDate: '',
      current: true,
      description: 'ꯃꯍꯩꯔꯣꯏꯁꯤꯡꯗꯥ ꯇꯥꯀꯄꯤꯈꯤ, ꯂꯧꯁꯤꯡ ꯌꯦꯟꯈꯤ꯫\nMS Excel ꯑꯃꯁꯨꯡ ꯏꯟꯇꯔꯅꯦꯠ',
    },
  ],
  skills: skills(['ꯃꯤꯇꯩ ꯃꯌꯦꯛ', 'ꯂꯥꯏꯔꯤꯛ ꯇꯝꯕ', 'Excel']),
};
