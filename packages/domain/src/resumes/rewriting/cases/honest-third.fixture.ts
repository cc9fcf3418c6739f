/** Written after the second: the lock refused a sixth of them, so that the rules were widened by these too. */
export const honestThird = `
s I was working as a helper in a furniture shop where I used to cut the plywood and fix the hinges.
> Helper in a furniture shop; cut plywood and fixed hinges.
v Did the follow up of 45 patients after discharge by phone.
> Followed up 45 patients by phone after discharge.
s Responsible for preparing the quotation and sending the same to the customers by email.
> Prepared quotations and emailed them to customers.
c The entries of the stock register were checked by me with the physical stock at the end of every month.
> Checked the stock register against physical stock at the end of every month.
s Taught the subjects of Hindi and Social Science to the students of class 6, 7 and 8.
> Taught Hindi and Social Science to classes 6, 7 and 8.
v Was giving demos of water purifiers at the homes of customers.
> Demonstrated water purifiers at customers' homes.
s Having experience of more than 2 years in the operation of tower crane.
> More than 2 years of experience in tower crane operation.
c I had to take the phone calls of the clinic and to give the appointments to the patients.
> Answered the clinic's phone calls and gave patients appointments.
s Did installation of solar panels on the roofs of 18 houses in the rural areas of Bikaner.
> Installed solar panels on the roofs of 18 houses in rural Bikaner.
v Looked after the accounts of a small trading company.
> Handled the accounts of a small trading company.
s Completed all of the assigned tasks on time and also helped my colleagues in their work.
> Completed assigned tasks on time and helped colleagues.
c Made a chatbot for college enquiries which can answer about 50 questions, with the use of Dialogflow.
> Made a chatbot in Dialogflow that answers about 50 college enquiries.
s In this role I was required to visit the sites daily and to submit the progress report to the project manager.
> Visited sites daily and submitted progress reports to the project manager.
v Did the makeup of brides for 30 weddings.
> Did bridal makeup for 30 weddings.
s Responsible for opening of new savings accounts and for the KYC verification of the customers.
> Opened new savings accounts and verified customers' KYC.
c It was noticed by me that the meter was faulty and it was reported to the section officer.
> Noticed a faulty meter and reported it to the section officer.
s My job was to bring the raw material from the store to the machine and to remove the scrap.
> Brought raw material from the store to the machine and removed scrap.
v Helped farmers fill the form of PM Kisan.
> Assisted farmers in filling the PM Kisan form.
s I have done an internship of two months in the HR department of a textile company in Surat.
> Two-month internship in the HR department of a textile company in Surat.
c The students who were weak in English were given extra classes by me in the evening.
> Gave extra evening classes to students weak in English.
s Kept the delivery van clean and also checked the oil, the water and the tyres each day.
> Kept the delivery van clean and checked oil, water and tyres each day.
v Made the bills, took the payment and gave the change.
> Prepared bills, took payments and gave change.
s We were a team of five and we did the renovation of the canteen in 20 days.
> Renovated the canteen in 20 days in a team of five.
c As the store keeper was on leave, I did the issue of tools for 2 months.
> Issued tools for 2 months while the store keeper was on leave.
s Performing various tests on soil such as moisture content, liquid limit and plastic limit.
> Performed soil tests such as moisture content, liquid limit and plastic limit.
v Was in the job of counting cash and bundling of notes.
> Counted cash and bundled notes.
s Looking forward to working as a staff nurse in a multi speciality hospital.
> Looking to work as a staff nurse in a multi-speciality hospital.
c Because of my regular follow up, pending payments of Rs. 3 lakh were recovered.
> Recovered pending payments of Rs. 3 lakh by regular follow up.
s Have good typing speed of 40 words per minute in English and 30 words per minute in Hindi.
> Typing speed of 40 words per minute in English and 30 in Hindi.
v Went door to door and sold 25 subscriptions of a newspaper in a week.
> Sold 25 newspaper subscriptions door to door in a week.
s Arranging and coordinating the travel and hotel bookings of the senior management.
> Arranged and coordinated travel and hotel bookings of senior management.
c Quality of the product was checked at 3 stages and the rejected pieces were kept separately.
> Checked product quality at 3 stages and kept rejected pieces separately.
s I was involved in the writing of test cases and execution of the same for the payment module.
> Wrote and executed test cases for the payment module.
v Made a model of a smart dustbin with ultrasonic sensor.
> Built a model of a smart dustbin with an ultrasonic sensor.
s Took active part in the organisation of blood donation camps, two every year.
> Took part in organising two blood donation camps every year.
c Passengers' luggage was loaded and unloaded by me and tags were checked.
> Loaded and unloaded passengers' luggage and checked tags.
s Responsible for recording the temperature of cold storage at every 4 hours.
> Recorded the temperature of cold storage every 4 hours.
v Told the mothers how to feed and clean the newborn babies.
> Taught mothers how to feed and clean newborn babies.
s Drafting of legal notices, agreements and affidavits under the guidance of senior advocate.
> Drafted legal notices, agreements and affidavits under the guidance of a senior advocate.
c There was a shortage of staff so I did the work of both billing and packing.
> Did both billing and packing during a staff shortage.
s Worked as a team member for developing the Android application of a food delivery company.
> Worked in a team to develop a food delivery company's Android application.
v Saw to the daily needs of 60 children of the hostel.
> Looked after the daily needs of 60 hostel children.
s Used the software like Photoshop and Illustrator for making of brochures and visiting cards.
> Made brochures and visiting cards in Photoshop and Illustrator.
c In the last 2 years I never took leave without informing.
> Never took leave without informing in the last 2 years.
s Deliver lectures on the topics of hygiene and sanitation to women of 12 self help groups.
> Delivered lectures on hygiene and sanitation to women of 12 self help groups.
v Did waterproofing of terraces and bathrooms for 5 years.
> Waterproofed terraces and bathrooms for 5 years.
s To collect the daily milk from 70 farmers, to test its fat and to note it down.
> Collected milk daily from 70 farmers, tested its fat and noted it.
c The response time to customer emails was brought down to 4 hours from 10 hours by me.
> Brought customer email response time down from 10 hours to 4 hours.
s I am a fresher with a diploma in mechanical engineering and I am willing to learn new things.
> Fresher with a diploma in mechanical engineering, willing to learn new things.
v Put labels on the medicines and kept them in the racks.
> Labelled medicines and kept them in racks.
s Supervised the work of 14 labourers at the construction site and maintained the muster roll.
> Supervised 14 labourers at the construction site and maintained the muster roll.
c Guests were asked by me for their food order and I passed it on to the kitchen.
> Took guests' food orders and passed them on to the kitchen.
s Participated in a group discussion and was selected among the top 10 students of the batch.
> Selected among the top 10 students of the batch in a group discussion.
v Did embroidery on sarees and suits by hand and by machine.
> Embroidered sarees and suits by hand and machine.
s Handled a till of a supermarket and took care that there is no shortage of cash.
> Handled a supermarket till with no shortage of cash.
c Machine no. 4 was always jamming, so I changed its belt and cleaned the rollers.
> Changed the belt and cleaned the rollers of machine no. 4, which was always jamming.
s Was the person who did the announcing of trains and helped the passengers at the enquiry.
> Announced trains and helped passengers at the enquiry.
v Checked the spellings and grammar of reports before these were printed.
> Proofread the spelling and grammar of reports before printing.
s Worked with the kitchen team of 12 people and made starters and salads.
> Made starters and salads with a kitchen team of 12.
c Old paper records of 1,500 patients were put into the computer by me.
> Entered old paper records of 1,500 patients into the computer.
s Playing the role of a class teacher of class 4 and communicating with the parents.
> Class teacher of class 4; communicated with parents.
v Did door fitting, window fitting and made modular kitchens.
> Fitted doors and windows and made modular kitchens.
s Experience in the area of credit appraisal of MSME loans up to Rs. 25 lakh.
> Experience in credit appraisal of MSME loans up to Rs. 25 lakh.
c When there was a fire drill, I was the one guiding people to the exit.
> Guided people to the exit in fire drills.
s Prepared tea, coffee and snacks for the staff of the office and also for the visitors.
> Prepared tea, coffee and snacks for office staff and visitors.
v Ran the photocopy machine and took care of the stationery.
> Operated the photocopy machine and looked after stationery.
s I designed a database which is having 9 tables for the hostel management system project.
> Designed a database of 9 tables for the hostel management system project.
c Prices of 3 shops were compared by me before buying the items for the office.
> Compared prices of 3 shops before buying office items.
s Did the training programme on entrepreneurship from RSETI for a period of 30 days.
> Completed a 30-day training programme on entrepreneurship from RSETI.
v Made the site ready for the concrete work and checked the steel.
> Prepared the site for concrete work and checked the steel.
s Responsible for conducting the induction of new joinees and issuing of ID cards to them.
> Conducted induction of new joinees and issued ID cards.
c Every evening the day's collection was counted and handed over to the owner.
> Counted the day's collection every evening and handed it over to the owner.
s Assisting the lawyer in filing of cases at the district court and in taking the dates.
> Assisted the lawyer in filing cases and taking dates at the district court.
v Took care of the social media of the NGO and made 3 posts per week.
> Handled the NGO's social media and made 3 posts per week.
s I possess knowledge of operating CNC turning machine having Fanuc control.
> Knowledge of operating CNC turning machines with Fanuc control.
c Tourists were taken by me to 8 places in Jaipur and I explained them in Hindi and English.
> Took tourists to 8 places in Jaipur and explained them in Hindi and English.
s Sorting of letters and parcels area wise and giving to the postmen for distribution.
> Sorted letters and parcels area-wise and gave them to postmen for distribution.
v Had the duty of ward boy and moved patients to X-ray and lab.
> Ward boy; moved patients to X-ray and lab.
s Received the certificate of appreciation for getting no complaint in a year.
> Certificate of appreciation for no complaint in a year.
c The timetable for 16 teachers was prepared in Excel by me and 2 other teachers.
> Prepared the timetable for 16 teachers in Excel with 2 other teachers.
s Knows how to do wiring of single phase and three phase, and earthing.
> Knows single phase and three phase wiring, and earthing.
v Went to banks and offices to deposit forms and cheques.
> Visited banks and offices to deposit forms and cheques.
s Monitoring of 24 cameras in the control room and informing the guards by walkie talkie.
> Monitored 24 cameras in the control room and informed guards by walkie-talkie.
c Samples of cement were collected from the trucks, and tests of setting time were done in the lab.
> Collected cement samples from trucks and tested setting time in the lab.
s Skilled in the cutting of hair, shaving and massage with an experience of 7 years.
> Skilled in hair cutting, shaving and massage; 7 years of experience.
v Made changes in the code so that the query which took 9 seconds took 1 second.
> Changed the code so that the query took 1 second instead of 9 seconds.
s Was assigned to write product descriptions and wrote around 600 of them in 3 months.
> Wrote around 600 product descriptions in 3 months.
c I am from an agricultural family and have helped my father in growing of cotton and soybean.
> From an agricultural family; helped my father grow cotton and soybean.
s Keeping a record of donations and issuing 80G receipts to the donors.
> Kept donation records and issued 80G receipts to donors.
v Used to teach dance to 20 children on weekends.
> Taught dance to 20 children on weekends.
s The cleaning and oiling of sewing machines was done by me on weekly basis.
> Cleaned and oiled sewing machines weekly.
c Trainees were shown the safety video and their questions were answered by me.
> Showed trainees the safety video and answered their questions.
s Managed the front desk of a hotel with 48 rooms and handled guest complaints.
> Managed the front desk of a 48-room hotel and handled guest complaints.
v Found the reason of frequent tripping and replaced the MCB.
> Identified the reason of frequent tripping and replaced the MCB.
s Being a student member of ISTE I attended seminars and helped in registration of participants.
> As a student member of ISTE, attended seminars and helped register participants.
c Milk packets, around 350, were supplied to homes by me before 7 am by cycle.
> Supplied around 350 milk packets to homes by cycle before 7 am.
s Worked in the accounts section for making vouchers and for keeping the files.
> Made vouchers and kept files in the accounts section.
v Talked with shopkeepers to take orders of biscuits and chips.
> Took orders of biscuits and chips from shopkeepers.
s Was the captain of the kabaddi team of the college in the year 2022.
> Captain of the college kabaddi team in 2022.
c Waste was separated into dry and wet in 90 houses after I explained it to the people.
> Explained separation of dry and wet waste to people in 90 houses.
s Doing daily reconciliation of cash and card payments and reporting any difference to the manager.
> Reconciled cash and card payments daily and reported any difference to the manager.
v Did plantation of 500 saplings along with the forest staff.
> Planted 500 saplings along with the forest staff.
s Did not use any paid tool and made the whole website in HTML, CSS and PHP.
> Made the whole website in HTML, CSS and PHP; did not use any paid tool.
s ग्राहक के घर जाकर एसी की सर्विस करने का काम करता था।
> ग्राहक के घर जाकर एसी की सर्विस की।
v दवाइयों का स्टॉक देखना और एक्सपायरी वाली दवा अलग करना।
> दवाइयों का स्टॉक जाँचा और एक्सपायरी वाली दवा अलग की।
s मैंने दो साल तक एक निजी स्कूल में हिंदी विषय पढ़ाने का कार्य किया।
> दो साल तक एक निजी स्कूल में हिंदी पढ़ाई।
c चौकीदार के रूप में रात में कॉलोनी की निगरानी की जाती थी।
> चौकीदार के रूप में रात में कॉलोनी की निगरानी की।
s गाड़ी को समय पर सर्विस सेंटर ले जाना और उसका हिसाब रखना।
> गाड़ी समय पर सर्विस सेंटर ले गया और उसका हिसाब रखा।
v बुज़ुर्गों को पेंशन का फॉर्म भरने में मदद करता था।
> बुज़ुर्गों को पेंशन का फॉर्म भरने में सहायता की।
s रोज़ 8 घंटे मशीन पर काम किया और लगभग 200 पुर्ज़े बनाए।
> रोज़ 8 घंटे मशीन पर लगभग 200 पुर्ज़े बनाए।
c पानी की टंकी की सफ़ाई हर महीने करवाई जाती थी और उसका रिकॉर्ड रखा जाता था।
> हर महीने पानी की टंकी की सफ़ाई करवाई और उसका रिकॉर्ड रखा।
s बीमार पशुओं को दवा देने तथा टीका लगाने में पशु चिकित्सक का सहयोग किया।
> बीमार पशुओं को दवा देने और टीका लगाने में पशु चिकित्सक की सहायता की।
v Shop पर customers को saree दिखाने का काम किया।
> Shop पर customers को sarees दिखाईं।
s 15 दिन के शिविर में लोगों को योग सिखाया और उसके लाभ के बारे में बताया।
> 15 दिन के शिविर में लोगों को योग सिखाया और उसके लाभ बताए।
c ईंट, सीमेंट आदि सामान का आना और जाना रजिस्टर में लिखा जाता था।
> ईंट, सीमेंट आदि सामान का आना-जाना रजिस्टर में लिखा।
s मेरा काम था ऑर्डर के हिसाब से डिब्बों में मिठाई पैक करना।
> ऑर्डर के हिसाब से डिब्बों में मिठाई पैक की।
v अख़बार बाँटने का काम किया, लगभग 120 घरों में।
> लगभग 120 घरों में अख़बार बाँटे।
s Computer पर ticket book करना और यात्रियों को train की जानकारी देना।
> Computer पर ticket book किए और यात्रियों को train की जानकारी दी।
`;
