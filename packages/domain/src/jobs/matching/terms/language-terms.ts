/** Spoken and written languages, and the qualities of a person. */
export const languageTerms = `
English, spoken english, english speaking, english communication, english communication skills, अंग्रेज़ी, अंग्रेजी, angrezi, इंग्लिश
Hindi, हिंदी, हिन्दी
Marathi, मराठी
Gujarati, गुजराती
Bengali, Bangla, बंगाली, बांग्ला
Tamil, तमिल
Telugu, तेलुगु
Kannada, कन्नड़
Malayalam, मलयालम
Punjabi, पंजाबी भाषा
Odia, Oriya, उड़िया
Assamese
Urdu, उर्दू
Sanskrit, संस्कृत
Nepali
Konkani
Sindhi
Bhojpuri
Maithili
Tulu
French
German
Spanish
Japanese, JLPT
Arabic
Mandarin, Chinese
Korean
Russian
Bhili
Pawari
Santhali, Santali
Dogri
Kashmiri
Manipuri, Meitei
Bodo
Garhwali
Kumaoni
Rajasthani, Marwari
Haryanvi
Chhattisgarhi
Khasi
Mizo
Nagamese
Gondi
Regional language, local language, local languages, regional languages, vernacular language, स्थानीय भाषा
`;

export const softTerms = `
Communication, communication skill, communication skills, good communication, verbal communication, written communication, oral communication, verbal and written communication, written and verbal communication, effective communication, communicative, communication accha, बातचीत, संवाद कौशल, bolchal, बोलचाल
Interpersonal skills, interpersonal, people skills, interpersonal skill
Leadership, leadership skills, leadership quality, leadership qualities
Teamwork, team work, team player, team spirit, teamworking, work in a team, working in a team, collaboration
Time management, time management skills
Problem solving, problem-solving skills, problem solver, solution oriented, solution-oriented
Analytical skills, analytical, analytical thinking, analytical ability, analytical mind, analytical bent of mind, logical thinking, logical reasoning, critical thinking
Attention to detail, detail oriented, detail-oriented, eye for detail, eye for details, attention to details
Multitasking, multi tasking, multi-task
Adaptability, adaptable, flexible attitude, flexibility
Work under pressure, working under pressure, able to work under pressure, handle pressure, pressure handling, work in pressure
Target oriented, target driven, result oriented, results oriented, goal oriented, target achieving, result driven, results driven
Self motivated, self-motivated, self motivation, self starter, self-starter, highly motivated, go-getter, go getter, self driven, self-driven
Punctuality, punctual, समय का पाबंद, samay ka paband
Hard working, hardworking, hard-working, hard work, mehnati, मेहनती
Honesty, honest, imandar, ईमानदार, integrity
Pleasing personality, presentable, good personality, smart and presentable, well groomed, pleasant personality
Positive attitude, can-do attitude, positive approach
Creativity, creative, creative thinking, creative mind
Organisational skills, organizational skills, organised, organizing skills, organisation skills, well organised
Negotiation, negotiation skills, negotiating skills, negotiating
Convincing skills, convincing power, convincing ability, convincing skill, persuasion, persuasion skills
Presentation skills, presentation skill, presentation
Decision making, decision-making skills
Listening skills, active listening, good listener, listening skill
Emotional intelligence, empathy, empathetic
Stakeholder management, stakeholder communication, stakeholder handling
Team management, team handling, people management, team leading, managing a team, team building, handling a team, team supervision > Leadership
Mentoring, coaching skills, mentorship
Conflict resolution, conflict management
Public speaking
Willingness to learn, quick learner, fast learner, eager to learn, eagerness to learn, willing to learn, ability to learn, learning attitude, keen to learn, zeal to learn, seekhne ki ichchha
Physical fitness, physically fit, शारीरिक रूप से स्वस्थ, medically fit
Customer focus, customer centric, customer oriented, customer orientation, customer-first
Planning, planning skills
Confidence, confident
Politeness, polite, courteous, polite behaviour, soft spoken, well behaved, well mannered, विनम्र
Patience, ~patient, patient with children, patience and empathy, calm, calm under pressure, धैर्य
Independent work, work independently, working independently, able to work independently, independent worker, work alone
Meeting deadlines, meet deadlines, deadline oriented, deadline driven, work to deadlines
Discipline, disciplined, अनुशासित
Energetic, enthusiastic, dynamic, passionate, active
Reliability, reliable, responsible attitude, dependable, trustworthy, sincere, sincerity, dedicated, dedication, committed
Neat handwriting, good handwriting, handwriting, सुंदर लिखावट
Alertness, alert, vigilant, vigilance
Coordination skills, co-ordination skills, coordination skill
Observation skills, observation
Networking skills, networking ability
Initiative, proactive, pro-active
Confidentiality, discretion
Ownership, sense of ownership, accountability
Email etiquette, email writing, e-mail writing, email drafting, mail drafting, business correspondence, letter drafting, professional email writing
Telephone etiquette, phone etiquette, telephonic skills, telephone manners
`;
