/** Answers made of forms, families and orders of their line's own words that still say more: none may pass. */
export const liesOfForms = `
v Worked as a driver at a sales company for 6 years.
> Drove sales at a company for 6 years.
> Drove a company for 6 years.
> Sold for 6 years as a driver.
> Drove sales growth for 6 years.
v Worked as a seller of mobile phones in a growing market.
> Grew sales of mobile phones in a market.
> Grew the mobile phone market.
> Marketed mobile phones to growth.
v Helped the driver of the school bus to load bags.
> Drove the school bus.
> Drove the school bus and loaded bags.
v Assisted the teacher in the Maths class.
> Taught Maths.
> Taught the Maths class.
v Was the teacher's assistant in a nursery.
> Taught in a nursery.
> Nursed in a school.
v Gave files to the ward nurse every day.
> Nursed the ward every day.
v Cleaned the tailor shop and the cook's kitchen.
> Tailored and cooked.
> Cooked in the kitchen.
> Ran the tailor shop.
v Was trained with 5 staff on the billing machine.
> Trained 5 staff on the billing machine.
> Taught 5 staff the billing machine.
v Visited the factory and read the safety manual.
> Visited the factory and wrote the safety manual.
> Prepared the safety manual.
> Checked the factory and kept the safety manual.
v Worked in a bank as a peon.
> Kept the accounts of a bank.
> Counted cash in a bank.
> Prepared bank reports.
s Taught 30 students of 2 batches for 6 months.
> Taught 2 students of 30 batches for 6 months.
> Taught 30 batches of 2 students for 6 months.
> Taught 6 students for 30 months.
> Taught 30 students of 2 batches for 6 years.
> Taught thirty students of six batches for 2 months.
o Taught class 6 and class 8.
> Taught classes 6 to 8.
> Taught 8 classes.
> Taught 6 students of class 8.
> Taught class 8 for 6 years.
o Collected samples from the fields of 35 farmers of 4 villages.
> Collected 35 samples from the fields of farmers of 4 villages.
> Collected samples from 35 fields of farmers of 4 villages.
> Collected samples from 4 farmers of 35 villages.
> Collected 4 samples from 35 farmers.
o Served the company for 6 years and led a project for 2 years.
> Led a project for 6 years.
> Served the company for 2 years and led a project for 6 years.
s Joined in 2015, became supervisor in 2018.
> Supervisor since 2015.
> Joined as supervisor in 2015.
> Supervisor from 2015.
> Supervisor till 2018.
s Passed 12th in 2015. Explained products at the trade fair.
> Explained products at the 2015 trade fair.
s Completed a computer course from ITI Nashik and worked for Wipro.
> Completed a computer course at Wipro.
> Worked at ITI Nashik.
> Taught a computer course at ITI Nashik.
s Salary was calculated by me and checked by HR.
> Checked the salary which HR calculated.
> Calculated and checked the salary.
> Checked HR salary.
s Blood donation camp by NSS where 130 units were collected.
> Donated 130 units at the NSS camp.
> Collected 130 camps for NSS.
s Did a 2 month internship in a workshop.
> Conducted a 2-month workshop.
> Worked for 2 months in a workshop.
> Did a 2-year internship in a workshop.
s Scrap was there in the section and it became less.
> Reduced scrap to zero.
> Reduced the section.
> Eliminated scrap in the section.
s Got the work done of pouring slab from a gang of 25 labourers.
> Managed a gang of 25 labourers.
> Poured 25 slabs.
> Trained a gang of 25 labourers.
s One of the members in the team of 9 people who did the migration to AWS.
> Migrated to AWS.
> Migrated 9 people to AWS.
> Led the team of 9 people who did the migration to AWS.
s Doing MIS for the branch managers by 10 am.
> Prepared 10 MIS for the branch managers.
> Managed the branch by 10 am.
> Branch manager doing MIS by 10 am.
s Looking for mistakes in the home loan files.
> Approved home loan files.
> Corrected home loan files without mistakes.
> Made mistakes in the home loan files.
s Cleaned 16 rooms in a shift at Hotel Clarks.
> Cleaned 16 rooms per day at Hotel Clarks.
> Cleaned 16 rooms per hour in a shift at Hotel Clarks.
> Cleaned 16 hotels per shift.
s कंप्यूटर में 1200 मरीजों का डाटा डालने का कार्य किया।
> कंप्यूटर में 1200 मरीजों का इलाज किया।
> 1200 कंप्यूटर में मरीजों का डाटा दर्ज किया।
> कंप्यूटर में 1200 मरीजों का डाटा बनाया।
> 1200 मरीजों को कंप्यूटर पढ़ाया।
s राजमिस्त्री के साथ टाइल्स लगाने में मदद का काम किया।
> टाइल्स लगाने का काम किया।
> टाइल्स लगाईं।
> राजमिस्त्री के साथ टाइल्स लगाईं।
> राजमिस्त्री के रूप में टाइल्स लगाईं।
s वार्ड बॉय के पद पर डॉक्टर की मदद की।
> डॉक्टर के रूप में मदद की।
> डॉक्टर के पद पर काम किया।
s मैनेजर की देखरेख में 15 कर्मचारियों की हाजिरी का काम किया।
> मैनेजर के रूप में 15 कर्मचारियों की हाजिरी दर्ज की।
> 15 कर्मचारियों की देखरेख की।
> 15 कर्मचारियों की हाजिरी दर्ज की।
s Website banane me senior ki madad ki, 3 mahine.
> Website banayi, 3 mahine.
> Senior ke saath website banayi.
> 3 website banane me senior ki madad ki.
> Senior website banane wala, 3 mahine.
> Website banane me 3 senior ki madad ki.
s Godown me 12 mazdooron ke saath maal ki loading ki.
> Godown me maal ki loading ki.
> Godown me 12 mazdooron se maal ki loading karwai.
> 12 godown me mazdooron ke saath maal ki loading ki.
> Godown me 12 mazdooron ko sikhaya.
s Shop me bill banaya, kabhi cash nahi liya.
> Shop me bill banaya aur cash liya.
> Shop banayi.
> Shop ka cash liya.
s Owner ne 5 customers ko gaadi dikhai aur maine bill banaya.
> Maine 5 customers ko gaadi dikhai.
> 5 customers ko gaadi dikhai aur bill banaya.
> 5 bill banaye.
s Course karna chahta hoon Tally ka.
> Tally ka course kiya.
> Tally ka course karwaya.
s Was posted at the cash counter of the bank for 3 months.
> Counted cash for 3 months at the bank.
> Deposited cash at the bank for 3 months.
s Farming is done by my father on 4 acres.
> Grew crops on 4 acres.
> Farmed 4 acres.
s Attended one workshop organised by NCERT.
> Organised one workshop for NCERT.
> Organised a workshop by NCERT.
s Worked two shifts with 3 operators on 4 machines.
> Worked two machines with 4 operators.
> Operated 3 machines in two shifts.
> Worked 2 shifts with 4 operators on 3 machines.
s Carried about 40 bags to the store in 2 hours.
> Carried 40 bags to the store in 2 hours.
> Carried about 40 bags to 2 stores.
> Carried about forty bags to the store in two minutes.
> Stored about 40 bags in 2 hours.
> Carried up to 40 bags to the store in 2 hours.
s Coordinated with the vendor who supplied uniforms to the school.
> Supplied uniforms to the school.
> Supplied the vendor.
> Followed up uniforms for the vendor to the school as supplier.
s Gave suggestion to the engineer for a machine change.
> Engineered a machine change.
> Changed the machine.
> Changed the engineer.
v Looked after the shop when the owner was away.
> Owned the shop.
> Managed the shop.
> Audited the shop.
v Checked the accounts of 3 branches.
> Audited the accounts of 3 branches.
> Checked 3 accounts of branches.
v Gave medicines to patients as told by the doctor.
> Treated patients.
> Prescribed medicines to patients.
> Treated patients with medicines as a doctor.
v Packed food for 40 children.
> Fed 40 children.
> Cooked food for 40 children.
> Taught 40 children.
v Kept money in the locker.
> Raised money.
> Earned money.
v Looked for spare parts in the store.
> Found spare parts in the store.
> Bought spare parts.
v Gave visitors the way to the office.
> Directed the office.
> Guided the office.
v Sat with the auditor while he checked vouchers.
> Checked vouchers.
> Audited vouchers.
> Checked vouchers with the auditor.
v Sold vegetables from a cart in 3 colonies.
> Sold vegetables from 3 carts in colonies.
> Grew vegetables.
> Exported vegetables.
v Typed letters for the manager in English and Hindi at 35 and 30 wpm respectively.
> Typed letters in English and Hindi at 30 and 35 wpm respectively.
> Typed letters in Hindi and English at 35 and 30 wpm.
> Typed letters as manager.
v Worked as helper to an electrician for 2 years.
> Electrician for 2 years.
> Wired houses for 2 years.
> Worked as electrician for 2 years.
v Worked as a peon at the office of a lawyer.
> Practised law at an office.
> Lawyer at the office.
v Delivered newspapers to 150 homes in 2 hours every morning.
> Delivered 150 newspapers to homes every morning.
> Delivered newspapers to 150 homes for 2 years every morning.
> Delivered newspapers to 2 homes in 150 hours.
v Was the captain's friend in the school team.
> Captain of the school team.
> Captained the school team.
v Made tea for the designers of the website.
> Designed the website.
> Made the website.
v Got training from the trainer on Excel for 3 days.
> Trained staff on Excel for 3 days.
> Trainer on Excel for 3 days.
> Gave training on Excel for 3 days.
v Attended the supervision of the site with the engineer.
> Supervised the site.
> Engineered the site.
v Was told about the management of files.
> Managed files.
v Did typing under management of HR.
> Managed HR.
> Did the management of HR.
s With the help of Ramesh made a shed.
> Made a shed.
> Made a shed for Ramesh.
s Our project got first prize.
> Project got first prize.
> My project got first prize.
s Trained at Taj for 6 months in the kitchen.
> Trained the kitchen at Taj for 6 months.
> Trained Taj kitchen for 6 months.
s Cash became less in the counter.
> Reduced the counter.
> Reduced cash by 5 %.
s Joined as trainee in 2015 and left in 2017.
> Trainee since 2015.
> Joined as trainee in 2017.
> Trainee from 2017.
> Left as trainee in 2015.
s Worked from 2016 to 2019 in Dubai and from 2020 to 2022 in Pune.
> Worked from 2016 to 2022 in Dubai.
> Worked in Pune 2016-2019.
> Worked in Dubai 2020-2022 and in Pune 2016-2019.
s Taught class 5 for 3 years and class 8 for 1 year.
> Taught class 8 for 3 years.
> Taught classes 5 to 8 for 3 years.
> Taught class 3 for 5 years.
> Taught class 8 for 3 years and class 5 for 1 year.
s टैक्सी ड्राइवर के रूप में एक कंपनी में काम किया।
> एक कंपनी चलाई।
> टैक्सी कंपनी चलाई।
> कंपनी में टैक्सी का मालिक था।
s बच्चों को खाना खिलाया।
> बच्चों को पढ़ाया।
> बच्चों का खाना पकाया।
s ट्रक पर 50 बोरे चढ़ाए।
> 50 ट्रक पर बोरे चढ़ाए।
> 50 बोरे बेचे।
> ट्रक चलाया।
s Dukan mein malik ke saath bill banaya.
> Dukan mein bill banaya.
> Dukan ka malik tha.
> Malik ne dukan mein bill banaya.
> Dukan mein do bill banaye.
s Computer seekha 6 mahine.
> Computer sikhaya 6 mahine.
> 6 computer seekhe.
s Khet mein pitaji ki madad karta tha, 5 bigha mein.
> Khet mein 5 bigha mein kheti ki.
> 5 bigha khet sambhala.
> 5 khet mein pitaji ki madad ki.
s School mein padha aur 80% laya.
> School mein padhaya.
> School mein 80% ko padhaya.
s Machine operator ke saath kaam kiya.
> Machine operator tha.
> Machine operate ki.
s Assisted in a study of 40 patients at AIIMS under Dr. Rao.
> Studied 40 patients at AIIMS under Dr. Rao.
> Treated 40 patients at AIIMS.
> Assisted Dr. Rao at AIIMS in a study of 40 doctors.
s Salary was paid by the owner and I noted it.
> Paid salary and noted it.
> Paid the owner's salary.
s The report which HR checked was typed by me.
> Checked the HR report.
> Typed and checked the report.
s A workshop named Spark by Google was attended by me.
> Conducted the Spark workshop by Google.
> Spark workshop at Google.
> Conducted a workshop at Google.
`;
