/** Degrees and school certificates, each with what it shows; the spellings of dots and spaces are one to the reader. */
export const degreeTerms = `
10th, 10th pass, 10th class, 10th std, 10th standard, 10th grade, class 10, class 10th, class X, std 10, std X, 10 pass, Xth, !SSC, !SSLC, !HSLC, matric, matriculation, matric pass, matriculate, high school, high school diploma, secondary school certificate, secondary education, madhyamik, tenth, tenth pass, dasvi pass, daswin pass, 10वीं, 10वीं पास, दसवीं, दसवीं पास, दसवी पास, मैट्रिक, मैट्रिकुलेशन, हाई स्कूल, हाईस्कूल > 9th pass
12th, 12th pass, 12th class, 12th std, 12th standard, 12th grade, class 12, class 12th, class XII, std 12, std XII, 12 pass, XIIth, !HSC, !PUC, 2nd PUC, 10+2, plus two, plus 2, intermediate, intermediate pass, inter pass, higher secondary, higher secondary certificate, senior secondary, hr secondary, pre university, twelfth, twelfth pass, barvi pass, barahvi pass, 12वीं, 12वीं पास, बारहवीं, बारहवीं पास, बारहवी पास, इंटर, इंटरमीडिएट, HSC pass, SSC HSC > 10th
8th pass, 8th, 8th class, class 8, 8th standard, 8वीं, 8वीं पास, आठवीं पास, middle school > 5th pass
9th pass, 9th, 9th class > 8th pass
5th pass, 5th class, class 5, 5वीं पास, पांचवीं पास
Under graduate, undergraduate, !UG, UG degree > 12th
Graduate, graduation, any graduate, any graduation, any degree, graduates, graduate in any discipline, graduate in any stream, graduation in any stream, degree holder, degree, bachelor degree, bachelors degree, bachelors, bachelor, bachelor's, first degree, university degree, any UG, graduate degree, snatak, graduate pass, any bachelor degree, स्नातक, ग्रेजुएट, ग्रेजुएशन, डिग्री > Under graduate, 12th
Post graduate, postgraduate, post graduation, postgraduation, !PG, any post graduate, any postgraduate, any PG, masters degree, masters, master degree, master's, post graduate degree, स्नातकोत्तर, पोस्ट ग्रेजुएट > Graduate
Doctorate, Ph.D, PhD, D.Phil, doctoral degree, पीएचडी > Post graduate
M.Phil > Post graduate
B.Tech, !BTECH, btech, bachelor of technology, !B.E, !BE, bachelor of engineering, bachelors in engineering, बी.टेक, बीटेक, बीई > Engineering degree
Engineering degree, engineering graduate, engineering graduates, degree in engineering, graduate engineer, engineer graduate, bachelor in engineering > Graduate
M.Tech, mtech, master of technology, !M.E, !ME, master of engineering > Post graduate, Engineering degree
B.Sc, bsc, !BSC, bachelor of science, science graduate, graduate in science, बी.एससी, बीएससी > Graduate
B.Sc Nursing, bsc nursing, B.Sc (Nursing), nursing graduate, post basic B.Sc nursing, PB B.Sc nursing, बीएससी नर्सिंग > B.Sc, Nursing qualification
M.Sc, msc, !MSC, master of science, एमएससी > Post graduate
M.Sc Nursing > M.Sc, Nursing qualification
B.Com, bcom, B.Com (Hons), B.Com Hons, bachelor of commerce, commerce graduate, graduate in commerce, commerce graduates, graduation in commerce, बी.कॉम, बीकॉम > Graduate, Commerce
M.Com, mcom, master of commerce, commerce post graduate, एम.कॉम, एमकॉम > Post graduate, B.Com
!B.A, !BA, B.A. (Hons), BA Hons, bachelor of arts, arts graduate, बी.ए., बीए > Graduate
!M.A, !MA, master of arts, एम.ए., एमए > Post graduate
BBA, !BBA, bachelor of business administration, BBM, !BMS, bachelor of management studies, बीबीए > Graduate, Business Administration
MBA, !MBA, master of business administration, MBA/PGDM, PGDM, PGDBM, PGPM, post graduate diploma in management, !MMS, management degree, एमबीए > Post graduate, Business Administration
BCA, bachelor of computer applications, bachelor of computer application, बीसीए > Graduate, Computer Applications, Computer Science
MCA, !MCA, master of computer applications, master of computer application, एमसीए > Post graduate, Computer Applications, Computer Science
B.Ed, !BED, bed degree, bachelor of education, बी.एड, बीएड > Teaching qualification, Graduate
M.Ed, !MED, master of education > B.Ed, Post graduate
D.El.Ed, DELED, D.Ed, !DED, diploma in elementary education, !BTC, !JBT, !TTC, डी.एल.एड, डीएलएड > Teaching qualification
B.El.Ed, bachelor of elementary education > Teaching qualification, Graduate
B.P.Ed, BPED, bachelor of physical education > Graduate
M.P.Ed, MPED > B.P.Ed, Post graduate
!NTT, nursery teacher training, !NTT, montessori trained, montessori training, ECCE, early childhood care and education > Teaching qualification
Teaching qualification, teaching degree, teaching diploma, professional teaching degree, trained teacher
!CA, chartered accountant, qualified CA, CA qualified, CA final > CA Inter, Post graduate
CA Inter, CA intermediate, CA IPCC, !IPCC, inter CA, semi qualified CA, CA semi qualified, CA Inter cleared, CA Inter pass, CA dropout, CA Articleship
CMA, !CMA, cost accountant, cost and management accountant, ICWA, !ICWA, ICWAI > CMA Inter, Post graduate
CMA Inter, CMA intermediate, ICWA Inter, CMA semi qualified
Company Secretary, !CS qualified, qualified CS, !ACS, company secretary qualification > CS Executive
CS Executive, CS Inter, CS semi qualified, CS Executive cleared
ACCA, !ACCA
!CFA
!CPA, !CPA
!FRM, !FRM
LL.B, LLB, bachelor of law, bachelor of laws, law graduate, degree in law, law degree, BA LLB, BBA LLB, B.A. LL.B., एलएलबी > Graduate, Law
LL.M, LLM, master of law, master of laws > LL.B, Post graduate
MBBS, !MBBS, एमबीबीएस > Graduate
!MD > MBBS, Post graduate
BDS, !BDS, bachelor of dental surgery > Graduate
!MDS > BDS, Post graduate
BAMS, !BAMS, ayurveda doctor > Graduate
BHMS, !BHMS > Graduate
BUMS, !BUMS > Graduate
BPT, !BPT, bachelor of physiotherapy, physiotherapy degree > Graduate
MPT, !MPT, master of physiotherapy > BPT, Post graduate
!BOT, bachelor of occupational therapy > Graduate
B.Pharm, B.Pharma, B.Pharmacy, bpharm, bpharma, bachelor of pharmacy, pharmacy graduate, बी.फार्मा, बीफार्मा > Pharmacy qualification, Graduate, Pharmacy
M.Pharm, M.Pharma, M.Pharmacy, mpharm, master of pharmacy > B.Pharm, Post graduate
D.Pharm, D.Pharma, D.Pharmacy, dpharm, dpharma, diploma in pharmacy, डी.फार्मा, डीफार्मा > Pharmacy qualification, Diploma
Pharm.D, pharmd, doctor of pharmacy > Pharmacy qualification, Graduate
Pharmacy qualification, degree in pharmacy, pharmacy degree, registered pharmacist
GNM, !GNM, general nursing and midwifery, diploma in nursing, GNM nursing, जीएनएम > Nursing qualification, Diploma
ANM, !ANM, auxiliary nurse midwife, auxiliary nursing and midwifery, एएनएम > Nursing qualification
Nursing qualification, nursing degree, nursing diploma, nursing course > Nursing
DMLT, !DMLT, diploma in medical laboratory technology, diploma in MLT, डीएमएलटी > Lab qualification, Diploma
BMLT, !BMLT, B.Sc MLT, bachelor of medical laboratory technology, BSc MLT > Lab qualification, Graduate
Lab qualification
CMLT > Lab qualification
Diploma in Radiology, DMRT, diploma in X-ray technology, diploma in radiography, B.Sc Radiology, DRIT, X-ray technician course, diploma in medical imaging > Diploma
OT Technician course, diploma in OT technology, DOTT, B.Sc OT technology > Diploma
Diploma in Dialysis, dialysis technician course, B.Sc dialysis > Diploma
B.Optom, bachelor of optometry, diploma in optometry, B.Sc optometry > Graduate
BASLP > Graduate
Diploma, any diploma, !NTTF, !DME, !DCE, !DEE, !DEEE, !DECE, diploma holder, diploma holders, polytechnic, polytechnic diploma, diploma in engineering, diploma engineer, engineering diploma, diploma pass, three year diploma, 3 year diploma, डिप्लोमा, पॉलिटेक्निक > 10th
ITI, !ITI, I.T.I, ITI pass, ITI passed, ITI certificate, ITI trade, ITI holder, ITI candidates, any ITI, industrial training institute, NTC, आईटीआई, आई.टी.आई., आईटीआई पास > 10th
!NAC, !NAC, national apprenticeship certificate
NCVT, !NCVT, NCVT certificate, SCVT > ITI
PGDCA, post graduate diploma in computer applications, पीजीडीसीए > Diploma
DCA, !DCA, diploma in computer applications, diploma in computer application, ADCA, computer diploma, डीसीए > Diploma
CCC, !CCC, CCC certificate, सीसीसी
O Level, !O Level, NIELIT O Level
!COPA, !COPA > ITI
BHM, !BHM, bachelor of hotel management, hotel management degree, degree in hotel management, hotel management graduate, BHMCT, IHM graduate, B.Sc hospitality > Hotel qualification, Graduate
Diploma in Hotel Management, !DHM, diploma in food production, craft course in food production, diploma in culinary arts, diploma in F&B service > Hotel qualification, Diploma
Hotel qualification > Hotel Management
B.Arch, barch, bachelor of architecture > Graduate
M.Arch > B.Arch, Post graduate
B.Des, bdes, bachelor of design > Graduate
M.Des > B.Des, Post graduate
!BFA, bachelor of fine arts > Graduate
!MFA > BFA, Post graduate
Diploma in Interior Design, interior design diploma, interior designing course > Diploma
Fashion Design qualification, diploma in fashion design, fashion designing course, NIFT graduate, B.Sc fashion design
BJMC, BA journalism, bachelor of journalism, B.A. (JMC), BMM, bachelor of mass media, degree in journalism, journalism degree, mass communication degree, पत्रकारिता में डिग्री, पत्रकारिता की डिग्री > Graduate, Mass Communication
MJMC, master of journalism, MA mass communication > BJMC, Post graduate
MSW, !MSW, master of social work > Post graduate, Social Work
BSW, !BSW, bachelor of social work > Graduate
B.Lib, BLIS, B.Lib.I.Sc, bachelor of library science > Graduate
M.Lib, MLIS, M.Lib.I.Sc > B.Lib, Post graduate
B.Voc, bachelor of vocation > Graduate
B.V.Sc, BVSc, veterinary degree > Graduate
B.Sc Agriculture, B.Sc (Agri), BSc agri, B.Sc Ag > B.Sc
PG Diploma, post graduate diploma, PGD, P.G. diploma > Graduate
PGDHRM, PG diploma in HR > PG Diploma
!MHA, master of hospital administration, MBA hospital management, MBA in healthcare, masters in hospital administration > Post graduate
!MPH, master of public health > Post graduate
Diploma in Fire and Safety, fire and safety diploma, ADIS, diploma in industrial safety, safety diploma, PDIS, NEBOSH diploma > Diploma
!CHM > Hotel qualification
!AME, aircraft maintenance engineering
CTET, !CTET, central teacher eligibility test, सीटेट
!TET, !STET, !UPTET, !REET, !HTET, !PSTET, !MAHATET, teacher eligibility test, state TET, टीईटी
!NET, !UGC NET, !UGC-NET, !CSIR NET, !SLET, SET/NET, NET/SET, NET qualified
!GATE, GATE score, GATE qualified
JAIIB, !JAIIB
CAIIB, !CAIIB > JAIIB
`;

/** What a degree is in. */
export const studyTerms = `
Computer Science, computer science engineering, computer science and engineering, !CSE, !CS, CS/IT, computer engineering, computers, computer, comp science, comps, computer technology
Structural Engineering, structural, structures, earthquake engineering
Geotechnical Engineering, geotechnical
Transportation Engineering
Power Systems, power electronics
Thermal Engineering, thermal
Aeronautical Engineering, aerospace engineering, aeronautical, aerospace
Marine Engineering, marine
Petroleum Engineering, petroleum
Information Technology, !IT, information science, info tech
Mechanical Engineering, mechanical, mech, !Mech, mechanical engg, mech engg
Civil Engineering, civil, civil engg
Electrical Engineering, electrical, electrical engg, elect, electrical and electronics, electrical and electronics engineering, !EEE, !EE
Electronics, electronics engineering, electronics and communication, electronics and communication engineering, !ECE, !E&C, !EXTC, !ENTC, !E&TC, electronics and telecommunication, !EC, electronics engg
Instrumentation, instrumentation engineering, electronics and instrumentation, !EIE
Chemical Engineering, chemical, chemical engg
Automobile Engineering, automobile, automobile engg, automotive engineering, auto engineering
Production Engineering, production engg, industrial engineering, manufacturing engineering, industrial production
Metallurgy, metallurgical engineering
Mining Engineering, mining
Textile Engineering, textile, textiles, textile technology
Plastic Engineering, plastics, plastic technology, CIPET, polymer, polymer engineering
Biotechnology, biotech
Biomedical Engineering, biomedical
Agriculture, agri, agricultural science
Commerce, commerce stream, commerce background
Finance, accounting and finance, accounts and finance, accounting, accounts
Marketing, sales and marketing, marketing management
Human Resources, !HR, HRM, human resource, human resource management, personnel management
Business Administration, business management, management
Economics, eco
Statistics, stats
Mathematics, maths, math, गणित
Physics, भौतिकी
Chemistry, रसायन, organic chemistry, analytical chemistry
Biology, botany, zoology, life science, life sciences, bio, जीव विज्ञान
Microbiology, micro biology
Biochemistry, bio chemistry
Science, science stream, PCM, PCB, विज्ञान
Arts, humanities, arts stream
English, english literature, english honours
Hindi, hindi literature
Social Science, social studies, social sciences, SST
History
Geography
Political Science
Psychology, applied psychology
Sociology
Physical Education
Mass Communication, journalism, mass media, journalism and mass communication, पत्रकारिता
Law
Fine Arts, applied arts, commercial art, visual arts
Graphic Design, graphic designing, visual communication
Fashion Design, fashion designing, fashion technology
Interior Design, interior designing
Architecture, architectural
Pharmacy, pharmaceutics, pharmacology, pharmaceutical sciences
Nursing
Food Technology, food tech, food science
Nutrition, dietetics, food and nutrition, clinical nutrition
Hotel Management, hospitality management
Travel and Tourism, tourism
Supply Chain, supply chain management, logistics, operations, logistics management, operations management, materials management
Data Science, data analytics, business analytics, artificial intelligence, AI/ML
Library Science, library and information science
Social Work
Rural Management, rural development
International Business, foreign trade
Banking, banking and insurance, banking and finance
Electrician, electrician trade, इलेक्ट्रीशियन
Fitter, fitter trade, फिटर
Turner, turner trade
Machinist, machinist trade
Welder, welder trade, वेल्डर
Diesel Mechanic, mechanic diesel, MMV, motor mechanic vehicle, mechanic motor vehicle, motor mechanic
Wireman, wireman trade
Plumber, plumber trade
Refrigeration, RAC, refrigeration and air conditioning, mechanic refrigeration, R&AC
Electronics Mechanic, electronic mechanic
Instrument Mechanic
Draughtsman, draughtsman civil, draughtsman mechanical, draftsman
Tool and Die, tool and die maker, tool & die making
Stenography, stenographer
Computer Operator, computer operator and programming assistant
Carpenter, carpenter trade
Sewing Technology, cutting and sewing, dress making
Computer Applications, computer application
Special Education, special education and inclusive education
Bakery and Confectionery, bakery, confectionery
Dairy Technology, dairy, dairy science
Physiotherapy
Optometry
Medical Laboratory Technology, medical lab technology, !MLT
Radiology, radiography, imaging technology
Operation Theatre Technology, !OT technology
Public Health, community health
Industrial Safety, fire and safety
Printing Technology, printing
Leather Technology, footwear technology, footwear design
Ceramic Engineering, ceramics
Mechatronics, robotics and automation
Veterinary Science, animal husbandry
Fisheries Science, fisheries
Forestry
Horticulture
Home Science
Philosophy
Sanskrit
Education
Retail Management, retail
Hospital Administration, hospital management, healthcare management
Hospitality, hospitality and hotel administration
Aviation, aviation management
Event Management
Animation, animation and multimedia, multimedia
Photography
Film Making, film and television, cinematography
Sound Engineering
Beauty Culture, cosmetology, beauty and wellness
Ayurveda
Yoga, yoga science
Secretarial Practice, office management
Taxation
Actuarial Science
Geology, geoinformatics
Environmental Science, environmental engineering, environment
`;
