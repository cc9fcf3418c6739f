import type { SuggestionSource } from './suggestion-match.ts';

/** Degrees, diplomas and certificates as they stand on certificates in India, short and in words. */
export const degrees: SuggestionSource = {
  common: `
B.Tech; BE; BCom; BSc; BA; BBA; BCA; MBA; MCA; M.Tech; MSc; MCom; MA; Diploma; ITI; PhD; CA; B.Ed; LLB; MBBS;
BSc Nursing; B.Pharm; PGDM; CS; CMA; Class XII; Class X; HSC; SSC; GNM; ANM; D.El.Ed; BHM; BDS; B.Arch
`,
  others: `
A Level; ACCA; Acharya; Actuary; ADCA; Advanced Diploma; Alim; All India Secondary School Examination;
All India Senior School Certificate Examination; Auxiliary Nursing and Midwifery; B.Des; B.El.Ed; B.Lib.I.Sc;
B.Optom; B.Plan; B.Tech Honours; B.Tech Lateral Entry; B.Voc; BA Economics; BA Honours; BA LLB;
Bachelor of Architecture; Bachelor of Arts; Bachelor of Ayurvedic Medicine and Surgery;
Bachelor of Business Administration; Bachelor of Commerce; Bachelor of Computer Applications;
Bachelor of Dental Surgery; Bachelor of Design; Bachelor of Education; Bachelor of Engineering;
Bachelor of Fine Arts; Bachelor of Homoeopathic Medicine and Surgery; Bachelor of Hotel Management;
Bachelor of Journalism and Mass Communication; Bachelor of Laws; Bachelor of Library and Information Science;
Bachelor of Management Studies; Bachelor of Medicine and Bachelor of Surgery; Bachelor of Pharmacy;
Bachelor of Physical Education; Bachelor of Physiotherapy; Bachelor of Science; Bachelor of Social Work;
Bachelor of Technology; Bachelor of Veterinary Science; Bachelor of Vocation; BAF; BAMS; BASLP; BBA LLB; BBI;
BCom Computer Applications; BCom Honours; BCom LLB; BCom Taxation; BFA; BFM; BFSc; BFTech; BHMCT; BHMS; BJMC; BMath;
BMLT; BMM; BMS; BNYS; BOT; BPEd; BPT; BS; BS MS; BSc Agriculture; BSc Computer Science; BSc Forestry; BSc Honours;
BSc Horticulture; BSc Hospitality and Hotel Administration; BSc Information Technology; BSc LLB; BSc MLT;
BSc Optometry; BSc Radiology; BSMS; BStat; BSW; BTTM; BUMS; BVA; BVSc and AH; CA Foundation; CA Inter; CCC; CFA;
CFP; Chartered Accountant; CMA Inter; Company Secretary; Cost and Management Accountant; CPA; CPEd;
Crafts Instructor Training Scheme; CS Executive; CTI; D.P.Ed; D.Pharm; DCA; Diploma in Agriculture;
Diploma in Automobile Engineering; Diploma in Banking and Finance; Diploma in Civil Engineering;
Diploma in Computer Applications; Diploma in Computer Engineering; Diploma in Dialysis Technology;
Diploma in Early Childhood Education; Diploma in Education; Diploma in Electrical Engineering;
Diploma in Electronics and Communication; Diploma in Elementary Education; Diploma in Fashion Design;
Diploma in Fire and Safety; Diploma in Hotel Management; Diploma in Interior Design; Diploma in Journalism;
Diploma in Mechanical Engineering; Diploma in Nursing; Diploma in Operation Theatre Technology;
Diploma in Radiology; Diploma in Taxation; DM; DMLT; DNB; Doctor of Letters; Doctor of Medicine; Doctor of Pharmacy;
Doctor of Philosophy; Doctor of Science; Dual Degree B.Tech M.Tech; EPGP; Executive MBA; Fazil; FRM;
General Nursing and Midwifery; Higher Secondary Certificate; IB Diploma; ICSE; ICWA; IGCSE; Integrated M.Tech;
Integrated MSc; Intermediate; ISC; ITI Attendant Operator Chemical Plant; ITI Carpenter; ITI COPA; ITI Cosmetology;
ITI Diesel Mechanic; ITI Draughtsman Civil; ITI Draughtsman Mechanical; ITI Dress Making; ITI Electrician;
ITI Electronics Mechanic; ITI Fitter; ITI Food Production; ITI Foundryman; ITI Grinder;
ITI Health Sanitary Inspector; ITI Instrument Mechanic; ITI Machinist; ITI Mason; ITI Mechatronics;
ITI Motor Mechanic; ITI Painter; ITI Plumber; ITI Refrigeration and Air Conditioning; ITI Sewing Technology;
ITI Sheet Metal Worker; ITI Solar Technician; ITI Stenographer; ITI Surveyor; ITI Tool and Die Maker; ITI Turner;
ITI Welder; ITI Wireman; Kamil; LLM; M.Arch; M.Ch; M.Des; M.Ed; M.Lib.I.Sc; M.Pharm; M.Phil; M.Plan; M.Voc;
MA Economics; MA English; Madhyamik; Master of Architecture; Master of Arts; Master of Business Administration;
Master of Commerce; Master of Computer Applications; Master of Design; Master of Education; Master of Engineering;
Master of Laws; Master of Pharmacy; Master of Philosophy; Master of Physiotherapy; Master of Public Health;
Master of Science; Master of Social Work; Master of Surgery; Master of Technology; Matriculation; MBL;
MCom Accounting and Finance; MD; MDS; ME; MFA; MFC; MFTech; MHA; MHM; MHRM; MIB; MJMC; MMLT; MOT; MPEd; MPH; MPT;
MS; MSc Agriculture; MSc Computer Science; MSc Information Technology; MSc Nursing; MStat; MSW; MTTM; MVA; MVSc;
NAC; National Apprenticeship Certificate; National Trade Certificate; NIOS Secondary; NIOS Senior Secondary; NTC;
NTT; O Level; PGDBM; PGDCA; PGDHM; PGDHRM; PGDIT; PGP; Pharm.D; Plus Two; Polytechnic Diploma;
Post Basic BSc Nursing; Post Graduate Diploma; Prak Shastri; Pre University Course; PUC;
Secondary School Certificate; Secondary School Leaving Certificate; Shastri; SSLC; Uchcha Madhyamik; Vidwan;
Visharad; Vocational Higher Secondary
`,
};
