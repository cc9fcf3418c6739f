/** Written when the rules stood, measured, and not used to change them. */
export const honestHeldOut = `
s I used to do the ironing of clothes and their delivery to 40 flats of the society.
> Ironed clothes and delivered them to 40 flats of the society.
v Was handling the reception of a diagnostic centre.
> Handled the reception of a diagnostic centre.
c Reports of MRI were typed and handed over to the patients by me.
> Typed MRI reports and handed them over to patients.
s Worked for 6 months as an apprentice in the machine shop of Bharat Forge.
> Apprentice in the machine shop of Bharat Forge for 6 months.
v Did the proof of income check of loan applicants.
> Checked loan applicants' proof of income.
s Responsible for the maintenance of the lawn, plants and fountains of the hotel.
> Maintained the hotel's lawn, plants and fountains.
c There were 250 books without labels in the library which I labelled and arranged on shelves.
> Labelled and arranged 250 library books on shelves.
s Gave coaching of chess to 12 students of a school two times a week.
> Coached 12 school students in chess two times a week.
v Took the measurements of windows and made curtains.
> Measured windows and made curtains.
s Having 3 years of experience in making of Chinese and Tandoori dishes.
> 3 years of experience in Chinese and Tandoori dishes.
c The attendance of students was sent by me to their parents by SMS every day.
> Sent students' attendance to their parents by SMS every day.
s I have knowledge of HTML, CSS and a little bit of JavaScript.
> Knowledge of HTML, CSS and a little JavaScript.
v Was making the payroll of 85 employees in Excel.
> Prepared the payroll of 85 employees in Excel.
s Helping the manager in taking of interviews and keeping the documents of the new employees.
> Helped the manager take interviews and keep documents of new employees.
c Two wheelers were washed and polished by me, about 15 in a day.
> Washed and polished about 15 two wheelers a day.
s Did the marketing of insurance policies by visiting houses and offices in Indore.
> Marketed insurance policies by visiting houses and offices in Indore.
v Worked on finding faults in LED TVs and repairing them.
> Found and repaired faults in LED TVs.
s My role was to coordinate between the production department and the dispatch department.
> Coordinated between the production and dispatch departments.
c Poor children of the area were taught by me for free on Sundays.
> Taught poor children of the area for free on Sundays.
s Was responsible for achieving 100% attendance in the polling duty training of 60 staff.
> Achieved 100% attendance of 60 staff in polling duty training.
v Made posters and gave a speech on road safety in 4 schools.
> Prepared posters and gave a speech on road safety in 4 schools.
s Checking of the tickets of passengers and collecting of fine from those without ticket.
> Checked passengers' tickets and collected fines from those without ticket.
c A mobile app for booking of auto rickshaw was developed by me using Flutter and Firebase.
> Developed a mobile app for booking auto rickshaws using Flutter and Firebase.
s Looking after the daily cash, petty expenses and vouchers of the branch.
> Looked after the branch's daily cash, petty expenses and vouchers.
v Kept an eye on the boiler pressure.
> Monitored boiler pressure.
s I did data collection from 90 respondents with the help of Google Forms.
> Collected data from 90 respondents with Google Forms.
c After complaint of low water pressure, I cleaned the filter and the problem was solved.
> Solved a low water pressure complaint by cleaning the filter.
s To maintain the CCTV, computers and printers of 3 branches of the bank.
> Maintained CCTV, computers and printers of 3 bank branches.
v Got orders worth Rs. 80,000 in the first month.
> Secured orders worth Rs. 80,000 in the first month.
s Delivered food packets to around 35 customers in a day through Swiggy.
> Delivered food packets to around 35 customers a day through Swiggy.
c Kids were taken care of and engaged in drawing and games by me in the play school.
> Took care of play school kids and engaged them in drawing and games.
s Writing and posting of 2 blogs per week on the topic of personal finance.
> Wrote and posted 2 blogs per week on personal finance.
v Did grinding, cutting and drilling work in the fabrication shop.
> Ground, cut and drilled in the fabrication shop.
s Handled the work of dispatch in which I prepared the e-way bills and loaded the trucks.
> Prepared e-way bills and loaded trucks for dispatch.
c The problem of late deliveries was discussed with the transporter and solved.
> Discussed and solved the problem of late deliveries with the transporter.
s अस्पताल में साफ़-सफ़ाई रखने और चादर बदलने का काम किया।
> अस्पताल में साफ़-सफ़ाई रखी और चादर बदली।
v खेतों में ट्रैक्टर चलाने का काम करता था।
> खेतों में ट्रैक्टर चलाया।
c बच्चों को पढ़ाने के साथ साथ उनकी कॉपी भी जाँचता था।
> बच्चों को पढ़ाया और उनकी कॉपी जाँची।
s दुकान पर आने वाले ग्राहकों को जूते दिखाना और सही नाप देना।
> दुकान पर ग्राहकों को जूते दिखाए और सही नाप दिया।
v ऑटो की मरम्मत करना सीखा और 6 महीने उस्ताद के साथ काम किया।
> ऑटो की मरम्मत सीखी और 6 महीने उस्ताद के साथ काम किया।
`;
