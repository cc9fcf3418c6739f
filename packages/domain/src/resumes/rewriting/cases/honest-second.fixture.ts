/** Written after the first: the lock refused a fifth of them, so that the rules were widened by these too. */
export const honestSecond = `
s I was doing the work of dispensing medicines to the patients as per the prescription of doctors.
> Dispensed medicines to patients as per doctors' prescriptions.
c Expired medicines were separated by me and the list of the same was given to the owner.
> Separated expired medicines and gave the owner a list of them.
v Was looking after the night shift security of a building having 60 flats.
> Guarded a building of 60 flats in the night shift.
s Responsible for the preparation of purchase orders and follow up with the vendors for delivery.
> Prepared purchase orders and followed up with vendors for delivery.
s I have got an experience of 4 years in the electrical maintenance of textile mills.
> 4 years of experience in electrical maintenance of textile mills.
v Did a survey of 120 households on drinking water for my MSW project.
> Surveyed 120 households on drinking water for my MSW project.
c For new students an orientation programme was arranged by our department and I was the anchor of it.
> Anchored our department's orientation programme for new students.
s Handling of queries of the customers over the phone as well as over email and chat.
> Handled customer queries over phone, email and chat.
v Made the monthly MIS of 14 branches in Excel.
> Prepared the monthly MIS of 14 branches in Excel.
s Took the responsibility of arranging the transport for 35 employees in the night shift.
> Arranged transport for 35 employees in the night shift.
c The code of the old application was in VB which I converted into C#.
> Converted the old application from VB to C#.
s Had the duty of maintaining discipline among the students and taking care of the hostel mess.
> Maintained discipline among students and took care of the hostel mess.
v Got 82% marks in the final semester project.
> Scored 82% in the final semester project.
c By using a new cutting layout I saved about 8% of the cloth.
> Saved about 8% of the cloth by using a new cutting layout.
s To receive the guests at the gate, to show them their seats and to serve them welcome drinks.
> Received guests at the gate, showed them their seats and served welcome drinks.
v Helped customers in choosing the right size of shoes and in billing.
> Assisted customers in choosing the right shoe size and in billing.
s In the project I have designed the front end part with the use of HTML, CSS and Bootstrap.
> Designed the project's front end using HTML, CSS and Bootstrap.
c Samples of water were collected from 22 wells and their pH and TDS were tested by me in the laboratory.
> Collected water samples from 22 wells and tested their pH and TDS in the laboratory.
s Was in charge of the cash van route and used to deliver the cash to 9 ATMs on a daily basis.
> Delivered cash to 9 ATMs daily on the cash van route.
v Talked to walk-in customers and told them about home loan products.
> Explained home loan products to walk-in customers.
s Did the job of drawing the plans, elevations and sections of residential buildings in AutoCAD.
> Drew plans, elevations and sections of residential buildings in AutoCAD.
c I found that 3 vendors were charging extra and told it to the manager.
> Found 3 vendors charging extra and informed the manager.
s Working knowledge of income tax, TDS and GST with hands on experience on Tally Prime.
> Working knowledge of income tax, TDS and GST; hands-on experience of Tally Prime.
v Kept watch on the temperature and pressure of the boiler and wrote it in the log book every hour.
> Monitored boiler temperature and pressure and logged them every hour.
s Coached the under-14 football team of the school for 2 years and they reached the district semi final.
> Coached the school's under-14 football team for 2 years; they reached the district semi final.
c At the time of harvest I was engaged in counting the sacks and loading of the same in the trucks.
> Counted sacks and loaded them in trucks at harvest.
s Conducted the interviews of 30 women of self help groups and wrote a report on it.
> Interviewed 30 women of self help groups and wrote a report.
v Was taking dictation in English shorthand at 80 words per minute.
> Took dictation in English shorthand at 80 words per minute.
s Provided support to the users regarding their printers, email and network issues.
> Supported users with printer, email and network issues.
c After the breakdown of a machine, the job of informing the maintenance team and noting the time was mine.
> Informed the maintenance team of machine breakdowns and noted the time.
v Put up posters and gave pamphlets in 15 colonies for the admission campaign.
> Put up posters and distributed pamphlets in 15 colonies for the admission campaign.
s I am having the experience of taking online classes on Zoom and Google Meet for class 6 to class 8.
> Experience of online classes on Zoom and Google Meet for class 6 to class 8.
c Colour matching of the fabric was done and the approved shade card was sent to the buyer.
> Matched fabric colour and sent the approved shade card to the buyer.
s Performed the installation and configuration of Windows 10, MS Office and antivirus on 75 computers.
> Installed and configured Windows 10, MS Office and antivirus on 75 computers.
v Did home visits to pregnant women and told them about vaccination and nutrition.
> Visited pregnant women at home and informed them about vaccination and nutrition.
s Actively involved in the process of reconciliation of vendor ledgers on monthly basis.
> Reconciled vendor ledgers monthly.
c There was a leakage in the pipeline and I repaired it in 2 hours without stopping the plant.
> Repaired a pipeline leakage in 2 hours without stopping the plant.
s Participated as a volunteer in the cleanliness drive which was organised by the college NSS unit.
> Volunteered in the cleanliness drive organised by the college NSS unit.
v Had meetings with clients to know their needs and made quotations.
> Met clients to understand their needs and prepared quotations.
s I did my industrial training of 4 weeks from Hindustan Aeronautics in the assembly shop.
> Completed 4 weeks of industrial training in the assembly shop of Hindustan Aeronautics.
c Salon customers were given services such as haircut, hair spa and facial by me.
> Gave salon customers haircuts, hair spa and facials.
s Making of sweets such as laddu, barfi and jalebi in bulk quantity for festival orders.
> Made laddu, barfi and jalebi in bulk for festival orders.
v Wrote down the complaints of residents and passed them to the electrician or plumber.
> Recorded residents' complaints and passed them to the electrician or plumber.
s Served in the Indian Army for 15 years as a vehicle mechanic in the EME.
> Vehicle mechanic in the EME of the Indian Army for 15 years.
c Since there was no record of tools earlier, I made a register and labelled all the 300 tools.
> Made a tool register and labelled all 300 tools.
s Editing and proof reading of articles before they are published in the Sunday supplement of the newspaper.
> Edited and proofread articles for the newspaper's Sunday supplement.
v Did research on case laws and made notes for the advocate.
> Researched case laws and prepared notes for the advocate.
s Was the team member who did the documentation of the project and the testing of the modules.
> Documented the project and tested modules as a team member.
c Parcels which came damaged were photographed by me and I filled the claim form for them.
> Photographed damaged parcels and filled their claim forms.
s Driving JCB and tractor for digging and levelling of land at different sites.
> Drove JCB and tractor to dig and level land at different sites.
v Took the feedback of 50 trainees after every session and put it in a sheet.
> Collected feedback of 50 trainees after every session and recorded it in a sheet.
s Responsible to check the invoices and match them with the purchase order and GRN before payment.
> Checked invoices against the purchase order and GRN before payment.
c Used Python for cleaning the data of 10,000 rows and for making graphs using Matplotlib.
> Cleaned data of 10,000 rows in Python and made graphs using Matplotlib.
s Gave vaccines to around 100 children per month in the camps of the PHC.
> Vaccinated around 100 children per month in PHC camps.
v Told the tourists about the history of the fort in English and Hindi.
> Explained the fort's history to tourists in English and Hindi.
s Good team player having the ability of working with people of different backgrounds.
> Able to work in a team with people of different backgrounds.
c The duty chart of nurses was made by the in-charge and I used to display it and inform everyone.
> Displayed the nurses' duty chart made by the in-charge and informed everyone.
s Did job of operator on injection moulding machine for 3 years and changed moulds also.
> Operated an injection moulding machine for 3 years and changed moulds.
v Sorted out fights between students and called their parents when needed.
> Settled fights between students and called their parents when needed.
s With the help of my seniors I learned how to file TDS returns.
> Learned to file TDS returns with the help of my seniors.
c My work was of counting the votes in the presence of agents during the panchayat election.
> Counted votes in the presence of agents during the panchayat election.
s Carried out the stitching, hemming and ironing of school uniforms, about 25 pieces per day.
> Stitched, hemmed and ironed about 25 school uniforms per day.
v Did the social media posts for a bakery and their followers went from 500 to 2,000.
> Made social media posts for a bakery; followers grew from 500 to 2,000.
s A mini project on line following robot was made by us by using Arduino and IR sensors.
> Made a line following robot as a mini project in a team, using Arduino and IR sensors.
c Not a single complaint was received in my area in the last 6 months.
> Received not a single complaint in my area in the last 6 months.
s Handling walk in candidates, taking their details and giving them the aptitude test.
> Handled walk-in candidates, took their details and gave them the aptitude test.
v Was on the job of taking out prints, scanning and binding of documents.
> Printed, scanned and bound documents.
s Acted as a link between the farmers and the bank for the Kisan Credit Card.
> Linked farmers and the bank for the Kisan Credit Card.
c Blood pressure, temperature and pulse of patients was checked three times a day and written on the chart.
> Checked patients' blood pressure, temperature and pulse three times a day and recorded them on the chart.
s Did plumbing fitting of 2 hospitals and 1 school, including bathroom and kitchen lines.
> Fitted plumbing of 2 hospitals and 1 school, including bathroom and kitchen lines.
v Worked on increasing the open rate of emails and it went up from 12% to 19%.
> Increased the email open rate from 12% to 19%.
s Excellent in making rangoli, mehendi and cards and have taken orders of the same for weddings.
> Excellent in rangoli, mehendi and cards; took wedding orders.
c The job was to put the price tags, arrange the shelves and help the customers to find the products.
> Put price tags, arranged shelves and helped customers find products.
s Have undergone training on fire fighting and first aid for 10 days from the state fire service.
> Underwent 10 days of fire fighting and first aid training from the state fire service.
v Did the negotiation with suppliers and the price of packing boxes came down by 6%.
> Negotiated with suppliers and cut the price of packing boxes by 6%.
s Doing the work of tea making, filing, photocopying and bank work in the office.
> Made tea, filed, photocopied and did bank work in the office.
c Under the supervision of the pharmacist, I have filled the medicine orders of the wards.
> Filled the wards' medicine orders under the supervision of the pharmacist.
s Took care of two children of age 3 and 5 years in a family at Bengaluru for two years.
> Cared for two children of age 3 and 5 years in a Bengaluru family for two years.
v Made a plan for the production of the week with the supervisor.
> Planned the week's production with the supervisor.
s Looking to work with a growing organization where I can apply my knowledge of mechanical engineering.
> Looking to apply my knowledge of mechanical engineering in a growing organization.
c Fabric defects were found by checking each roll on the inspection table and marked with stickers.
> Checked each roll on the inspection table and marked fabric defects with stickers.
s I successfully managed 3 projects simultaneously with a team of 9 people.
> Managed 3 projects simultaneously with a team of 9 people.
v Did data cleaning, and wrote SQL queries to get the reports for the sales head.
> Cleaned data and wrote SQL queries for the sales head's reports.
s Arranging of files date wise and giving them to the officers when they ask for it.
> Arranged files date-wise and gave them to officers when asked.
c When the server was down I used to inform the users and raise a ticket with the vendor.
> Informed users and raised a ticket with the vendor when the server was down.
s Was awarded the first prize in the inter college debate competition in 2021.
> Won first prize in the inter-college debate competition, 2021.
v Took photos of products and wrote their descriptions for Flipkart and Amazon listings.
> Photographed products and wrote descriptions for Flipkart and Amazon listings.
s Did fumigation of the warehouse once in every 15 days so that the grain is safe.
> Fumigated the warehouse once in every 15 days to keep the grain safe.
c The timing of the buses was told to passengers on the phone and at the window.
> Told passengers bus timings on the phone and at the window.
s Responsible for achieving the sales target of Rs. 5 lakh per month for the Nashik territory.
> Sales target of Rs. 5 lakh per month for the Nashik territory.
v Was making the dough and baking about 200 breads every night.
> Prepared dough and baked about 200 breads every night.
s Playing of the tabla and harmonium in the school function and teaching it to the juniors.
> Played tabla and harmonium in school functions and taught them to juniors.
c The daily diary of attendance was shown to the headmaster after filling it.
> Filled the daily attendance diary and showed it to the headmaster.
s I did calling to 100 people per day for credit card and got 3 to 4 leads daily.
> Called 100 people per day for credit cards and got 3 to 4 leads daily.
v Did the polishing of furniture and fitting of doors and windows.
> Polished furniture and fitted doors and windows.
s In the absence of the supervisor I used to look after the shift of 18 workers.
> Looked after the shift of 18 workers in the supervisor's absence.
c Paid the bills of electricity, water and phone for the office before the last date.
> Paid the office's electricity, water and phone bills before the last date.
s Took part in inter-university athletics (400 m) and came third.
> Came third in inter-university athletics (400 m).
v Went to the villages and made 340 Ayushman cards of people.
> Visited villages and made 340 Ayushman cards.
c For the annual day, the stage decoration was done by a group of students guided by me.
> Guided a group of students in stage decoration for the annual day.
s Regularly doing the backup of data and updating of antivirus on all systems in the lab.
> Regularly backed up data and updated antivirus on all lab systems.
v Used to write the script and do the voice over for the campus radio.
> Wrote scripts and did voice over for campus radio.
s Handled the responsibility of a floor of 22 rooms and its linen.
> Handled a floor of 22 rooms and its linen.
c Cheques were deposited and pass book was updated by me every Saturday.
> Deposited cheques and updated the passbook every Saturday.
s Trained in first aid, patient lifting and wheel chair handling at Apollo for 2 months.
> Trained for 2 months at Apollo in first aid, patient lifting and wheelchair handling.
v Dealt with the parents of about 30 special children.
> Interacted with parents of about 30 special children.
s Checking mails and replying to the same, fixing the appointments of the director.
> Checked and replied to mails and fixed the director's appointments.
c 5S was followed in the shop floor and I was giving marks to each line every week.
> Followed 5S on the shop floor and marked each line every week.
s मैं अपनी दुकान पर मोबाइल रिपेयर करने का काम 5 साल से करता हूँ।
> 5 साल से अपनी दुकान पर मोबाइल रिपेयर करता हूँ।
c बच्चों की हाज़िरी रजिस्टर में लिखी जाती थी और उनके घर पर सूचना दी जाती थी।
> बच्चों की हाज़िरी रजिस्टर में लिखी और उनके घर सूचना दी।
v अस्पताल में मरीज़ों का बीपी और शुगर देखने का काम किया।
> अस्पताल में मरीज़ों का बीपी और शुगर जाँचा।
s ट्रक में माल चढ़ाने और उतारने का कार्य करता था।
> ट्रक में माल चढ़ाया और उतारा।
s मेरे द्वारा 3 मंज़िला मकान में टाइल्स लगाने का काम पूरा किया गया।
> 3 मंज़िला मकान में टाइल्स लगाने का काम पूरा किया।
v ग्राहकों से पैसे लेकर उनको रसीद देता था।
> ग्राहकों से पैसे लिए और रसीद दी।
c स्कूल में मध्याह्न भोजन बनाना तथा बच्चों को परोसना मेरा काम था।
> स्कूल में मध्याह्न भोजन बनाया और बच्चों को परोसा।
s बिजली के मीटर की रीडिंग लेने और बिल बाँटने का काम 2 साल किया।
> 2 साल बिजली मीटर की रीडिंग ली और बिल बाँटे।
v गाँव की महिलाओं को सिलाई सिखाने में दीदी की मदद की।
> गाँव की महिलाओं को सिलाई सिखाने में दीदी की सहायता की।
s कंपनी के गेट पर आने-जाने वाले वाहनों का नंबर नोट करना।
> कंपनी के गेट पर आने-जाने वाले वाहनों के नंबर नोट किए।
c गायों को चारा देने, दूध निकालने तथा डेयरी तक पहुँचाने का कार्य।
> गायों को चारा दिया, दूध निकाला और डेयरी तक पहुँचाया।
s दसवीं कक्षा के 25 विद्यार्थियों को विज्ञान विषय की ट्यूशन पढ़ाई।
> दसवीं के 25 विद्यार्थियों को विज्ञान की ट्यूशन पढ़ाई।
v फैक्ट्री में पैकिंग का काम करता था, रोज़ 300 डिब्बे।
> फैक्ट्री में रोज़ 300 डिब्बे पैक किए।
s MS Office का अच्छा ज्ञान है और typing speed 35 शब्द प्रति मिनट है।
> MS Office का अच्छा ज्ञान; typing speed 35 शब्द प्रति मिनट।
c होटल में आने वाले मेहमानों को कमरे तक ले जाना और उनका सामान पहुँचाना।
> होटल के मेहमानों को कमरे तक ले गया और उनका सामान पहुँचाया।
s गन्ने की फसल की देखरेख करने का तथा मज़दूरों को मज़दूरी देने का काम किया।
> गन्ने की फसल की देखरेख की और मज़दूरों को मज़दूरी दी।
v Office में file को सही जगह रखने का काम किया।
> Office में files को सही जगह रखा।
s किसी भी ग्राहक ने 6 महीने में कोई शिकायत नहीं की।
> 6 महीने में किसी ग्राहक ने शिकायत नहीं की।
c चुनाव के समय मतदाता सूची बनाने में बीएलओ का सहयोग किया।
> चुनाव में मतदाता सूची बनाने में बीएलओ की सहायता की।
s दीवारों पर पुताई तथा पेंटिंग का काम जानता हूँ।
> दीवारों की पुताई और पेंटिंग जानता हूँ।
`;
