/** Sales and calls, hospitals, schools, hotels, shops, marketing, design, media and care of people. */
export const serviceTools = `
BLS, !BLS, basic life support, bls certification, bls certified, bls/acls, bls & acls
ACLS, !ACLS > BLS
CPR, !CPR
NRP, !NRP
Nursing council registration, nursing registration, state nursing council registration, registered nurse, state nursing council, valid nursing registration, nursing council, rnrm, registered with nursing council, nursing license
Pharmacist registration, pharmacy council registration, registered pharmacist license, state pharmacy council, pharmacy license, pharmacist license, pharmacist licence, registered with pharmacy council, pharmacy council
Medical council registration, mci registration, nmc registration, state medical council registration
NABH, !NABH, nabh standards
NABL, !NABL
HIS software, hospital software, hospital information system, hms, !HIS
EMR, !EMR, !EHR, electronic medical records
ICU, !ICU, icu experience, icu nursing, critical care, intensive care, icu care
OT, !OT, operation theatre, operation theater, operation theatre experience
ECG, !ECG, ekg
X-ray, xray, x ray, x-rays, digital x-ray
CT scan, ct, !CT, ct machine
MRI, !MRI
Ultrasound, usg, !USG, sonography
Ventilator, ventilators, ventilator management, ventilator care
Dialysis, hemodialysis, haemodialysis, dialysis machine
Phlebotomy, blood collection, sample collection, blood sample collection, venipuncture
Autoclave, autoclaving, sterilization, sterilisation, cssd, !CSSD
HPLC, !HPLC
GC, !GC, gas chromatography
UV spectrophotometer, spectrophotometer
GMP, !GMP, cgmp, gmp guidelines
GLP, !GLP
GCP, !ICH-GCP, good clinical practice
USFDA, usfda guidelines
ICD-10, icd 10, icd-10-cm
CPT coding, cpt codes, !CPT
CPC certification, !CPC, cpc certified
HIPAA
Pharmacovigilance, drug safety
IDS software, !IDS NEXT, ids next
Opera PMS, opera, opera software, hotel opera
POS machine, !POS, pos, pos system, point of sale, pos billing, pos software, billing machine
Petpooja
Amadeus, amadeus gds
~Galileo
GDS, !GDS, sabre
IATA, !IATA
Google Ads, google adwords, adwords, google ad, ppc, google ads certification
Facebook Ads, meta ads, facebook ad, meta ads manager, facebook ads manager, fb ads, facebook and instagram ads, instagram ads, meta business suite
Google Analytics, !GA4, ga4, google analytics 4
Google Search Console, search console
Google Tag Manager, !GTM
SEMrush
Ahrefs
Mailchimp
Mixpanel
Clevertap
WebEngage
Hootsuite
Buffer tool
Canva
Adobe Photoshop, photoshop, adobe photoshop cc, फोटोशॉप
Adobe Illustrator, illustrator
CorelDRAW, corel draw, corel, कोरल ड्रा
Adobe InDesign, indesign
Adobe Premiere Pro, premiere pro, adobe premiere, premiere
After Effects, adobe after effects, aftereffects
Final Cut Pro, fcp, final cut
DaVinci Resolve, davinci
CapCut
Adobe XD
Adobe Lightroom, lightroom
Adobe Creative Suite, adobe suite, adobe creative cloud
~Sketch
InVision
~Blender
~Maya, autodesk maya
Cinema 4D
ZBrush
PageMaker, page maker
QuarkXPress
Audacity
Pro Tools
DSLR, dslr camera
Instagram
YouTube
Facebook
LinkedIn
WhatsApp Business
Amazon Seller Central, seller central, amazon seller, flipkart seller, amazon and flipkart, meesho
IndiaMART, india mart
Justdial
NCERT
CBSE, !CBSE, cbse curriculum, cbse pattern, cbse board
ICSE, !ICSE, icse board
IB curriculum, !IB, igcse, !IGCSE, cambridge curriculum
Smart board, smart class, smartboard, interactive board
Phonics, jolly phonics
Moodle, lms, !LMS
NEET, !NEET
JEE, iit jee, iit-jee, jee mains, jee advanced
Zoom classes, google classroom, google meet
Avaya
Genesys
Ameyo
Dialer, diallers, auto dialer
Food licence
FoSTaC
`;

export const serviceSkills = `
Sales, sold, sales experience, sales skills, selling, selling skills, sales knowledge, experience in sales, direct sales, बिक्री, सेल्स, sales & marketing, sales and marketing
Field sales, field work, outdoor sales, field marketing, field sales executive, on field, field job, field visits, फील्ड वर्क > Sales
Inside sales > Sales
B2B sales, b2b, corporate sales, institutional sales > Sales
B2C sales, b2c > Sales
Retail sales, counter sales, showroom sales, in-store sales, store sales > Sales, Retail
Retail, retail experience, retail industry, shop experience, retail sector
Channel sales, dealer management, distributor management, dealer network, dealer handling, channel partner, distribution, distributor handling, channel management > Sales
FMCG, !FMCG, fmcg sales, fmcg industry, fmcg products
Pharma sales, medical representative, pharmaceutical sales, pharma marketing > Sales
Real estate sales, real estate, property sales
Telesales, tele sales, telesales experience > Sales
Telecalling, tele calling, tele-calling, telecaller, cold calling, calling, outbound calling, tele-caller, tele caller, calling work, कॉलिंग, telemarketing, tele marketing
Cross selling, cross-selling, upselling, up-selling, cross sell, upsell, upselling and cross-selling
Lead generation, lead gen, generating leads, lead management
Business development, new business development, !BD, client acquisition, customer acquisition, new client acquisition
Key account management, account management, key accounts
Target achievement, sales targets, achieving targets, target based, sales target
Customer handling, customer dealing, client handling, handling customers, dealing with customers, customer interaction, client dealing, ग्राहकों से बात, client servicing, customer management
Customer service, customer support, customer care, customer relations, client service, client support, customer service skills, customer experience, ग्राहक सेवा
Customer relationship management, client relationship skills, customer relationship
Voice process, international voice process, domestic voice process, inbound voice, inbound calls, inbound process, call handling, inbound calling, outbound process, call centre, call center, bpo, !BPO, bpo experience, kpo, bpo/call center, कॉल सेंटर
Non voice process, non-voice, non voice, chat process, chat support, email support, chat and email support, email process, blended process
International BPO, us process, international process, us shift process, us healthcare
Complaint handling, complaint resolution, complaints, customer complaints, query resolution, query handling, escalation handling, escalations, escalation management, objection handling
AHT, !CSAT, csat, quality scores
After sales service, after-sales service, after sales
Product demonstration, product demo, demo, demonstrations, product demos
Market research, market survey, competitor analysis, market analysis
Nursing, nursing care, patient nursing, staff nurse, नर्सिंग, bedside nursing
Patient care, patient handling, care of patients, मरीजों की देखभाल, रोगी देखभाल, patient management
Injection, injections, iv cannulation, cannulation, injection administration, giving injections, iv therapy, iv line, iv insertion, इंजेक्शन
Vital signs, vitals, monitoring vitals, vital signs monitoring
Wound dressing, dressing, wound care, dressings
Medication administration, administering medication
Infection control, infection prevention, infection control practices
Emergency care, emergency, casualty, emergency department, trauma care, emergency nursing
Labour room, maternity, midwifery, labour room nursing
Paediatric care, pediatrics, paediatrics, pediatric, neonatal care
Medical records, patient records, medical documentation
OPD, !OPD, opd/ipd, ipd
Home care nursing, home nursing, home care
Physiotherapy, physio, electrotherapy, exercise therapy
Occupational therapy
Speech therapy
Pharmacy, pharmacist, retail pharmacy, hospital pharmacy, medical store, फार्मेसी, medical shop
Dispensing, dispensing medicines, drug dispensing, dispensing of medicines, medicine dispensing
Prescription reading, reading prescriptions, prescription, prescriptions, prescription handling
Drug knowledge, medicines knowledge, knowledge of medicines, medicine, medicines, dosage, दवाइयों, दवाओं
Lab testing, lab tests, laboratory testing, pathology, pathology lab, haematology, hematology, biochemistry tests, lab technician work, clinical pathology, laboratory, lab work
Microbiology testing, microbiology
Medical billing, physician billing, hospital billing, insurance billing, tpa, !TPA, tpa billing, revenue cycle management, !RCM, us medical billing
AR calling, ar caller, ar follow up, ar follow-up
Denial management, denials
Medical coding
Medical transcription
Clinical research, clinical trials
Radiology, radiography
Optometry, refraction, eye testing
Dental assistance, dental assistant, dental
Dietetics, diet planning, nutrition, diet counselling
Counselling, counseling, student counselling, career counselling, patient counselling, admission counselling, admissions
Competitive exams, competitive exam, competitive examinations
Teaching, taught, teaching experience, teaching skills, classroom teaching, शिक्षण, पढ़ाना, पढ़ाने, teaching methods, pedagogy, padhana
Online teaching, online classes, teaching online
Classroom management, class management, class control
Lesson planning, lesson plans, lesson plan, curriculum planning, curriculum development, curriculum design
Student assessment, evaluation of students, exam paper setting, question paper setting
Early childhood education, preschool teaching, pre-primary, preschool, kindergarten, nursery teaching, montessori
Special education, special educator
Child psychology
Tuition, home tuition, tutoring, coaching classes
Sports coaching, physical training, sports training
Yoga
Dance, music teaching, art and craft, drawing and craft
Story telling, storytelling, rhymes
Academic coordination
Librarianship, library management, cataloguing
Training delivery, soft skills training, corporate training
Food production, food preparation, kitchen operations, kitchen management, culinary, bulk cooking
Indian cuisine, indian cooking, indian food
North Indian cuisine, north indian, north indian food, north indian cooking > Indian cuisine
South Indian cuisine, south indian, south indian food, south indian cooking > Indian cuisine
Tandoor, tandoor cooking, tandoori
Chinese cuisine, chinese cooking, chinese food, indo chinese
Continental cuisine, continental, italian cuisine, continental food, multi cuisine, multicuisine
Bakery, baking, pastry, confectionery, bakery and confectionery, bakery products, cakes
Food and beverage service, f&b service, f&b, food & beverage, food and beverage, f & b service, table service, order taking, waiter, steward
Bartending, bartender, mixology, bar
Barista, coffee making, barista skills
Food safety, food hygiene, kitchen hygiene, hygiene, hygiene standards, food safety standards, hygiene and sanitation, hygiene and safety, food safety and hygiene
Menu planning, menu costing, food costing
Guest handling, guest relations, guest service, guest services, guest relation, hospitality, hospitality industry, hotel industry, guest satisfaction, hotel experience
Room service, guest rooms, room cleaning, bed making, laundry
Reservations, reservation, booking, hotel booking, check-in check-out, check in and check out, check-in and check-out
Banquet, banquets, banquet operations
Event management, event planning, events, event coordination
Tour packages, tour operations, tours and travels, travel industry, holiday packages, itinerary planning
Visa processing, visa
Ticketing, air ticketing
Cabin crew, ground staff, airport operations
Store operations, store management retail, retail operations, store handling, showroom management
Visual merchandising, product display, display, vm
Cashier work, billing counter, cash counter handling
Product knowledge
Stock replenishment, shelf management, refilling, shelf arrangement
Loss prevention, shrinkage control
Jewellery sales, jewellery, gold knowledge
Digital marketing, online marketing, internet marketing, डिजिटल मार्केटिंग, digital marketing skills
SEO, search engine optimization, search engine optimisation, on page seo, off page seo, on-page, off-page, on page and off page, on-page & off-page seo, link building, technical seo
SEM, !SEM, search engine marketing, paid marketing, performance marketing, paid campaigns, paid ads, ppc campaigns
Social media marketing, !SMM, social media, social media management, social media handling, social media handles, social media platforms, smo, सोशल मीडिया
Email marketing, email campaigns
Content writing, content creation, content development, blog writing, article writing, writing skills, writing content, कंटेंट राइटिंग, content writer, web content
Copywriting, copy writing, ad copy, script writing, scriptwriting
Keyword research
Content marketing, content strategy
Brand management, branding, brand building
Marketing, marketing experience, marketing skills, मार्केटिंग, marketing knowledge, marketing strategy, marketing campaigns
Influencer marketing
Affiliate marketing
Campaign management, campaigns, campaign planning
Market expansion
BTL activities, btl, atl, atl/btl, activations, promotional activities, ground activations
E-commerce, ecommerce, e commerce, online selling, e-commerce operations, marketplace management, catalog management, product listing, cataloguing of products, listing
Graphic design, graphic designing, graphic designer, graphics, graphic design skills, ग्राफिक डिजाइन, designing, banner design, poster design, creatives
Logo design, logo designing, brochure design, brochure, brochures
UI design, ui, !UI, ui/ux, ui ux, ui/ux design, ui & ux, ui/ux designing, user interface design
UX design, !UX, user experience, user experience design, ux research, user research, usability testing
Wireframing, wireframes, prototyping, prototypes, wireframe
Typography
Motion graphics, motion graphic
Video editing, video editor, editing videos, reels editing, reels, video production, वीडियो एडिटिंग, short videos
Photography, photo shoot, photoshoot, product photography, फोटोग्राफी
Videography, camera operation, camera handling
Photo editing, image editing, photo retouching
2D animation, animation, 3d animation, vfx, !VFX, animations
Illustration
Interior design, interior designing, space planning, interior
Fashion design, fashion designing
Journalism, news reporting, news writing, reporting and writing, news editing
Anchoring, news anchoring, hosting
Voice over, dubbing, voiceover
Translation, translating, interpretation, अनुवाद
Transcription
Subtitling
Public relations, media relations, press releases, media coordination
Research, research skills, desk research, primary research, secondary research
Survey work, field survey, data collection, field data collection, surveys
Community mobilisation, community mobilization, community work, community engagement, social mobilization, community outreach, सामुदायिक कार्य
NGO work, ngo, !NGO, ngo experience, ngo sector, social sector, development sector
Project monitoring, monitoring and evaluation, m&e
Fund raising, fundraising, proposal writing, donor management, grant writing
Beauty services, beautician, beauty, beauty parlour work, parlour work, beauty parlour, ब्यूटीशियन, beauty treatments
Hair styling, hair cutting, haircut, hair cut, hair dressing, hair stylist
Makeup, make up, make-up, bridal makeup, makeup artist, मेकअप
Facial, facials, cleanup, facial and cleanup
Skin care, skincare
Waxing
Threading
Manicure
Pedicure
Hair spa
Hair colouring, hair colour, hair coloring
Mehendi, mehndi
Spa therapy, massage, spa, body massage, massage therapy
Nail art, nail extension
Gym training, personal training, fitness training, fitness trainer, gym instructor, fitness, certified fitness trainer
Pest control
Laundry work, ironing, dry cleaning
Government procedures, government rules, government schemes, sarkari yojana, सरकारी योजना, government accounting rules, gfr
Noting and drafting, noting drafting, नोटिंग, file noting
Clinical knowledge
Data annotation, data labelling
Content moderation
Quality analysis, call auditing, call quality
Process training
Workforce management, !WFM
Operations management, operations, business operations, operational skills
Strategic planning, strategy
Change management
Process improvement, process excellence
Client communication, client coordination, client interaction, client management, client communication skills
Travelling, travel, willing to travel, willingness to travel, ready to travel, ready for travelling, travelling job, open to travel, touring, field travel
`;
