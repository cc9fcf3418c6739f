import { suggestionLimit } from './job-suggestions.ts';

/** Skills that lead to the same jobs, and those jobs, the likeliest first. */
const table = `
java, core java, spring, spring boot, hibernate, j2ee, microservices = Java Developer, Backend Developer, Software Engineer
python, django, flask, fastapi = Python Developer, Backend Developer, Software Engineer
javascript, typescript, es6 = Frontend Developer, Full Stack Developer, Software Engineer
react, reactjs, redux, next js, nextjs = React Developer, Frontend Developer, Full Stack Developer
angular, angularjs, vue, vuejs, svelte, jquery = Frontend Developer, UI Developer, Web Developer
html, html5, css, css3, bootstrap, tailwind, sass, web development = Web Developer, Frontend Developer, UI Developer
node js, nodejs, express, expressjs, nestjs, rest api, graphql = Node.js Developer, Backend Developer, Full Stack Developer
mern, mern stack, mean stack, full stack = Full Stack Developer, MERN Stack Developer, Software Engineer
php, laravel, codeigniter, wordpress, magento, shopify = PHP Developer, WordPress Developer, Web Developer
c#, dotnet, net core, asp net, vb net = .NET Developer, Backend Developer, Software Engineer
c, c++, embedded c, embedded systems, rtos, microcontrollers, arduino = Embedded Engineer, Firmware Engineer, Software Engineer
go, golang, rust, scala, ruby, ruby on rails, elixir = Backend Developer, Software Engineer, Platform Engineer
android, kotlin, jetpack compose = Android Developer, Mobile App Developer, Software Engineer
ios, swift, swiftui, objective c = iOS Developer, Mobile App Developer, Software Engineer
flutter, dart, react native, ionic = Mobile App Developer, Flutter Developer, React Native Developer
aws, azure, gcp, google cloud, cloud computing = Cloud Engineer, DevOps Engineer, Solutions Architect
docker, kubernetes, terraform, ansible, jenkins, ci cd, devops, helm = DevOps Engineer, Site Reliability Engineer, Cloud Engineer
linux, unix, bash, shell scripting, system administration, windows server, vmware = System Administrator, Linux Administrator, DevOps Engineer
networking, ccna, ccnp, routing, switching, firewall = Network Engineer, Network Administrator, IT Support Engineer
cyber security, cybersecurity, information security, ethical hacking, penetration testing, soc, siem = Security Analyst, Cyber Security Engineer, Penetration Tester
sql, mysql, postgresql, oracle, pl sql, database, dbms = Database Developer, Database Administrator, Data Analyst
mongodb, redis, cassandra, elasticsearch, kafka = Backend Developer, Data Engineer, Database Administrator
hadoop, spark, pyspark, airflow, etl, snowflake, databricks, data warehousing = Data Engineer, Big Data Engineer, ETL Developer
data analysis, data analytics, power bi, tableau, looker, data visualization = Data Analyst, Business Intelligence Analyst, Reporting Analyst
machine learning, deep learning, tensorflow, pytorch, scikit learn, data science, pandas, numpy = Data Scientist, Machine Learning Engineer, AI Engineer
artificial intelligence, nlp, computer vision, generative ai, llm, prompt engineering = AI Engineer, Machine Learning Engineer, Data Scientist
statistics, r programming, sas, spss, econometrics = Statistician, Data Analyst, Research Analyst
manual testing, software testing, test cases, jira, qa = QA Engineer, Software Tester, Test Analyst
selenium, cypress, playwright, automation testing, appium, postman = Automation Test Engineer, QA Engineer, SDET
sap, sap fico, sap mm, sap sd, abap, erp = SAP Consultant, ERP Consultant, SAP Functional Analyst
salesforce, apex, crm = Salesforce Developer, CRM Executive, Salesforce Administrator
figma, adobe xd, ui design, ux design, ui ux, wireframing, prototyping = UI/UX Designer, Product Designer, UX Researcher
photoshop, illustrator, coreldraw, indesign, graphic design, canva = Graphic Designer, Visual Designer, Social Media Designer
video editing, premiere pro, after effects, final cut, davinci resolve, motion graphics = Video Editor, Motion Graphics Designer, Content Creator
animation, blender, maya, 3ds max, unity, unreal engine, game development = 3D Artist, Animator, Game Developer
photography, videography, cinematography = Photographer, Videographer, Content Creator
autocad, revit, sketchup, draughting, drafting = CAD Draughtsman, AutoCAD Designer, Design Engineer
solidworks, catia, creo, ansys, nx, mechanical design = Mechanical Design Engineer, CAD Engineer, Product Design Engineer
civil engineering, staad pro, site supervision, surveying, quantity surveying, estimation, bbs = Civil Engineer, Site Engineer, Quantity Surveyor
architecture, interior design, space planning, lumion, 3d rendering = Interior Designer, Architect, 3D Visualiser
electrical, plc, scada, vfd, instrumentation, industrial automation = Automation Engineer, Electrical Engineer, Instrumentation Engineer
electrician, wiring, house wiring, electrical maintenance = Electrician, Electrical Technician, Maintenance Technician
vlsi, verilog, vhdl, systemverilog, fpga, pcb design, electronics = VLSI Engineer, Hardware Engineer, PCB Design Engineer
matlab, simulink, labview, signal processing = Simulation Engineer, Research Engineer, Embedded Engineer
cnc, cnc programming, lathe, milling, vmc, machining, fitter, turner = CNC Operator, Machinist, Production Engineer
welding, fabrication, arc welding, tig, mig = Welder, Fabricator, Production Supervisor
production, manufacturing, lean manufacturing, kaizen, six sigma, 5s = Production Engineer, Production Supervisor, Process Engineer
quality control, quality assurance, iso 9001, inspection, quality management = Quality Engineer, Quality Inspector, Quality Manager
maintenance, hvac, refrigeration, plumbing, ac repair = Maintenance Technician, HVAC Technician, Facility Executive
safety, nebosh, hse, fire safety, ehs = Safety Officer, EHS Officer, HSE Engineer
automobile, automotive, two wheeler repair, vehicle maintenance, mechanic = Automobile Technician, Service Advisor, Service Engineer
driving, lmv, hmv, driving licence, forklift = Driver, Delivery Executive, Forklift Operator
tally, tally erp, tally prime, gst, tds, bookkeeping, busy = Accountant, Accounts Executive, GST Executive
accounting, accounts, accounts payable, accounts receivable, bank reconciliation, quickbooks, zoho books = Accountant, Accounts Executive, Accounts Payable Analyst
taxation, income tax, direct tax, indirect tax, audit, auditing, internal audit, ifrs = Tax Consultant, Audit Associate, Chartered Accountant
finance, financial analysis, financial modelling, financial modeling, valuation, budgeting, forecasting = Financial Analyst, Finance Executive, Investment Analyst
banking, loans, kyc, credit analysis, underwriting, microfinance = Bank Officer, Credit Analyst, Relationship Manager
investment, mutual funds, stock market, equity research, trading, wealth management = Equity Research Analyst, Wealth Manager, Investment Advisor
insurance, claims, actuarial = Insurance Advisor, Claims Executive, Underwriter
excel, advanced excel, ms excel, mis, vlookup, pivot tables, google sheets = MIS Executive, Data Analyst, Back Office Executive
ms office, microsoft office, ms word, powerpoint, typing, data entry, computer operator = Data Entry Operator, Office Assistant, Computer Operator
office administration, administration, documentation, filing, scheduling, calendar management = Office Administrator, Administrative Assistant, Executive Assistant
recruitment, talent acquisition, sourcing, screening, interviewing = HR Recruiter, Talent Acquisition Specialist, HR Executive
human resources, hr, payroll, onboarding, employee engagement, performance management, labour law, hrms = HR Executive, HR Generalist, Payroll Executive
training, soft skills, learning and development, instructional design = Corporate Trainer, Learning and Development Executive, Instructional Designer
sales, field sales, inside sales, b2b sales, lead generation, cold calling, negotiation = Sales Executive, Business Development Executive, Inside Sales Executive
business development, key account management, client relationship, channel sales = Business Development Manager, Key Account Manager, Sales Manager
marketing, brand management, market research, event management, campaign management = Marketing Executive, Brand Executive, Market Research Analyst
digital marketing, seo, sem, google ads, facebook ads, google analytics, email marketing, ppc = Digital Marketing Executive, SEO Executive, Performance Marketer
social media, social media marketing, instagram, influencer marketing, community management = Social Media Executive, Social Media Manager, Content Creator
content writing, copywriting, blogging, creative writing, technical writing = Content Writer, Copywriter, Technical Writer
editing, proofreading, journalism, reporting, news writing = Editor, Journalist, Proofreader
translation, hindi translation, interpretation, transcription, subtitling = Translator, Interpreter, Language Specialist
customer service, customer support, call centre, call center, bpo, telecalling, voice process = Customer Support Executive, Telecaller, Customer Success Associate
technical support, help desk, troubleshooting, hardware, desktop support = IT Support Engineer, Desktop Support Engineer, Technical Support Executive
project management, pmp, prince2, ms project, stakeholder management = Project Manager, Project Coordinator, Programme Manager
agile, scrum, kanban = Scrum Master, Project Manager, Product Owner
product management, product strategy, roadmap, user research = Product Manager, Associate Product Manager, Product Owner
business analysis, requirements gathering, requirement analysis, brd, process mapping = Business Analyst, Functional Consultant, Product Owner
operations, operations management, process improvement, vendor management = Operations Executive, Operations Manager, Process Associate
supply chain, logistics, inventory, inventory management, warehouse, warehouse management, dispatch = Supply Chain Executive, Logistics Coordinator, Warehouse Supervisor
procurement, purchase, purchasing, contract management, import export, exim = Purchase Executive, Procurement Specialist, Export Executive
e commerce, ecommerce, amazon seller central, flipkart, catalogue management = E-commerce Executive, Catalogue Executive, Marketplace Manager
retail, merchandising, visual merchandising, billing, pos, cash handling = Store Executive, Cashier, Store Manager
teaching, lesson planning, classroom management, b ed, curriculum development, pedagogy = Teacher, Academic Coordinator, Curriculum Developer
mathematics, physics, chemistry, biology, tutoring, online teaching = Teacher, Subject Matter Expert, Online Tutor
early childhood, montessori, nursery teaching, child care = Pre-primary Teacher, Montessori Teacher, Childcare Executive
counselling, counseling, psychology, career guidance = Counsellor, Psychologist, Student Advisor
social work, ngo, community development, fundraising, field work = Social Worker, Programme Officer, Community Mobiliser
research, literature review, data collection, survey, qualitative research = Research Associate, Research Analyst, Field Researcher
nursing, patient care, icu, gnm, anm, first aid, phlebotomy = Staff Nurse, Patient Care Executive, Ward Supervisor
medicine, mbbs, clinical, diagnosis, surgery, ayurveda, homeopathy = Medical Officer, Resident Doctor, Clinical Associate
pharmacy, pharmacology, drug dispensing, pharmacovigilance, d pharm, b pharm = Pharmacist, Drug Safety Associate, Medical Representative
medical coding, medical billing, icd 10, cpt, medical transcription = Medical Coder, Medical Billing Executive, Medical Transcriptionist
laboratory, dmlt, pathology, microbiology, hplc, biotechnology, molecular biology = Laboratory Technician, Quality Control Chemist, Microbiologist
physiotherapy, yoga, fitness training, nutrition, dietetics = Physiotherapist, Fitness Trainer, Dietitian
radiology, x ray, ct scan, mri = Radiographer, Radiology Technician, MRI Technician
clinical research, clinical trials, gcp guidelines, regulatory affairs = Clinical Research Associate, Regulatory Affairs Executive, Clinical Data Coordinator
legal research, legal drafting, litigation, contract drafting, corporate law, llb, compliance = Legal Associate, Legal Executive, Compliance Officer
company secretary, secretarial, corporate governance, roc filing = Company Secretary, Compliance Officer, Legal Executive
agriculture, agronomy, farming, soil science, horticulture, irrigation = Agriculture Officer, Agronomist, Field Officer
dairy, animal husbandry, veterinary, poultry, fisheries = Livestock Officer, Veterinary Assistant, Dairy Supervisor
food technology, food safety, fssai, haccp, food processing = Food Technologist, Food Safety Officer, Quality Executive
cooking, culinary, bakery, chef, kitchen management, food production = Chef, Commis Chef, Kitchen Supervisor
hospitality, hotel management, front office, housekeeping, food and beverage, guest relations = Hotel Management Trainee, Front Office Executive, Guest Relations Executive
travel, ticketing, tour planning, amadeus, galileo, visa processing = Travel Consultant, Tour Executive, Ticketing Executive
aviation, cabin crew, ground handling, airport operations = Cabin Crew, Ground Staff, Airport Operations Executive
fashion design, pattern making, garment, textile, embroidery, merchandiser = Fashion Designer, Garment Merchandiser, Textile Designer
tailoring, stitching, sewing, sewing machine = Tailor, Sewing Machine Operator, Boutique Assistant
beauty, makeup, hair styling, cosmetology, salon = Beautician, Makeup Artist, Salon Executive
security, security guard, surveillance, cctv = Security Officer, Security Supervisor, CCTV Operator
real estate, property management, rera = Real Estate Executive, Property Manager, Sales Executive
solar, solar installation, renewable energy, wind energy = Solar Engineer, Solar Technician, Energy Analyst
gis, remote sensing, arcgis, qgis, cartography = GIS Analyst, GIS Executive, Remote Sensing Analyst
blockchain, solidity, web3, smart contracts = Blockchain Developer, Smart Contract Developer, Software Engineer
robotics, ros, iot, drones, mechatronics = Robotics Engineer, IoT Engineer, Automation Engineer
rpa, uipath, automation anywhere, power automate, blue prism = RPA Developer, Automation Consultant, Business Analyst
git, github, data structures, algorithms, oops, problem solving, software development = Software Engineer, Software Developer, Associate Software Engineer
communication, communication skills, english, public speaking, customer handling = Customer Support Executive, Front Office Executive, Business Development Executive
leadership, team management, team handling, people management = Team Leader, Operations Manager, Project Coordinator
टैली, लेखा, बहीखाता = Accountant, Accounts Executive, Office Assistant
कंप्यूटर, टाइपिंग = Computer Operator, Data Entry Operator, Office Assistant
सिलाई, कढ़ाई = Tailor, Sewing Machine Operator, Boutique Assistant
ड्राइविंग, गाड़ी चलाना = Driver, Delivery Executive, Forklift Operator
शिक्षण, अध्यापन = Teacher, Online Tutor, Academic Coordinator
`;

const words = (text: string): string =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}+#]+/u)
    .filter((word) => word !== '')
    .join(' ');

const cells = (text: string): readonly string[] => text.split(',').map((cell) => cell.trim());

const titlesBySkill: ReadonlyMap<string, readonly string[]> = new Map(
  table
    .trim()
    .split('\n')
    .flatMap((row) => {
      const [skills = '', titles = ''] = row.split(' = ');
      return cells(skills).map((skill) => [words(skill), cells(titles)] as const);
    }),
);

const skillsRead = 50;
const skillLength = 60;
/** 'Go' is a skill; the 'go' of other words is none. */
const wholeUpTo = 3;

const isIn = (part: string, whole: string): boolean => ` ${whole} `.includes(` ${part} `);

/** What of the table a skill names. The longest name counts: 'cyber security' is not 'security'. */
const namedIn = (skill: string): readonly string[] => {
  const named = [...titlesBySkill.keys()].filter(
    (known) => skill === known || (known.length > wholeUpTo && isIn(known, skill)),
  );
  return named.filter((known) => !named.some((other) => other !== known && isIn(known, other)));
};

/** A title earns more the higher it stands in a row, and from every skill that leads to it. */
const firstPlace = 3;

/** Job titles for skills without the AI service: the ones most skills lead to first, at most ten. */
export const titlesForSkills = (skills: readonly string[]): readonly string[] => {
  const points = new Map<string, number>();
  for (const text of skills.slice(0, skillsRead)) {
    for (const known of namedIn(words(text.slice(0, skillLength)))) {
      for (const [place, title] of (titlesBySkill.get(known) ?? []).entries()) {
        points.set(title, (points.get(title) ?? 0) + Math.max(1, firstPlace - place));
      }
    }
  }
  return [...points]
    .sort(([, a], [, b]) => b - a)
    .slice(0, suggestionLimit)
    .map(([title]) => title);
};
