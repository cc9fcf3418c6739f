import { declarationText } from '../fields/declaration.ts';
import type { ResumeData } from '../resume-model.ts';

const bullets = (...lines: string[]): string => lines.join('\n');

/** The samples for a resume in Hindi. Invented, as is everyone in them. */
export const hindiProfessional: ResumeData = {
  language: 'hi',
  personalInfo: {
    fullName: 'अनन्या शर्मा',
    headline: 'वरिष्ठ लेखा अधिकारी, रिटेल और बैंकिंग',
    email: 'ananya.sharma@example.com',
    phone: '9876543210',
    dateOfBirth: '1996-04-12',
    location: 'भोपाल',
    linkedin: 'https://linkedin.example.com/in/ananya-sharma',
  },
  summary:
    'खुदरा व्यापार और बैंकिंग में 8 वर्ष के अनुभव वाली लेखा अधिकारी। समय पर खाते बंद करने और जीएसटी के काम के लिए जानी जाती हूँ। ' +
    'अब ऐसी टीम का नेतृत्व करना चाहती हूँ जो पूरे मध्य प्रदेश के ग्राहकों की सेवा करे।',
  isFresher: false,
  workExperience: [
    {
      id: 'sample-work-1',
      company: 'नीम वृक्ष रिटेल',
      position: 'वरिष्ठ लेखा अधिकारी',
      startDate: '2022-08-01',
      endDate: '',
      current: true,
      description: bullets(
        '85 दुकानों के खाते सँभालने वाली 6 लोगों की टीम का नेतृत्व।',
        'महीने के खाते बंद करने का समय 9 दिन से घटाकर 3 दिन किया।',
        'जीएसटी के मिलान में गलतियाँ 12 प्रतिशत से घटाकर 1 प्रतिशत तक लाईं।',
      ),
    },
    {
      id: 'sample-work-2',
      company: 'सतपुड़ा सहकारी बैंक',
      position: 'लेखा सहायक',
      startDate: '2018-07-02',
      endDate: '2022-07-29',
      current: false,
      description: bullets(
        'रोज़ 40 खातों का मिलान किया और शाखा की नकदी का पूरा हिसाब रखा।',
        'पुराने काग़ज़ी रजिस्टर को टैली में लाकर हर सप्ताह 10 घंटे बचाए।',
        '15 नए सहकर्मियों को टैली और एक्सेल का काम सिखाया।',
      ),
    },
  ],
  trainingExperience: [],
  education: [
    {
      id: 'sample-education-1',
      school: 'मालवा वाणिज्य महाविद्यालय',
      degree: 'undergraduate',
      field: 'वाणिज्य',
      graduationDate: '2018-05-31',
      gpa: '8.40/10',
    },
    {
      id: 'sample-education-2',
      school: 'सरस्वती उच्चतर माध्यमिक विद्यालय',
      degree: 'higher-secondary',
      field: 'वाणिज्य',
      graduationDate: '2014-05-20',
    },
  ],
  skills: [
    { id: 'sample-skill-1', name: 'टैली', level: 'Expert' },
    { id: 'sample-skill-2', name: 'जीएसटी', level: 'Expert' },
    { id: 'sample-skill-3', name: 'एक्सेल', level: 'Advanced' },
    { id: 'sample-skill-4', name: 'आयकर', level: 'Advanced' },
    { id: 'sample-skill-5', name: 'बजट बनाना', level: 'Intermediate' },
    { id: 'sample-skill-6', name: 'अंग्रेज़ी', level: 'Intermediate' },
  ],
  projects: [
    {
      id: 'sample-project-1',
      name: 'काग़ज़ रहित बिल',
      description: '85 दुकानों के बिल मोबाइल से स्कैन करके सीधे खाते में दर्ज करने की व्यवस्था बनाई।',
      link: 'https://bills.example.com',
      technologies: ['टैली', 'एक्सेल'],
    },
  ],
  certificates: [
    {
      id: 'sample-certificate-1',
      name: 'जीएसटी व्यवसायी प्रमाणपत्र',
      issuer: 'मध्य भारत लेखा संस्थान',
      date: '2021-03-15',
    },
  ],
  declaration: declarationText,
};

export const hindiFresher: ResumeData = {
  language: 'hi',
  personalInfo: {
    fullName: 'अर्जुन यादव',
    headline: 'विज्ञान स्नातक, शिक्षण और तकनीकी सहायता',
    email: 'arjun.yadav@example.com',
    phone: '9876543210',
    dateOfBirth: '2004-08-19',
    location: 'लखनऊ',
  },
  summary:
    'विज्ञान में स्नातक। कंप्यूटर और गणित में गहरी रुचि। कॉलेज में 30 विद्यार्थियों को पढ़ाया और प्रयोगशाला का काम सँभाला। ' +
    'पढ़ाने या तकनीकी सहायता के काम में पहली नौकरी की तलाश।',
  isFresher: true,
  workExperience: [],
  trainingExperience: [
    {
      id: 'sample-training-1',
      organization: 'गोमती कंप्यूटर केंद्र',
      role: 'प्रशिक्षु',
      startDate: '2025-06-02',
      endDate: '2025-08-29',
      current: false,
      description: bullets(
        'रोज़ 20 लोगों को कंप्यूटर और इंटरनेट का बुनियादी काम सिखाया।',
        'केंद्र के 15 कंप्यूटर ठीक रखे और उनकी ख़राबियों का हिसाब रखा।',
      ),
    },
  ],
  education: [
    {
      id: 'sample-education-1',
      school: 'अवध विज्ञान महाविद्यालय',
      degree: 'undergraduate',
      field: 'गणित और कंप्यूटर विज्ञान',
      graduationDate: '2025-05-30',
      gpa: '8.10/10',
    },
    {
      id: 'sample-education-2',
      school: 'बाल विद्या मंदिर',
      degree: 'higher-secondary',
      field: 'विज्ञान',
      graduationDate: '2022-05-20',
    },
  ],
  skills: [],
  projects: [],
  certificates: [
    {
      id: 'sample-certificate-1',
      name: 'कंप्यूटर का बुनियादी पाठ्यक्रम',
      issuer: 'उत्तर भारत तकनीकी परिषद',
      date: '2024-02-10',
    },
  ],
  declaration: declarationText,
};
