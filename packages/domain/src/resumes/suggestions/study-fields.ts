import type { SuggestionSource } from './suggestion-match.ts';

/** What is studied at school, in trades, for degrees and beyond. */
export const studyFields: SuggestionSource = {
  common: `
Computer Science; Commerce; Science; Arts; Mechanical Engineering; Computer Science and Engineering;
Civil Engineering; Electronics and Communication Engineering; Electrical Engineering; Information Technology;
Business Administration; Accounting and Finance; Humanities; Economics; English; Physics; Chemistry; Mathematics;
Finance; Marketing; Human Resource Management; Nursing; Pharmacy; Law; Education; Biology; Computer Applications;
Data Science; General
`,
  others: `
Accountancy; Actuarial Science; Advertising; Aeronautical Engineering; Aerospace Engineering;
Agricultural Engineering; Agriculture; Agronomy; Air Conditioning and Refrigeration;
Aircraft Maintenance Engineering; Anaesthesia Technology; Anatomy; Animal Husbandry; Animation and Visual Effects;
Anthropology; Apparel Design; Applied Mathematics; Applied Mechanics; Applied Physics; Arabic; Archaeology;
Architecture; Artificial Intelligence; Artificial Intelligence and Data Science;
Artificial Intelligence and Machine Learning; Audiology and Speech Therapy; Automation and Robotics;
Automobile Engineering; Aviation; Ayurveda; Banking and Finance; Banking and Insurance; Beauty and Wellness;
Bengali; Biochemistry; Bioinformatics; Biomedical Engineering; Biotechnology; Botany; Business Analytics;
Business Economics; Business Management; Cardiac Technology; Carpentry; Catering Technology; Ceramic Engineering;
Chemical Engineering; Child Development; Civil Services Studies; Clinical Psychology; Clinical Research;
Cloud Computing; Commerce with Computer Applications; Commerce with Mathematics; Commercial Art;
Communication Engineering; Community Medicine; Company Law; Computer Engineering; Computer Hardware and Networking;
Computer Operator and Programming Assistant; Constitutional Law; Construction Management; Construction Technology;
Corporate Law; Corporate Secretaryship; Cosmetology; Cost Accounting; Criminal Law; Criminology; Culinary Arts;
Customer Service; Cyber Security; Dairy Technology; Dance; Data Analytics; Defence Studies; Dental Surgery;
Dentistry; Development Studies; Dialysis Technology; Diesel Mechanic; Dietetics; Digital Marketing; Draughtsmanship;
Dress Making; Early Childhood Education; Earth Science; Ecology; Electrical and Electronics Engineering;
Electrician; Electronics; Electronics and Instrumentation Engineering;
Electronics and Telecommunication Engineering; Electronics Mechanic; Elementary Education; Embedded Systems;
Energy Engineering; English Literature; Entomology; Entrepreneurship; Environmental Engineering;
Environmental Science; Event Management; Family Business; Fashion Design; Fashion Technology; Film Making;
Financial Management; Financial Markets; Fine Arts; Fire and Safety; Fisheries Science; Fitter;
Food and Beverage Service; Food Production; Food Technology; Foreign Trade; Forensic Science; Forestry; French;
Front Office Operations; Gender Studies; General Management; General Medicine; General Nursing and Midwifery;
General Science; Genetics; Geography; Geoinformatics; Geology; German; Graphic Design; Gujarati; Gynaecology;
Health Inspection; Healthcare Management; Hindi; Hindi Literature; History; Home Science; Homoeopathy; Horticulture;
Hospital Administration; Hospitality Management; Hotel Management; Human Development; Human Rights;
Industrial Design; Industrial Engineering; Industrial Relations; Information Science; Information Security;
Information Systems; Instrumentation Engineering; Insurance; Intellectual Property Law; Interior Design;
International Business; International Relations; Internet of Things; Investment Management; Islamic Studies;
Jewellery Design; Journalism; Journalism and Mass Communication; Kannada; Labour Law; Leather Technology;
Library and Information Science; Life Science; Linguistics; Logistics; Logistics and Supply Chain Management;
Machine Learning; Machinist; Malayalam; Manufacturing Engineering; Marathi; Marine Biology; Marine Engineering;
Mass Communication; Materials Science; Mathematics and Computing; Mechatronics; Media Studies;
Medical Imaging Technology; Medical Laboratory Technology; Medicine; Medicine and Surgery;
Metallurgical Engineering; Meteorology; Microbiology; Mining Engineering; Mobile Computing; Molecular Biology;
Montessori Education; Motor Vehicle Mechanic; Multimedia; Music; Nanotechnology; Naturopathy; Nautical Science;
Neuroscience; Nuclear Engineering; Nursery Teacher Training; Nutrition and Dietetics; Obstetrics;
Occupational Therapy; Ocean Engineering; Office Management; Operation Theatre Technology; Operations Management;
Operations Research; Ophthalmology; Optometry; Orthopaedics; Paediatrics; Painting; Paramedical Science; Pathology;
Performing Arts; Persian; Petroleum Engineering; Pharmaceutical Chemistry; Pharmaceutics; Pharmacology; Philosophy;
Photography; Physical Education; Physics Chemistry and Biology; Physics Chemistry and Mathematics; Physiology;
Physiotherapy; Plant Pathology; Plastic Engineering; Plumbing; Political Science; Polymer Engineering;
Population Studies; Poultry Science; Power Electronics; Power Systems; Printing Technology; Product Design;
Production Engineering; Project Management; Psychiatry; Psychology; Public Administration; Public Health;
Public Policy; Public Relations; Punjabi; Pure Mathematics; Quality Management; Quantitative Economics; Radiography;
Radiology; Real Estate Management; Renewable Energy; Retail Management; Risk Management; Robotics;
Rubber Technology; Rural Development; Rural Management; Safety Engineering; Sales and Marketing; Sanskrit;
Sculpture; Secretarial Practice; Sericulture; Sheet Metal Work; Signal Processing; Social Science; Social Studies;
Social Work; Sociology; Software Engineering; Soil Science; Solar Technology; Special Education; Sports Management;
Statistics; Stenography; Strategic Management; Structural Engineering; Sugar Technology; Supply Chain Management;
Surveying; Tamil; Taxation; Telecommunication Engineering; Telugu; Textile Design; Textile Engineering;
Theatre Arts; Thermal Engineering; Tool and Die Making; Tourism and Travel Management; Town Planning; Toxicology;
Transportation Engineering; Turner; Unani Medicine; Urban Planning; Urdu; Veterinary Science; Virology;
Visual Communication; VLSI Design; Water Resources Engineering; Web Technology; Welder; Wildlife Biology; Wireman;
Women's Studies; Yoga; Zoology
`,
};
