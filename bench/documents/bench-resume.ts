import type { ResumeInput } from '@kalam/documents/engine';
import { fullResume, testDate } from '@kalam/documents/testing/resumes/test-resumes';
import { defaultFormatting } from '@kalam/domain/resumes/formatting';
import type { ResumeData } from '@kalam/domain/resumes/resume-model';

/** Three pages in the modern template, without pictures. */
const benchData: ResumeData = {
  ...fullResume,
  workExperience: [...fullResume.workExperience, ...fullResume.workExperience.slice(3)].map((job, index) => ({
    ...job,
    id: `job${index}`,
  })),
  certificates: fullResume.certificates.map(({ image, ...certificate }) => certificate),
};

/** The resume after so many keystrokes in the middle of a long description. */
export const typed = (keystrokes: number): ResumeData => ({
  ...benchData,
  workExperience: benchData.workExperience.map((job, index) =>
    index === 1 ? { ...job, description: insert(job.description, keystrokes) } : job,
  ),
});

const insert = (text: string, keystrokes: number): string => {
  const letters = 'and kept the books of every release in order ';
  const typing = Array.from({ length: keystrokes % 90 }, (_, at) => letters[at % letters.length]).join('');
  return `${text.slice(0, 60)}${typing}${text.slice(60)}`;
};

/** A resume whose every sentence is new, so that nothing kept from the last one helps. */
export const stranger = (number: number): ResumeData => ({
  ...benchData,
  personalInfo: { ...benchData.personalInfo, fullName: `Person Number ${number}` },
  summary: `${number} ${benchData.summary}`,
  workExperience: benchData.workExperience.map((job) => ({
    ...job,
    description: job.description.replaceAll('. ', `. ${number} `).replaceAll('\n', `\n${number} `),
  })),
});

const hindiLines = [
  'नौ सेवाओं को एक साझा मंच पर लाया और मासिक खर्च एक तिहाई घटाया।',
  'कठिन त्रुटियों को सबसे पहले ढूँढा और लिखकर रखा, ताकि वे किसी को दोबारा न मिलें।',
  'पहले पृष्ठ के खुलने का समय आठ सेकंड से घटाकर एक सेकंड से भी कम किया।',
  'विद्यार्थियों को प्रशिक्षण दिया, ज्ञान बाँटा और कार्यक्रम सफलतापूर्वक पूर्ण किया।',
  'क्षेत्र में काम करने वाले कर्मचारियों के लिए ऐसा फ़ॉर्म बनाया जो बिना नेटवर्क के भी चलता है।',
  'टीम का बजट बनाया और हर आँकड़ा उन लोगों को समझाया जो सॉफ़्टवेयर नहीं लिखते।',
];

/** The same resume in Hindi, names of tools in Latin as people write them, after so many keystrokes. */
export const typedInHindi = (keystrokes: number): ResumeData => ({
  ...benchData,
  language: 'hi',
  personalInfo: { ...benchData.personalInfo, fullName: 'अनन्या देशपांडे', location: 'पुणे, महाराष्ट्र' },
  summary: 'भुगतान और परिवहन प्रणालियों में दस वर्षों के अनुभव वाली अभियंता। स्पष्ट लेखन और शांत कार्यशैली।',
  workExperience: benchData.workExperience.map((job, index) => ({
    ...job,
    position: 'वरिष्ठ सॉफ़्टवेयर अभियंता',
    company: 'सह्याद्रि डिजिटल वर्क्स',
    description: hindiLines
      .map((line, at) => (index === 1 && at === 0 ? insertHindi(line, keystrokes) : line))
      .join('\n'),
  })),
});

const insertHindi = (text: string, keystrokes: number): string => {
  const letters = 'और हर संस्करण का लेखा व्यवस्थित रखा ';
  const typing = Array.from({ length: keystrokes % 90 }, (_, at) => letters[at % letters.length]).join('');
  return `${text.slice(0, 20)} ${typing} ${text.slice(20)}`;
};

export const inputOf = (data: ResumeData): ResumeInput => ({
  data,
  template: 'modern',
  formatting: defaultFormatting,
  date: testDate,
});
