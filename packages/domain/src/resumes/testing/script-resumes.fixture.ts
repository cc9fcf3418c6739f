import { job, typed } from './typed-resume.fixture.ts';

/** Invented people who write in their own script. */
export const tamilSales = typed({
  personalInfo: {
    fullName: 'தமிழ்ச்செல்வி முருகன்',
    headline: 'விற்பனை மேலாளர்',
    email: 'tamilselvi@example.com',
    phone: '9876543219',
    dateOfBirth: '1992-08-15',
    location: 'மதுரை, தமிழ்நாடு',
  },
  summary: 'சில்லறை விற்பனையில் 10+ ஆண்டுகள் அனுபவம். ஆண்டுக்கு ₹3.5 கோடி விற்பனை; 22 பேர் கொண்ட குழுவை வழிநடத்துகிறேன்.',
  workExperience: [
    job(
      'கிளை மேலாளர் (Store Manager)',
      'போத்தீஸ்-மாதிரி',
      'மதுரை',
      ['2018-04'],
      '2023-ல் விற்பனை 18% உயர்ந்தது; வாடிக்கையாளர் புகார்கள் 40% குறைந்தன; ஊழியர் விடுப்பு அட்டவணையை நானே திட்டமிடுகிறேன்.',
    ),
    job(
      'விற்பனை உதவியாளர்',
      'சரவணா & சன்ஸ்',
      'திருச்சி',
      ['2013-06', '2018-03'],
      'தினமும் 120-க்கும் மேற்பட்ட வாடிக்கையாளர்கள்; பில்லிங் & ஸ்டாக் பதிவு, வார அறிக்கைகள் மற்றும் பண்டிகைக் கால விற்பனை ஏற்பாடுகள்.',
    ),
  ],
  education: [
    {
      school: 'மதுரை காமராசர் பல்கலைக்கழகம்',
      degree: 'undergraduate',
      degreeName: 'B.B.A.',
      field: 'வணிக நிர்வாகம்',
      graduationDate: '2013-05',
      gpa: '71%',
      marksKind: 'percentage',
    },
    {
      school: 'அரசு மகளிர் மேல்நிலைப் பள்ளி',
      degree: 'higher-secondary',
      field: 'வணிகவியல்',
      graduationDate: '2010',
      gpa: '82.5%',
      marksKind: 'percentage',
    },
  ],
  skills: [
    { name: 'விற்பனை திட்டமிடல்', level: 'Expert' },
    { name: 'POS/Tally 9', level: 'Advanced' },
  ],
  languages: [
    { title: 'தமிழ்', level: 'native' },
    { title: 'English', level: 'working', detail: 'பேச, எழுத' },
  ],
  achievements: [{ title: 'சிறந்த கிளை விருது', subtitle: 'போத்தீஸ்-மாதிரி', date: '2022' }],
});

export const hindiClerk = typed({
  language: 'hi',
  personalInfo: {
    fullName: 'डॉ. सीताराम मिश्र',
    headline: 'कार्यालय अधीक्षक',
    email: 'sitaram.mishra@example.com',
    phone: '9876543220',
    dateOfBirth: '1983-01-02',
    location: 'वाराणसी, उ.प्र.',
  },
  summary:
    'कार्यालय प्रबंधन में 15 वर्ष का अनुभव (2009–2024)। वेतन, पेंशन व आर.टी.आई. के 1,200+ प्रकरण निपटाए; त्रुटि 0.5% से कम।',
  workExperience: [
    job(
      'कार्यालय अधीक्षक',
      'नगर निगम (ज़ोन-4)',
      'वाराणसी',
      ['2017-07'],
      '45 कर्मचारियों का वेतन ₹18,40,000/माह; ई-ऑफ़िस लागू किया और लंबित प्रकरण 3 माह में आधे किए।',
    ),
    job(
      'कनिष्ठ लिपिक',
      'जिला शिक्षा कार्यालय',
      'मिर्ज़ापुर',
      ['2009-03', '2017-06'],
      'डाक, पत्रावली व छात्रवृत्ति (₹2.1 करोड़) का लेखा-जोखा रखा; 2,400 सेवा-पुस्तिकाएँ कंप्यूटर पर चढ़ाईं।',
    ),
  ],
  education: [
    {
      school: 'काशी हिंदू विश्वविद्यालय',
      degree: 'postgraduate',
      degreeName: 'एम.ए.',
      field: 'हिंदी साहित्य',
      graduationDate: '2005',
      gpa: 'प्रथम श्रेणी',
      marksKind: 'grade',
    },
    {
      school: 'उदय प्रताप कॉलेज',
      degree: 'undergraduate',
      degreeName: 'बी.ए. (ऑनर्स)',
      field: 'हिंदी/संस्कृत',
      graduationDate: '2003',
      gpa: '64%',
      marksKind: 'percentage',
    },
  ],
  moreEducation: [
    {
      school: 'काशी हिंदू विश्वविद्यालय',
      degree: '',
      degreeName: 'पीएच.डी.',
      field: 'हिंदी',
      graduationDate: '2012',
    },
  ],
  skills: [
    { name: 'हिंदी टंकण (45 श.प्र.मि.)', level: 'Expert' },
    { name: 'एक्सेल/टैली', level: 'Intermediate' },
  ],
  publications: [
    { title: 'लोकगीतों में गंगा', subtitle: 'नमूना प्रकाशन, वाराणसी', date: '2015', description: '176 पृष्ठ' },
  ],
  languages: [
    { title: 'हिंदी', level: 'native' },
    { title: 'संस्कृत', level: 'working' },
  ],
  own1: [{ title: 'काव्य-पाठ', date: '2019', description: 'आकाशवाणी, वाराणसी (3 बार)' }],
  arrangement: { headings: { own1: 'साहित्यिक गतिविधियाँ' } },
});
