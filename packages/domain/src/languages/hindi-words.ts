import { monthNames } from '../calendar/calendar-day.ts';
import { hindiMonths } from '../calendar/hindi-months.ts';
import { hindiMessages } from './hindi-messages.ts';
import type { Translation } from './translation.ts';

/** Labels and phrases of the domain, by their English text. Names of plans stay as people see them on receipts. */
const words: Translation['words'] = {
  'Personal Info': 'व्यक्तिगत जानकारी',
  Education: 'शिक्षा',
  Experience: 'अनुभव',
  'About Me': 'मेरे बारे में',
  Download: 'डाउनलोड',
  'Work Experience': 'कार्य अनुभव',
  'Training Experience': 'प्रशिक्षण अनुभव',
  Skills: 'कौशल',
  Projects: 'प्रोजेक्ट',

  'Full name': 'पूरा नाम',
  Location: 'जगह',
  School: 'स्कूल या कॉलेज',
  'Field of study': 'पढ़ाई का विषय',
  Company: 'कंपनी का नाम',
  Position: 'पद का नाम',
  Organization: 'संस्था का नाम',
  Role: 'भूमिका का नाम',
  'Skill name': 'कौशल का नाम',
  'Project name': 'प्रोजेक्ट का नाम',
  'Certificate name': 'प्रमाणपत्र का नाम',
  Issuer: 'जारी करने वाले का नाम',

  '10th Grade (Secondary Education)': '10वीं कक्षा (माध्यमिक)',
  '12th Grade (2nd PUC/Pre-University)': '12वीं कक्षा (उच्च माध्यमिक/PUC)',
  "Undergraduate Degree (Bachelor's)": 'स्नातक डिग्री (बैचलर)',
  "Master's Degree (Postgraduate)": 'स्नातकोत्तर डिग्री (मास्टर)',

  day: 'दिन',
  month: 'महीना',
  year: 'वर्ष',
  'day and month': 'दिन और महीना',
  'day and year': 'दिन और वर्ष',
  'month and year': 'महीना और वर्ष',

  Beginner: 'प्रारंभिक',
  Intermediate: 'मध्यम',
  Advanced: 'उन्नत',
  Expert: 'विशेषज्ञ',

  'I hereby declare that all the information provided in this resume is true and accurate to the best of my knowledge.':
    'मेरी घोषणा है कि इस रिज़्यूमे में दी गई समस्त जानकारी मेरे सर्वोत्तम ज्ञान के अनुसार सत्य और सही है।',
  'Untitled Resume': 'बिना नाम का रिज़्यूमे',
  'Premium Plans Only': 'केवल प्रीमियम प्लान में',

  '/week': '/सप्ताह',
  '/month': '/महीना',
  '{n} day': '{n} दिन',
  '{n} days': '{n} दिन',
  '{n} month': '{n} महीना',
  '{n} months': '{n} महीने',
  'Save {n} resume': '{n} रिज़्यूमे सहेजें',
  'Save up to {n} resumes': '{n} रिज़्यूमे तक सहेजें',
  'Download as PDF': 'PDF में डाउनलोड',
  'Download as PDF and DOCX': 'PDF और DOCX में डाउनलोड',
  'Unlimited format changes': 'असीमित फ़ॉर्मेट बदलाव',
  'Standard formatting': 'सामान्य फ़ॉर्मेटिंग',
  '{n} format change': '{n} फ़ॉर्मेट बदलाव',
  '{n} format changes': '{n} फ़ॉर्मेट बदलाव',
  'No job search': 'नौकरी खोज नहीं',
  '{n} job search': '{n} नौकरी खोज',
  '{n} job searches': '{n} नौकरी खोज',
  'Valid for {n} days, paid once, never renewed on its own':
    '{n} दिन मान्य, एक बार भुगतान, अपने आप रिन्यू नहीं होता',
  'Valid for {n} month, paid once, never renewed on its own':
    '{n} महीना मान्य, एक बार भुगतान, अपने आप रिन्यू नहीं होता',
  'Valid for {n} months, paid once, never renewed on its own':
    '{n} महीने मान्य, एक बार भुगतान, अपने आप रिन्यू नहीं होता',
  Guest: 'अतिथि',
  'Guest download': 'अतिथि डाउनलोड',

  Pending: 'लंबित',
  Processing: 'प्रक्रिया में',
  Completed: 'पूर्ण',
  Failed: 'असफल',
  Unknown: 'पता नहीं',
  'All Time': 'पूरा समय',
  'Last 24 Hours': 'पिछले 24 घंटे',
  'Last 7 Days': 'पिछले 7 दिन',
  'Last 30 Days': 'पिछले 30 दिन',

  'We could not reach the server. Please check your internet connection and try again.':
    'सर्वर से संपर्क नहीं हो सका। कृपया अपना इंटरनेट कनेक्शन जाँचकर फिर कोशिश करें।',
  'Initializing Payment...': 'भुगतान शुरू हो रहा है...',
  'Processing Payment...': 'भुगतान हो रहा है...',
  'Pay ₹{n}': '₹{n} चुकाएँ',
  'Checkout is currently unavailable. Please try again later.':
    'चेकआउट अभी उपलब्ध नहीं है। कृपया थोड़ी देर बाद फिर कोशिश करें।',

  'Modern Resume': 'मॉडर्न रिज़्यूमे',
  'Classic Resume': 'क्लासिक रिज़्यूमे',
  'Executive Resume': 'एग्ज़ीक्यूटिव रिज़्यूमे',
  Modern: 'मॉडर्न',
  Classic: 'क्लासिक',
  Executive: 'एग्ज़ीक्यूटिव',
  'A clear page with one colour and room to breathe. Works for most jobs, and recruiters read it in seconds.':
    'एक रंग और खुली जगह वाला साफ़ पेज। ज़्यादातर नौकरियों के लिए ठीक, और भर्ती करने वाले इसे कुछ पलों में पढ़ लेते हैं।',
  'Skills and links at a glance': 'कौशल और लिंक एक नज़र में',
  'Accent colour of your choice': 'आपकी पसंद का रंग',
  'Declaration with date and place': 'दिनांक और स्थान के साथ घोषणा',
  'The page employers have trusted for decades: centred name, plain headings, one column from top to bottom.':
    'वह पेज जिस पर नियोक्ता दशकों से भरोसा करते हैं: बीच में नाम, सादे शीर्षक, ऊपर से नीचे एक ही कॉलम।',
  'One column that every parser reads': 'एक कॉलम, जिसे हर सॉफ़्टवेयर पढ़ लेता है',
  'Suits government, banking and teaching posts': 'सरकारी, बैंक और अध्यापन के पदों के लिए उपयुक्त',
  'Prints well in black and white': 'ब्लैक एंड व्हाइट में भी अच्छा छपता है',
  'A composed page for people with a record to show. Results stand in front, details follow in good order.':
    'अनुभवी लोगों के लिए सधा हुआ पेज। उपलब्धियाँ सबसे आगे, बाकी बातें क्रम से।',
  'Space for longer careers': 'लंबे करियर के लिए जगह',
  'Achievements set in front': 'उपलब्धियाँ सबसे आगे',
  'Links and declaration included': 'लिंक और घोषणा शामिल',
};

const months: Translation['months'] = Object.fromEntries(
  monthNames.map((name, index) => [name, hindiMonths[index] ?? name]),
);

export const hindi: Translation = { messages: hindiMessages, words, months };
