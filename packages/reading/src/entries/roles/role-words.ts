/** What posts are called: the noun that such a name ends with. */
const titleNouns = `
Accountant Actor Adviser Advisor Administrator Admin Advocate Agent Aide Ambassador Analyst Anchor Animator Apprentice Architect Artist
Assistant Associate Attendant Auditor Baker Banker Barista Bartender Beautician Broker Buyer Captain Caretaker Carpenter Cashier CEO CFO CTO
COO Chef Chemist Chief Clerk Coach Coder Cofounder Co-founder Commander Commis Compounder Conductor Constable Consultant Controller Cook
Coordinator Co-ordinator Copywriter Correspondent Counsellor Counselor Craftsman Creator Crew Dentist Designer Developer Dietician Dietitian
Director Doctor Draftsman Draughtsman Driver Editor Educator Electrician Engineer Estimator Examiner Executive Expert Fabricator Facilitator
Faculty Farmer Fellow Fireman Fitter Foreman Founder Freelancer Gardener Generalist Graduate Guard Guide Head Helper Hostess
Incharge In-charge Inspector Instructor Interior Intern Internship Interviewer Journalist Keeper Labourer Lawyer Lead Leader Lecturer Librarian
Lineman Loader Machinist Maid Manager Mason Mechanic Mentor Merchandiser Microbiologist Midwife Moderator Modeler Nanny Nurse Nutritionist
Officer Operator Optometrist Organiser Organizer Owner Packer Painter Paralegal Paramedic Partner Pathologist Peon Pharmacist
Phlebotomist Photographer Physician Physicist Physiotherapist Picker Pilot Planner Plumber Postman President Principal Producer Professional
Professor Programmer Promoter Proprietor Psychologist Radiographer Radiologist Receptionist Recruiter Registrar Reporter Representative
Researcher Resident Reviewer Rigger Salesman Salesperson Saleswoman Scholar Scientist Secretary SDE Specialist Staff Stenographer Steward
Storekeeper Strategist Stylist Superintendent Supervisor Surgeon Surveyor Tailor Teacher Technician Technologist Telecaller Teller Tester
Therapist Trader Trainee Trainer Transcriptionist Translator Treasurer Turner Tutor Typist Underwriter Valet Videographer Volunteer VP Waiter
Warden Welder Wireman Worker Writer
Ingénieur
`;
const titleNounsHindi = `
अभियंता इंजीनियर शिक्षक शिक्षिका अध्यापक अध्यापिका प्रबंधक मैनेजर लेखाकार लेखापाल सहायक नर्स पर्यवेक्षक सुपरवाइज़र सुपरवाइजर चालक ड्राइवर लिपिक
क्लर्क प्रशिक्षु प्रशिक्षक अधिकारी विश्लेषक तकनीशियन संचालक ऑपरेटर निदेशक सलाहकार विक्रेता इलेक्ट्रीशियन बढ़ई दर्जी रसोइया स्वयंसेवक संपादक पत्रकार
प्रोग्रामर डेवलपर इंटर्न एक्जीक्यूटिव अकाउंटेंट प्राचार्य व्याख्याता प्रोफेसर डॉक्टर चिकित्सक फिटर वेल्डर कारीगर
`;

/** What firms and institutions are called. */
const companyNouns = `
Academy Advisors Agencies Agency Airlines Airways Analytics Apparels Associates Association Authority Automation Automobiles Autos Bakery Bank
Bazaar Board Brothers Bros Builders Bureau Café Capital Care Castings Cements Centre Center Ceramics Chambers Chemicals Church Classes Clinic
Clinics Club Coaching College Committee Communications Company Components Computers Constructions Construction Consortium Consultancy
Consultants Consulting Contractors Convent Cooperative Co-operative Corp Corporates Corporation Council Creations Dairy Department Depot
Designs Developers Diagnostics Digital Distributors Dynamics Education Electricals Electronics Energy Engineers Engineering Enterprise
Enterprises Equipments Estates Exports Exporters Fabrics Factory Farms Fashions Finance Financials Finserv Finance Foods Forge Foundation
Foundry Furniture Garments Global Government Govt Group Groups Healthcare Holdings Home Homes Hospital Hospitals Hospitality Hotel Hotels
Housing Imports India Industries Industry Informatics Infosystems Infotech Infra Infrastructure Infratech Innovations Institute Institution
Insurance Interiors International Investments IT Jewellers Kendra Labs Laboratory Laboratories Learning Logistics Machinery Machines Mall
Manufacturing Manufacturers Marketing Mart Media Medicals Metals Mills Minerals Ministry Mission Motors Movers Municipality Network Networks
Nidhi Nigam NGO Nursing Office Organics Organisation Organization Packaging Papers Partners Petrochemicals Petroleum Pharma Pharmaceuticals Pharmacy
Plastics Plant Polymers Ports Power Press Printers Products Productions Projects Properties Publications Publishers Railway Railways Realtors
Realty Refinery Residency Resorts Resort Restaurant Retail Robotics Sabha Salon Samiti Sansthan Sanstha School Schools Sciences Securities
Services Shipping Shipyard Showroom Society Softech Software Softwares Solution Solutions Sons Spa Stationers Steel Steels Stores Store
Studio Studios Supermarket Suppliers Systems Technologies Technology Technocrats Technosoft Tech Telecom Textile Textiles Tools Tours
Traders Trading Transport Transports Travels Trust Tubes University Vehicles Ventures Vidyalaya Vidyapeeth Wires Workshop Works
`;
const companyNounsHindi = `
लिमिटेड लि प्राइवेट प्रा बैंक कंपनी कम्पनी अस्पताल हॉस्पिटल विद्यालय स्कूल विश्वविद्यालय महाविद्यालय कॉलेज समूह ग्रुप सेवाएँ सेवा सर्विसेज़ सर्विसेज
उद्योग इंडस्ट्रीज़ इंडस्ट्रीज संस्थान संस्था समिति सोसाइटी ट्रस्ट फाउंडेशन टेक्नोलॉजीज़ टेक्नोलॉजीज सॉल्यूशंस एंटरप्राइज़ेज़ ट्रेडर्स स्टोर्स विभाग निगम
मंत्रालय एजेंसी क्लिनिक होटल मिल्स फैक्ट्री केंद्र केन्द्र
`;

/** Firms whose names say nothing about what they are. */
const knownCompanies = `
Accenture Adani Adobe Airtel Amazon Apollo Apple Aptech Axis BHEL BPCL BSNL Byju's BYJU'S Capgemini Cipla Cisco Cognizant Concentrix CRED
Dabur Daikin Dell Deloitte DMart DRDO Dunzo EY Facebook Flipkart Genpact Godrej Google Groww HCL HCLTech HDFC Hexaware Honda HPCL HP HSBC Hyundai
IBM ICICI IOCL Infosys Intel ISRO ITC JSW KPMG L&T LIC LTIMindtree Lupin Mahindra Maruti McDonald's Meesho Meta Microsoft Mindtree
Mphasis Myntra Naukri Nestle Nestlé Netflix Nokia NTPC Nykaa Ola ONGC Oracle OYO Patanjali Paytm PhonePe PwC Qualcomm Razorpay Reliance SAIL
Samsung SAP SBI Siemens Swiggy Tally TCS Teleperformance Uber Udaan Unacademy Vedanta Vodafone Walmart Wipro WNS Zepto Zerodha Zoho Zomato
`;

const setOf = (...lists: readonly string[]): ReadonlySet<string> =>
  new Set(lists.flatMap((list) => list.toLowerCase().split(/\s+/).filter(Boolean)));

const isTitleNoun = setOf(titleNouns, titleNounsHindi);
const isCompanyNoun = setOf(companyNouns, companyNounsHindi);
const isKnownCompany = setOf(knownCompanies);
/** Places and peoples are theirs: Bank of India, School for the Blind. */
const ofSomething = setOf(
  'Bank University Institute College School Ministry Department Government Govt Board Council Directorate Office',
);

const wordsOf = (name: string): readonly string[] =>
  name.toLowerCase().match(/[\p{L}\p{M}\p{N}]+(?:['’&-][\p{L}\p{M}\p{N}]+)*/gu) ?? [];

/** What may follow the noun of a post: its grade. */
const grade = /[\s–-]+(?:I{1,3}|IV|V|[1-5]|L[1-5]|Grade\s?[A-Z0-9]+|Level\s?[0-9I]+|[A-C])[\s.,)]*$/u;

const endsInTitle = (name: string): boolean => isTitleNoun.has(wordsOf(name.replace(grade, '')).at(-1) ?? '');

/** A post with what it is about: `Head of Sales`, `Executive - Accounts`. */
const isTitleOfSomething = (name: string): boolean => {
  const [start = '', ...rest] = name.split(/\s*[-–—(,/&]\s*|\s+(?:of|in|for|and|to|cum)\s+/u);
  return rest.length > 0 && wordsOf(start).length <= 4 && endsInTitle(start);
};

const opensTitle =
  /^(?:senior|sr|junior|jr|asst|assistant|associate|lead|chief|head|deputy|dy|trainee|principal|staff|graduate|post graduate|full[- ]?stack|front[- ]?end|back[- ]?end|freelance|part[- ]?time|field|sales|project|business development|team|vice|general|web|software|data|quality|hr|human resources?|customer|technical|production|site|ui\/ux|qa|devops|android|ios|relationship|area|branch|store|pgt|tgt|prt|gnm|anm)\b/iu;
const isShortTitle =
  /^(?:(?:sr|jr|senior|junior)\.?\s+)?(?:SDE|SSE|HR|QA|PGT|TGT|PRT|ASE|MTS|PO|RM|BDE|BDM|TL|GET|DET|AE|JE|AM|DM|GM|AGM|DGM|CA|MIS|CRE|CSR|CCE|PM)(?:[\s-]*(?:I{1,3}|[1-4]|executive|intern))?$/u;

const legalForm =
  /(?<![\p{L}\p{M}])(?:pvt|private\s+(?:limited|ltd)|ltd|limited|llp|llc|inc|incorporated|corp|corporation|gmbh|plc|p\.?\s?ltd|\(p\)|\(i\)|opc|&\s*co|and\s+co|&\s*sons|and\s+sons|&\s*associates|bros)(?![\p{L}\p{M}])/iu;
const legalFormHindi = /(?:प्रा(?:इवेट|\.)?\s*लि(?:मिटेड|\.)?|लिमिटेड)/u;

/** How much a text looks like the name of a post. */
export const titleScore = (text: string): number => {
  const name = text.trim();
  if (name === '' || name.length > 120) return 0;
  const isNamed = endsInTitle(name) || isShortTitle.test(name);
  const form = isNamed ? 3 : isTitleOfSomething(name) ? 2.5 : 0;
  const holds = !isNamed && wordsOf(name).some((word) => isTitleNoun.has(word));
  return form + (holds ? 0.6 : 0) + (opensTitle.test(name) ? 0.7 : 0);
};

const companyNounScore = (words: readonly string[]): number => {
  if (isCompanyNoun.has(words.at(-1) ?? '')) return 2.4;
  const isOf = words.some((word, at) => ofSomething.has(word) && /^(?:of|for)$/.test(words[at + 1] ?? ''));
  return isOf ? 2.4 : words.some((word) => isCompanyNoun.has(word)) ? 0.7 : 0;
};

/** How much a text looks like the name of a firm or an institution. */
export const companyScore = (text: string): number => {
  const name = text.trim();
  if (name === '' || name.length > 160) return 0;
  const words = wordsOf(name);
  return (
    (legalForm.test(name) || legalFormHindi.test(name) ? 4 : 0) +
    (isKnownCompany.has(words[0] ?? '') && /^\p{Lu}/u.test(name) ? 3 : 0) +
    companyNounScore(words) +
    (/^(?:m\/s|the)\b/i.test(name) ? 0.8 : 0) +
    (/^[A-Z&]{2,6}$/.test(name) ? 0.5 : 0)
  );
};

/** Above 0 for a post, below for a firm. */
export const titleOverCompany = (text: string): number => titleScore(text) - companyScore(text);

/** What students do; a trainee or an apprentice may be employed. */
export const isStudentRole = (text: string): boolean =>
  /(?<![\p{L}])(?:interns?|internship|(?:vocational|industrial|in-?plant|summer|winter) train(?:ing|ee))(?![\p{L}])|इंटर्न/iu.test(
    text,
  );

export const isInternship = (text: string): boolean =>
  /(?<![\p{L}])(?:intern|interns|internship|trainee|apprentice(?:ship)?|vocational training|industrial training|in-?plant training|summer training|winter training|training)(?![\p{L}])|इंटर्न|प्रशिक्षु|प्रशिक्षण/iu.test(
    text,
  );
