import type { SuggestionSource } from './suggestion-match.ts';

/** Who gives certificates, licences and marks of courses that Indian employers know. */
export const issuers: SuggestionSource = {
  common: `
NPTEL; Coursera; Udemy; Google; Microsoft; NSDC; Amazon Web Services; Cisco; IBM; Oracle; Infosys Springboard;
LinkedIn Learning; SWAYAM; NIIT; HackerRank; Great Learning; Simplilearn; edX; NIELIT;
National Skill Development Corporation; British Council; IIT Bombay; IIT Madras; Red Hat; Salesforce
`,
  others: `
ACCA; Adobe; AICTE; AIIMS New Delhi; Alison; American Heart Association; AMFI; Analytics Vidhya; Apollo MedSkills;
Apple; Aptech; Arena Animation; ASCI; Autodesk; Automotive Skills Development Council; Bar Council of India;
Bharat Sevak Samaj; BSE Institute; Bureau of Indian Standards; C-DAC; CADD Centre; Cambridge Assessment English;
CertNexus; CFA Institute; CII; CIPS; CompTIA; Construction Skill Development Council of India;
Council of Architecture; Council of Scientific and Industrial Research; Databricks; DataCamp; DeepLearning.AI;
Dell Technologies; Dental Council of India; Department of Posts; DG Shipping; DGCA; DGFASLI;
Directorate General of Training; EC-Council; Electronics Sector Skills Council of India; Ericsson; ETS; FDDI;
Federation of Indian Chambers of Commerce and Industry; Fortinet; Frankfinn Institute; freeCodeCamp; FSSAI;
Future Skills Prime; GARP; GeeksforGeeks; Goethe Institut; Government of India; HDFC Bank;
Healthcare Sector Skill Council; HP LIFE; HubSpot Academy; IATA; ICICI Bank; IELTS; IGNOU; IIBF; IIM Ahmedabad;
IIM Bangalore; IIM Calcutta; IISc Bangalore; IIT Delhi; IIT Kanpur; IIT Kharagpur; IIT Roorkee;
Indian Computer Emergency Response Team; Indian Institute of Banking and Finance; Indian Medical Association;
Indian National Centre for Ocean Information Services; Indian Nursing Council; Indian Red Cross Society;
Institute of Chartered Accountants of India; Institute of Company Secretaries of India;
Institute of Cost Accountants of India; Institution of Engineers India; Insurance Institute of India; IOSH; IRDAI;
ISACA; ISC2; ISRO; ISTQB; Japan Foundation; Jetking; JLPT; Juniper Networks; Kaggle; Khan Academy; L&T EduTech;
Lean Six Sigma Institute; Linux Foundation; MongoDB; MSME Technology Centre; NABL; NASSCOM;
National Board of Examinations; National Career Service; National Council for Vocational Training;
National Institute of Open Schooling; National Safety Council; National Stock Exchange; National Testing Agency;
NCC; NCVT; NEBOSH; NISM; NPCI; NSE Academy; NSS; Nvidia; Odisha Skill Development Authority; Palo Alto Networks;
Paramedical Council; Pearson; PeopleCert; Pharmacy Council of India; PMI; Project Management Institute;
Quality Council of India; Rajiv Gandhi Computer Literacy Mission; Reserve Bank of India;
Retailers Association's Skill Council of India; RSETI; SAP; SAS; Scrum Alliance; Scrum.org; SCVT; SEBI;
Semrush Academy; Siemens; Skill India; Spoken Tutorial IIT Bombay; St John Ambulance; State Bank of India;
State Nursing Council; Tableau; Tally Education; Tata STRIVE; TCS iON; TESOL; Trinity College London; TUV Rheinland;
TUV SUD; Udacity; UGC; Unity; upGrad; VLCC Institute; VMware; Wadhwani Foundation; WHO; Yoga Certification Board;
Zoho; Zscaler
`,
};
