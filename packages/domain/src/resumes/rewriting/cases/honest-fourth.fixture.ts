/** Written to try the rules once they had been widened by another hand's: other trades, forms and orders. */
export const honestFourth = `
s I have been working as an electrician in a housing society since last 5 years and doing all wiring and repairing work.
> Electrician in a housing society for 5 years, doing all wiring and repairs.
v My work was the installation of split ACs in the houses of customers, 4 to 5 per day.
> Installed 4 to 5 split ACs per day in customers' houses.
c Was working as teacher of English in a govt school for 3 yrs.
> Taught English in a government school for 3 years.
v Responsible for preparation of monthly salary sheets of 120 employees.
> Prepared monthly salary sheets for 120 employees.
o In Pune, at a bakery, for two years, I was a baker of bread and cakes.
> Baked bread and cakes at a bakery in Pune for 2 years.
s I used to do the packing of medicines and then their dispatch to around 30 chemists in a week.
> Packed medicines and dispatched them to around 30 chemists a week.
v Worked as salesman of mobile accessories in my uncle's shop.
> Sold mobile accessories in my uncle's shop.
c Customers complaints were being received by me on phone and I was noting down the same in register.
> Received customers' complaints on phone and noted them in a register.
c I did counselling of 15 students regarding choice of their career.
> Counselled 15 students on their choice of career.
v Was doing supervision of 8 helpers at the site.
> Supervised 8 helpers at the site.
s During my internship of six months at Wipro I have learned about testing and wrote 40 test cases.
> Learned testing and wrote 40 test cases during a 6-month internship at Wipro.
o 40 test cases were written by me in Selenium during the internship.
> Wrote 40 test cases in Selenium during the internship.
v There was a maintenance of lift in our building which I was handling along with one technician.
> Maintained the lift in our building with one technician.
c Did data entry of more than 500 forms per day with the help of Excel.
> Entered data from over 500 forms per day in Excel.
> Entered more than 500 forms a day in Excel.
v I was giving training to the new joinees on the use of the billing software.
> Trained new joinees on the billing software.
s Took part in the cleanliness drive that was organised by our college NSS unit in 2022.
> Took part in a cleanliness drive organised by the college NSS unit in 2022.
> Participated in the 2022 cleanliness drive of the college NSS unit.
v Handled reception duty and was attending phone calls, visitors and couriers.
> Attended to phone calls, visitors and couriers at reception.
c Purchase of vegetables from mandi in the early morning and sale of the same in colony by cart.
> Bought vegetables from the mandi in the early morning and sold them in the colony by cart.
v Driving of ambulance was my duty in night shift for 108 service.
> Drove an ambulance in the night shift for the 108 service.
s I have the knowledge of driving two wheeler and four wheeler and I am also having valid licence for both.
> Know how to drive a two-wheeler and four-wheeler, with a valid licence for both.
o I passed B.Com with 62% from Pune University in the year 2018.
> B.Com from Pune University, 2018, with 62%.
> Passed B.Com in 2018 from Pune University with 62%.
c Had done stitching of school uniforms, approx 25 pcs daily.
> Stitched approximately 25 school uniforms daily.
> Stitched about 25 school uniforms a day.
v Look after of 12 cows and buffaloes, giving fodder, milking two times.
> Looked after 12 cows and buffaloes, fed them fodder and milked them twice.
v Was security guard in the night at a mall, checking of bags and vehicles.
> Guarded a mall at night and checked bags and vehicles.
c Making of invoices, quotations and purchase orders in Tally and its follow up with party for payment.
> Made invoices, quotations and purchase orders in Tally and followed up with parties for payment.
s It was my responsibility to open the branch in the morning and to close it in the evening.
> Opened the branch in the morning and closed it in the evening.
v I was a cook in a hostel mess of 200 boys.
> Cooked in a hostel mess of 200 boys.
> Cooked for 200 boys in a hostel mess.
o With two other engineers I did the design of the RCC slab for a 4 storey building.
> Designed the RCC slab of a 4-storey building with two other engineers.
v Installation and configuration of 60 computers and 4 printers was done by me in the college lab.
> Installed and configured 60 computers and 4 printers in the college lab.
c Telling the patients about the dose of medicines as per the doctor's prescription.
> Explained the dose of medicines to patients as per the doctor's prescription.
s My role was to coordinate between the site team and head office for the material requirement.
> Coordinated between the site team and head office on material requirements.
v I did painting work of 3 bungalows under a contractor.
> Painted 3 bungalows under a contractor.
s I am having experience of total 7 years in which 4 years in Reliance Fresh and 3 years in D-Mart.
> 7 years of experience: 4 years at Reliance Fresh and 3 years at D-Mart.
v Every month physical counting of stock was done by me and difference was reported to the store manager.
> Counted stock every month and reported differences to the store manager.
c Handled petty cash upto Rs. 20,000 and kept its vouchers.
> Handled petty cash of up to Rs 20,000 and kept the vouchers.
o In the state level kabaddi tournament of 2019 our team got second prize.
> Second prize with the team in the 2019 state-level kabaddi tournament.
s Translation of documents from Hindi to English was the main part of my job.
> Translated documents from Hindi to English.
v Was assisting the lawyer in drafting of notices and also going to court for filing.
> Assisted the lawyer in drafting notices and filing in court.
c Did door to door visit for survey of 300 families for census.
> Surveyed 300 families door to door for the census.
> Visited 300 families door to door for the census survey.
s मैं पिछले 4 साल से टैक्सी ड्राइवर के रूप में काम कर रहा हूँ।
> 4 साल से टैक्सी ड्राइवर।
> 4 साल से टैक्सी चला रहा हूँ।
v दुकान में सामान बेचने का काम किया और रोज़ का हिसाब रखा।
> दुकान में सामान बेचा और रोज़ हिसाब रखा।
c मेरे द्वारा 20 बच्चों को घर पर ट्यूशन पढ़ाया जाता था।
> 20 बच्चों को घर पर ट्यूशन पढ़ाया।
s अस्पताल में नर्स के साथ मरीजों की देखभाल में सहायता करने का कार्य किया।
> अस्पताल में मरीजों की देखभाल में नर्स की सहायता की।
v खेत में 3 एकड़ में गेहूँ की बुवाई और कटाई की।
> 3 एकड़ में गेहूँ बोया और काटा।
v सिलाई मशीन से रोज़ 10 ब्लाउज की सिलाई करती थी।
> सिलाई मशीन से रोज़ 10 ब्लाउज सिले।
c ऑफिस में आने वाले पत्रों को रजिस्टर में चढ़ाने का काम था।
> ऑफिस में आने वाले पत्र रजिस्टर में दर्ज किए।
s Main 2 saal se ek hotel mein waiter ka kaam kar raha hoon.
> 2 saal se hotel mein waiter hoon.
> Hotel mein 2 saal se waiter ka kaam.
v Bachchon ko Maths padhane ka kaam kiya, class 5 tak.
> Bachchon ko class 5 tak Maths padhaya.
c Dukan mein saman bechna aur bill banana mera kaam tha.
> Dukan mein saman becha aur bill banaye.
v Company ke gate par gaadiyon ki entry karna aur checking karna.
> Company ke gate par gaadiyon ki entry aur checking ki.
s Tailor ki dukan mein 3 saal kaam seekha aur ladies suit silna aata hai.
> Tailor ki dukan mein 3 saal kaam seekha, ladies suit silna aata hai.
c Worked as an operator on CNC machine no. 4 in 2 shifts.
> Operated CNC machine no. 4 in two shifts.
v Gave presentation of the project before a panel of 3 professors.
> Presented the project to a panel of 3 professors.
s We were a group of four students who made a line follower robot for the techfest.
> Made a line follower robot for the techfest in a group of four students.
> Built a line follower robot for the techfest as part of a group of 4 students.
c Did the arrangement of chairs, sound and food for the annual function of 400 people.
> Arranged chairs, sound and food for an annual function of 400 people.
v Worked for publicity of the brand by distributing pamphlets at 10 societies.
> Publicised the brand by distributing pamphlets at 10 societies.
s Repairing of mobile phones such as change of display, battery and charging jack.
> Repaired mobile phones: changed displays, batteries and charging jacks.
o Every day before opening of the store, cleaning and arrangement of shelves was my work.
> Cleaned and arranged shelves every day before the store opened.
c Handling 3 nos. of JCB and giving diesel to them and keeping its record.
> Handled 3 JCBs, gave them diesel and kept the record.
s I was given the duty of checking tickets of passengers at the gate of the stadium during the IPL matches in 2023.
> Checked passengers' tickets at the stadium gate during the 2023 IPL matches.
> Checked tickets at the stadium gate during IPL matches in 2023.
v My responsibility included the handling of escalated calls and giving resolution to the customers within 24 hours.
> Handled escalated calls and resolved them for customers within 24 hours.
c I know typing in both English and Hindi at a speed of 35 and 30 wpm respectively.
> Can type English at 35 wpm and Hindi at 30 wpm.
> Type at 35 wpm in English and 30 wpm in Hindi.
s Basically I am working as the front office executive and my work is to greet the guests and do their check-in and check-out.
> Front office executive: greet guests and do check-in and check-out.
> Work as front office executive, greeting guests and doing their check-in and check-out.
v I did the job of loading and unloading trucks in the warehouse of Flipkart for 8 months.
> Loaded and unloaded trucks in a Flipkart warehouse for 8 months.
o At the age of 19, in my village, with a loan of Rs 50,000, I opened a mobile repair shop.
> Opened a mobile repair shop in my village at 19 with a loan of Rs 50,000.
> Opened a mobile repair shop in my village at the age of 19 with a Rs 50,000 loan.
v Was in charge of the library books issue and return for classes 6 to 10.
> Issued library books and took returns for classes 6 to 10.
> Handled issue and return of library books for classes 6 to 10.
c Has been awarded as best employee in the month of May 2022 by the company.
> Awarded best employee of May 2022 by the company.
> Received the best employee award for May 2022 from the company.
s The company gave me the target of 15 loans per month and I completed 13 on average.
> Completed 13 loans per month on average against a target of 15.
v I made use of social media for advertising the handmade candles and got 200 orders in Diwali.
> Advertised handmade candles on social media and got 200 orders in Diwali.
> Used social media to advertise handmade candles and received 200 orders at Diwali.
c Preparing the plots for nursery, sowing seeds, and the watering of saplings twice in a day.
> Prepared nursery plots, sowed seeds and watered saplings twice a day.
v I am an ASHA worker, did visits to pregnant women in 3 hamlets and took them to PHC for delivery.
> ASHA worker: visited pregnant women in 3 hamlets and took them to the PHC for delivery.
s In the absence of the supervisor sometimes I was looking after the line of 10 workers.
> Sometimes looked after a line of 10 workers in the supervisor's absence.
v Did assembling of circuit boards and soldering as per drawing, 60 boards in one shift.
> Assembled and soldered circuit boards as per drawing, 60 boards per shift.
> Assembled and soldered 60 circuit boards a shift as per the drawing.
c Taking measurement of customers, cutting the cloth and giving to tailors for stitching.
> Measured customers, cut cloth and gave it to tailors for stitching.
s I had the opportunity to work with a reputed NGO named Pratham where I taught slum children for 1 year.
> Taught slum children at the NGO Pratham for 1 year.
> Worked with the NGO Pratham for one year, teaching slum children.
o Reports of sales were made by me weekly and mailed to the area manager.
> Made weekly sales reports and mailed them to the area manager.
> Prepared and emailed weekly sales reports to the area manager.
v There was leakage of gas in plant, I informed the control room and closed the valve.
> Informed the control room of a gas leak in the plant and closed the valve.
c I have obtained a certificate in Advance Excel from NIIT in 2021, duration 3 months.
> Obtained a 3-month Advance Excel certificate from NIIT in 2021.
> Certificate in Advance Excel from NIIT, 2021 (3 months).
v Worked in the accounts department with the responsibility of bank reconciliation and TDS returns.
> Responsible for bank reconciliation and TDS returns in the accounts department.
s Being a good listener and having patience, I handled children with special needs in the school.
> Handled children with special needs in the school with patience.
v Photography of weddings and editing of album was done, total 45 weddings till now.
> Photographed 45 weddings and edited albums.
> Photographed weddings, 45 till now, and edited albums.
c The machine was giving problem so I along with the maintenance team changed its bearing.
> Changed the machine's bearing along with the maintenance team.
v Done GST filing of 25 clients under the guidance of CA Mehta.
> Filed GST for 25 clients under CA Mehta's guidance.
s I can speak in Hindi, Marathi and little bit of English.
> Speak Hindi, Marathi and a little English.
> Speaks Hindi and Marathi, and a little English.
o From 2016 to 2019 in Dubai as a mason I did block work and plaster.
> Mason in Dubai from 2016 to 2019: block work and plaster.
> Did block work and plaster as a mason in Dubai, 2016-2019.
v Helped my seniors in the preparation of presentation for client meeting.
> Helped seniors prepare presentations for client meetings.
> Assisted my seniors in preparing a presentation for the client meeting.
c Prepared question papers, checking of answer sheets and entering marks of 120 students on the portal.
> Set question papers, checked answer sheets and entered the marks of 120 students on the portal.
> Prepared question papers, corrected answer sheets and entered 120 students' marks on the portal.
s Delivered parcels, nearly 80 in a day, in Andheri area with zero complaint.
> Delivered nearly 80 parcels a day in Andheri with zero complaints.
> Delivered nearly 80 parcels per day in the Andheri area with zero complaints.
v I work as freelancer and designed logos for 12 small businesses.
> Freelancer: designed logos for 12 small businesses.
> Designed logos for 12 small businesses as a freelancer.
c मुझे 5 साल का अनुभव है जिसमें मैंने घरों में बिजली की वायरिंग का काम किया है।
> घरों में बिजली की वायरिंग का 5 साल का अनुभव।
> 5 साल घरों में बिजली की वायरिंग की।
v बैंक में ग्राहकों के फॉर्म भरवाने और पासबुक छापने का काम करता था।
> बैंक में ग्राहकों के फॉर्म भरवाए और पासबुक छापी।
s आंगनवाड़ी में 40 बच्चों को खाना देने तथा उनका वजन लेने का कार्य मेरे द्वारा किया जाता है।
> आंगनवाड़ी में 40 बच्चों को खाना देती हूँ और उनका वजन लेती हूँ।
> आंगनवाड़ी में 40 बच्चों को खाना दिया और उनका वजन लिया।
v होटल में रिसेप्शन पर मेहमानों का स्वागत करना और कमरे की चाबी देना।
> होटल के रिसेप्शन पर मेहमानों का स्वागत किया और कमरे की चाबी दी।
c Maine ek NGO ke liye gaon mein 200 gharon ka survey kiya tha apne do saathiyon ke saath.
> Do saathiyon ke saath NGO ke liye gaon mein 200 gharon ka survey kiya.
> NGO ke liye gaon ke 200 gharon ka survey do saathiyon ke saath kiya.
v Garage me bike ki servicing aur engine kholna seekha, 1 saal.
> Garage me 1 saal bike servicing aur engine kholna seekha.
s Mujhe computer chalana aata hai jaise MS Word, Excel aur internet.
> Computer chalana aata hai: MS Word, Excel aur internet.
`;
