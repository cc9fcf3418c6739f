/** Written by another hand, from the promise alone, without sight of a rule or a list. A third of them was refused at first sight; the rules were widened by them. */
export const honestOtherHand = `
s I was responsible for doing the billing of customers at the cash counter and also for closing of the cash at the end of the day.
> Billed customers at the cash counter and closed the cash at the end of each day.
s Having good knowledge of Tally ERP 9, GST return filing and also TDS.
> Good knowledge of Tally ERP 9, GST return filing and TDS.
s Worked as a staff nurse in the ICU of Yashoda Hospital, Secunderabad, for a period of 2 years and 4 months.
> Staff nurse in the ICU of Yashoda Hospital, Secunderabad, for 2 years 4 months.
s I have done driving of heavy vehicles like trailers and tippers for the last 11 years without any accident till date.
> Drove heavy vehicles such as trailers and tippers for 11 years without any accident.
s My duty was to look after the watering, weeding and spraying work in a mango orchard of around 15 acres.
> Watered, weeded and sprayed a mango orchard of around 15 acres.
s Handling of incoming calls, approximately 90 calls in a day, from the customers of Airtel broadband regarding their complaints.
> Handled approximately 90 complaint calls a day from Airtel broadband customers.
s In my final year I have made a project on attendance system using face recognition, along with three of my classmates.
> Built a face recognition attendance system with three classmates as a final-year project.
s I used to go to the houses of customers for the purpose of installing and servicing of RO water purifiers.
> Installed and serviced RO water purifiers at customers' houses.
s Was involved in the process of preparing and submission of the monthly stock statement to the bank under the guidance of the accounts manager.
> Helped prepare and submit the bank's monthly stock statement under the accounts manager's guidance.
s I am teaching Mathematics and Science subjects to the students of class 6, class 7 and class 8 since the year 2019.
> Teaching Mathematics and Science to classes 6 to 8 since 2019.
s Taking care of two small children aged 2 and 5, including giving food, bath and taking them to school.
> Cared for two children aged 2 and 5: fed and bathed them and took them to school.
s Did all types of house wiring work, fan fitting work, switch board work and inverter connection work.
> Did house wiring, fan and switch board fitting and inverter connections.
s Basically I was working on the maintenance of the existing Java application and fixing of the bugs which were raised by the testing team.
> Maintained an existing Java application and fixed bugs raised by the testing team.
s During my internship of 45 days at BHEL Trichy I got a chance to observe the working of boilers and the welding shop.
> Observed boilers and the welding shop in a 45-day internship at BHEL Trichy.
s I have got the experience of both inbound as well as outbound process.
> Experience in inbound and outbound processes.
s Responsible for opening the shop in the morning, doing cleaning, arranging the items in the racks and attending to the customers.
> Opened and cleaned the shop, arranged the racks and attended to customers.
s Successfully completed the three months course of Computer Operator and Programming Assistant from ITI Nashik.
> Completed a three-month Computer Operator and Programming Assistant course at ITI Nashik.
s I was one of the members in the team of 9 people who did the migration of the company's servers to AWS.
> Migrated the company's servers to AWS as part of a team of 9.
s Worked in night shift as a security guard at the main gate of a residential society having 320 flats.
> Night-shift security guard at the main gate of a 320-flat residential society.
s To do the follow-up with the parties for the collection of outstanding payments by phone and by personal visit.
> Followed up with parties by phone and personal visit to collect outstanding payments.
s Able to do stitching of ladies garments such as blouse, salwar suit and lehenga as per the measurement given by the customer.
> Able to stitch ladies' garments (blouses, salwar suits and lehengas) to the customer's measurements.
s I have attended so many workshops on child psychology out of which one was organised by NCERT.
> Attended workshops on child psychology, one of them organised by NCERT.
s Work consisted of loading and unloading of cartons from the trucks and keeping them in the godown in a proper manner.
> Loaded and unloaded cartons from trucks and stacked them properly in the godown.
s Participated in the college annual function as a volunteer and did the work of registration of the guests.
> Volunteered at the college annual function and registered guests.
s As a Senior Manager I was heading a team consisting of 22 sales officers who were covering the whole of the Vidarbha region.
> Headed 22 sales officers covering the Vidarbha region as Senior Manager.
s The work of collecting blood samples of the patients from their homes was done by me in and around Andheri area.
> Collected blood samples from patients' homes in and around Andheri.
s I am having basic knowledge about MS Word, MS Excel, MS PowerPoint and internet browsing.
> Basic knowledge of MS Word, Excel, PowerPoint and internet browsing.
s Did the work of quality checking of finished pieces before packing and the rejected pieces were kept separately by me.
> Checked the quality of finished pieces before packing and set rejected ones aside.
s I was given an award of Employee of the Month in August 2022 by the company for my performance.
> Employee of the Month, August 2022.
s Made cold calls and visited doctors, nearly 10 to 12 doctors per day, in order to promote the company's diabetic range of medicines.
> Cold called and visited nearly 10 to 12 doctors a day to promote the company's diabetic medicines.
c The machine's breakdown was attended by me along with the senior fitter and it was made to run again.
> Attended machine breakdowns with the senior fitter and got the machine running again.
c Cash handling, cheque deposit, bank work, all were under my scope.
> Handled cash, deposited cheques and did the bank work.
c Done training in hotel in all four departments F and B, housekeeping, kitchen and front office for 6 months Taj Gateway.
> Trained for 6 months at Taj Gateway in all four departments: F and B, housekeeping, kitchen and front office.
c Attendance of the labours, their wages, PF and ESI matter was looked after by me at site.
> Looked after labourers' attendance, wages, PF and ESI at the site.
c Was doing cutting of cloth as per pattern and then same was given to the tailors.
> Cut cloth to the pattern and passed it to the tailors.
c Patients which are coming to OPD I was making their case paper and telling them which doctor is in which room.
> Made case papers for OPD patients and told them which room each doctor was in.
c In the year 2021 due to lockdown taken online classes of 5 batches on Google Meet for the class 10 students, subject Social Science.
> Taught Social Science online to 5 batches of class 10 on Google Meet during the 2021 lockdown.
c Sales of the shop has increased after I started home delivery on WhatsApp orders.
> Started home delivery of WhatsApp orders, after which the shop's sales increased by ___ %.
c Made one website for my uncle's sweet shop using WordPress in which customers can see the price and do order.
> Made a WordPress website for my uncle's sweet shop where customers can see prices and order.
c Vehicle papers like RC, insurance, PUC, permit I was keeping up to date of all 14 buses.
> Kept the RC, insurance, PUC and permit papers of 14 buses up to date.
c My job was related to milk collection, testing of fat and SNF and entry of it in computer for every farmer.
> Collected milk, tested its fat and SNF and entered them in the computer for every farmer.
c Regarding any customer complaint I was first listening, then noting in the register and giving to the concerned department.
> Listened to customer complaints, noted them in the register and passed them to the department concerned.
c Was the point of contact between client and the developers for the requirement things.
> Point of contact between the client and developers for requirements.
c Reduced time of report by making macro in Excel.
> Wrote an Excel macro that cut the report's time by ___ %.
c I do the work of plumber since 8 years in which bathroom fitting, pipe line, water tank, leakage all is done.
> Plumber for 8 years: bathroom fittings, pipelines, water tanks and leakages.
c Under the supervision of the senior pharmacist medicines were dispensed by me as per prescription and expiry was checked.
> Dispensed medicines to prescription and checked their expiry under the senior pharmacist's supervision.
c Good in handling of angry passengers, experience of ground staff at Indore airport, 1 year.
> One year as ground staff at Indore airport; good at handling angry passengers.
c Helped in organising of blood donation camp by NSS where about 130 units were collected.
> Helped organise an NSS blood donation camp that collected about 130 units.
c Coordinated with vendor for material which was pending and pushing them to send on time.
> Followed up with vendors to send pending material on time.
c Wrote the test cases and same were executed and defects logged in JIRA for the payment module of the app.
> Wrote and executed test cases for the app's payment module and logged defects in JIRA.
c Being the eldest, looked after father's kirana store after 12th for 2 years, purchase and udhaar khata both.
> Looked after my father's kirana store for 2 years after 12th, both purchase and udhaar khata.
c Bed making, taking temperature and BP, giving of sponge bath to old age patients, these works I did in the old age home.
> Made beds, took temperature and BP and gave sponge baths to patients in an old age home.
c Scrap generation was there in moulding section, I gave suggestion for changing of temperature and it became less.
> Suggested a temperature change in the moulding section which reduced scrap by ___ %.
c Given presentation in front of client for 3 times in US time zone along with my team lead.
> Presented to the client 3 times with my team lead, in the US time zone.
c Doing MIS. Daily, weekly, monthly. Sending to all the branch managers by 10 am.
> Prepare daily, weekly and monthly MIS and send it to all branch managers by 10 am.
c Salary of 60 workers was calculated based on the overtime and leaves by me and checked by HR.
> Calculated the salary of 60 workers from their overtime and leaves, which HR then checked.
c Learnt driving of JCB from my brother and then operated it for canal work of about 9 km in Beed district.
> Learnt to drive a JCB from my brother, then operated it on about 9 km of canal work in Beed district.
c I am a person who did farming of grapes and pomegranate in own 4 acre, with drip system.
> Grew grapes and pomegranates on my own 4 acres with a drip system.
c Looking for mistakes in the documents of the home loan files before they are going to the credit team is my work.
> Check home loan files for mistakes before they go to the credit team.
c CCTV footage watching and if something is wrong then inform to supervisor.
> Watched CCTV footage and informed the supervisor if anything was wrong.
v Was responsible for doing the reconciliation of bank statements of 6 branches.
> Reconciled bank statements of 6 branches.
v Did the job of packing of medicines in strips.
> Packed medicines in strips.
v Was taking tuition of Hindi and Sanskrit at home for around 18 children.
> Taught Hindi and Sanskrit to around 18 children at home.
v Involved in the designing of brochures and banners in CorelDRAW.
> Designed brochures and banners in CorelDRAW.
v Made the drawings of 2 BHK and 3 BHK flats in AutoCAD.
> Drew 2 BHK and 3 BHK flats in AutoCAD.
v Worked on API integration for the hospital management software with two other developers.
> Integrated APIs into the hospital management software with two other developers.
v Doing the dressing of wounds and giving injections as per doctor's advice.
> Dressed wounds and gave injections on the doctor's advice.
v Was handling recruitment of delivery boys and picker packers for the Bhiwandi warehouse.
> Recruited delivery boys and picker packers for the Bhiwandi warehouse.
v Have done selling of life insurance policies, total 74 policies in the first year.
> Sold 74 life insurance policies in the first year.
v Gave help to the head chef in the cutting of vegetables and making of gravies.
> Assisted the head chef in cutting vegetables and making gravies.
v Did the translation of court papers from Marathi into English.
> Translated court papers from Marathi into English.
v Was doing the work of an operator on CNC turning machines, Fanuc control.
> Operated CNC turning machines with Fanuc control.
v Used to do the counselling of students and their parents about admission in B.Tech courses.
> Counselled students and parents on admission to B.Tech courses.
v Was in charge of keeping the stock register of the college chemistry lab.
> Maintained the stock register of the college chemistry lab.
v Took part in doing a survey of 500 households in rural Jharkhand for an NGO.
> Helped survey 500 households in rural Jharkhand for an NGO.
v Put the new employees' details into SAP.
> Entered new employees' details in SAP.
v Was giving training to new joiners on the dialler and the CRM.
> Trained new joiners on the dialler and CRM.
v Did the painting work of 12 bungalows, inside and outside both, with 4 helpers.
> Painted 12 bungalows inside and outside with 4 helpers.
v Responsible for timely delivery of Amazon parcels, 70 to 80 parcels daily.
> Delivered 70 to 80 Amazon parcels daily, on time.
v Had the responsibility of the yearly audit of 3 NBFC clients along with a senior.
> Audited 3 NBFC clients yearly along with a senior.
v Was looking after Instagram and Facebook pages of the boutique and doing posts.
> Looked after and posted on the boutique's Instagram and Facebook pages.
v Did improvement in the website loading speed.
> Improved website loading speed by ___ %.
v Made use of Python and Pandas for the cleaning of sales data.
> Cleaned sales data using Python and Pandas.
v Got the work done of pouring of slab from a gang of 25 labourers.
> Got slabs poured by a gang of 25 labourers.
v Was part of the process of writing of SOPs for the dispatch section.
> Contributed to writing SOPs for the dispatch section.
v Went to villages and told women about vaccination and iron tablets.
> Visited villages and informed women about vaccination and iron tablets.
v Did repair of mobile phones, mostly display change and charging jack.
> Repaired mobile phones, mostly replacing displays and charging jacks.
v Worked on making the dashboards in Power BI for the regional head.
> Built Power BI dashboards for the regional head.
v Was doing feeding and milking of 20 Jersey cows.
> Fed and milked 20 Jersey cows.
v Gave support to the HR team in conducting of exit interviews.
> Supported the HR team in conducting exit interviews.
o In Pune, at the plant of a Tier 1 supplier, from 2016 to 2020, I was doing TIG and MIG welding of exhaust pipes.
> TIG and MIG welded exhaust pipes at a Tier 1 supplier's plant in Pune from 2016 to 2020.
o By using Selenium and TestNG, for the regression suite of 240 cases, automation was done by me.
> Automated the 240-case regression suite using Selenium and TestNG.
o Under the supervision of Dr. Meera Nair, at the dental college, extraction of teeth of 50 patients was performed.
> Performed tooth extractions on 50 patients under the supervision of Dr. Meera Nair at the dental college.
o With a team of 5, at the district level, our school's science exhibition model won second prize.
> Won second prize at the district level with our school's science exhibition model, with a team of 5.
o Every month end, for all 4 warehouses, with the help of the storekeeper, physical stock taking.
> Took physical stock of all 4 warehouses every month end with the storekeeper's help.
o Knowing English, Telugu and a bit of Urdu, I handled customers at the Charminar showroom.
> Handled customers at the Charminar showroom in English, Telugu and a bit of Urdu.
o Joined as trainee in 2015. Became supervisor in 2018. At present Assistant Manager, Production.
> Assistant Manager, Production, at present; supervisor from 2018; joined as trainee in 2015.
o For the school bus on the Whitefield route, as a driver, 6 years, I have worked.
> Drove the school bus on the Whitefield route for 6 years.
o At the time of Diwali season, when there was rush, up to 300 bills per day were made by me on the counter.
> Made up to 300 bills per day on the counter in the Diwali rush season.
o After the diploma, at Maruti authorised workshop, about 8 cars per day, servicing of them I did.
> Serviced about 8 cars per day at a Maruti authorised workshop after the diploma.
o Since the company was shifting to new office, I arranged the shifting of 110 computers with the vendor.
> Arranged the shifting of 110 computers to the new office with the vendor.
o In the absence of the Principal, the morning assembly and the arrangement periods were looked after by me.
> Looked after the morning assembly and arrangement periods in the Principal's absence.
o From the fields of 35 farmers, as a soil testing assistant at Krishi Vigyan Kendra, I collected samples.
> Collected samples from 35 farmers' fields as a soil testing assistant at Krishi Vigyan Kendra.
o Using Figma, during a 2 month internship, for a food delivery start-up, screens were designed by me.
> Designed screens in Figma for a food delivery start-up during a 2-month internship.
o Typing speed of 40 wpm in English and 30 wpm in Hindi, data entry of voter forms was done by me at the tehsil office.
> Entered voter form data at the tehsil office, typing 40 wpm in English and 30 wpm in Hindi.
o As there were many complaints of late delivery, the delivery routes were changed by me and complaints came down.
> Changed the delivery routes; late delivery complaints came down by ___ %.
o For 3 years in Dubai and before that 5 years in Kochi I was working as a scaffolder.
> Scaffolder for 5 years in Kochi, then 3 years in Dubai.
o To the patients after knee surgery, at their home, physiotherapy exercises were given by me as told by the surgeon.
> Gave physiotherapy exercises at home to patients after knee surgery, as told by the surgeon.
o On behalf of the company, in Hannover, Germany, at the trade fair, in 2019, I explained the products to the buyers.
> Explained the company's products to buyers at the 2019 trade fair in Hannover, Germany.
o Cleaning, mopping, linen change. 16 rooms in a shift. Hotel Clarks Amer, Jaipur. Room attendant.
> Room attendant, Hotel Clarks Amer, Jaipur: cleaned, mopped and changed linen in 16 rooms per shift.
o Because of my interest in electronics, in second year, a line follower robot I made with Arduino.
> Made a line follower robot with Arduino in second year.
o In three states, namely Bihar, Jharkhand and Odisha, through 40 distributors, I handled the sales of cement.
> Handled cement sales through 40 distributors in Bihar, Jharkhand and Odisha.
o When the operator is on leave, then I also operate the injection moulding machine, otherwise I do the trimming and packing.
> Trim and pack; also operate the injection moulding machine when the operator is on leave.
o For the first time in the branch, in the year 2017, 100% of the target of CASA accounts was achieved by our team.
> Achieved 100% of the CASA accounts target in 2017 as a team, for the first time in the branch.
o With only basic tools, on two-wheelers of all companies, engine work and puncture work I can do.
> Do engine and puncture work on two-wheelers of all companies with only basic tools.
o By phone, by mail and sometimes on video call, queries of NRI customers about their deposits I solved.
> Resolved NRI customers' deposit queries by phone, mail and sometimes video call.
o Of about Rs 2 lakh per day, at the petrol pump, collection of cash and its tallying at shift end was my work.
> Collected about Rs 2 lakh cash per day at the petrol pump and tallied it at shift end.
o Before joining of the new Company Secretary, for 7 months, minutes of the board meetings were drafted by me and vetted by the Director.
> Drafted board meeting minutes, vetted by the Director, for 7 months before the new Company Secretary joined.
o At NCC camp in Ooty, being the cadet sergeant, 30 cadets' drill practice was taken by me.
> Took drill practice for 30 cadets as cadet sergeant at the NCC camp in Ooty.
o From scratch, in React and Node.js, working alone, over four weekends, I wrote an expense tracker app.
> Wrote an expense tracker app from scratch in React and Node.js, alone, over four weekends.
s मेरे द्वारा दुकान में ग्राहकों को सामान दिखाने और बिल बनाने का कार्य किया जाता था।
> दुकान में ग्राहकों को सामान दिखाया और बिल बनाए।
s मुझे खेती के काम का 10 साल का अनुभव है जिसमें गेहूँ, सोयाबीन और चना की खेती शामिल है।
> गेहूँ, सोयाबीन और चने की खेती का 10 साल का अनुभव।
s मैं एक प्राइवेट स्कूल में कक्षा 1 से 5 तक के बच्चों को सभी विषय पढ़ाने का काम करती हूँ।
> प्राइवेट स्कूल में कक्षा 1 से 5 को सभी विषय पढ़ाती हूँ।
s मैंने लगभग 6 साल तक ट्रक ड्राइवर के रूप में दिल्ली से मुंबई रूट पर काम किया है।
> लगभग 6 साल दिल्ली-मुंबई रूट पर ट्रक ड्राइवर।
s Main ek call centre mein kaam karta tha jahan par main roz ke 100 customers se baat karta tha.
> Call centre mein roz 100 customers se baat ki.
s मेरे पास Tally और MS Excel की अच्छी जानकारी है और साथ ही साथ GST का भी बेसिक ज्ञान है।
> Tally और MS Excel की अच्छी जानकारी, GST का बेसिक ज्ञान।
s अस्पताल में वार्ड बॉय के पद पर रहते हुए मरीजों को एक्स-रे और ऑपरेशन थिएटर तक ले जाने का काम किया।
> वार्ड बॉय के रूप में मरीजों को एक्स-रे और ऑपरेशन थिएटर तक पहुँचाया।
s Godown me maal ki loading unloading karwane ki jimmedari meri thi, 12 mazdooron ke saath.
> Godown me 12 mazdooron ke saath maal ki loading unloading karwai.
c सिलाई का काम आता है, ब्लाउज, पेटीकोट, सूट सब सिल लेती हूँ, घर पर ही 5 साल से।
> 5 साल से घर पर ब्लाउज, पेटीकोट और सूट की सिलाई करती हूँ।
c बिजली फिटिंग में हेल्पर था, उस्ताद के साथ 30 मकानों में काम हुआ।
> हेल्पर के रूप में उस्ताद के साथ 30 मकानों में बिजली फिटिंग की।
c आंगनवाड़ी में बच्चों का वजन लेना, रजिस्टर में लिखना, पोषाहार बाँटना, ये सब मैं देखती थी।
> आंगनवाड़ी में बच्चों का वजन लिया, रजिस्टर में दर्ज किया और पोषाहार बाँटा।
c Office ka sara filing ka kaam aur jo letter aate the unki entry inward register me mere paas thi.
> Office ki filing sambhali aur aane wale letters ki entry inward register me ki.
c डेयरी में दूध का कलेक्शन सुबह शाम, करीब 400 लीटर, और हिसाब किसानों का भी।
> डेयरी में सुबह-शाम करीब 400 लीटर दूध इकट्ठा किया और किसानों का हिसाब रखा।
c मशीन पर जो पीस खराब निकलते थे उनको अलग करना और सुपरवाइजर को बताना मेरा काम था।
> मशीन से निकले खराब पीस अलग किए और सुपरवाइजर को बताया।
c Coaching ke form bharwana, fees lena aur receipt dena, phone par enquiry, ye sab front desk par kiya.
> Front desk par coaching ke form bharwaye, fees li, receipt di aur phone par enquiry sambhali.
v मैं होटल में खाना बनाने का काम करता था।
> होटल में खाना पकाया।
v कंप्यूटर में 1200 मरीजों का डाटा डालने का कार्य किया।
> कंप्यूटर में 1200 मरीजों का डाटा दर्ज किया।
v मोटर वाइंडिंग और पंखे ठीक करने का काम किया।
> मोटर वाइंडिंग की और पंखों की मरम्मत की।
v गाँव की महिलाओं को स्वयं सहायता समूह के बारे में बताने का काम किया, लगभग 8 गाँव।
> लगभग 8 गाँवों की महिलाओं को स्वयं सहायता समूह की जानकारी दी।
v Showroom me customer ko gaadi dikhane aur test drive dilane ka kaam kiya.
> Showroom me customers ko gaadi dikhai aur test drive karwai.
v मैनेजर की देखरेख में 15 कर्मचारियों की हाजिरी का काम किया।
> मैनेजर की देखरेख में 15 कर्मचारियों की हाजिरी दर्ज की।
v Was doing बच्चों की tuition for class 8 Maths and Science.
> Taught Maths and Science to class 8 बच्चों.
v राजमिस्त्री के साथ प्लास्टर और टाइल्स लगाने में मदद का काम किया।
> प्लास्टर करने और टाइल्स लगाने में राजमिस्त्री की मदद की।
o 2018 से 2022 तक, सूरत में, साड़ी की फैक्ट्री में, पैकिंग का काम मैंने किया।
> सूरत की साड़ी फैक्ट्री में 2018 से 2022 तक पैकिंग की।
o टीम के 4 लोगों के साथ, चुनाव के समय, 900 मतदाताओं की सूची की जाँच मेरे द्वारा की गई।
> चुनाव के समय 4 लोगों की टीम के साथ 900 मतदाताओं की सूची जाँची।
o पहले हेल्पर, फिर ऑपरेटर, अब शिफ्ट इंचार्ज, टाटा मोटर्स पंतनगर में।
> टाटा मोटर्स पंतनगर में अब शिफ्ट इंचार्ज; पहले हेल्पर, फिर ऑपरेटर।
o Swiggy aur Zomato dono me, 3 saal tak, apni bike se, delivery ka kaam kiya.
> Apni bike se Swiggy aur Zomato dono me 3 saal delivery ki.
o डॉक्टर के कहने पर, रात की ड्यूटी में, मरीजों को दवा और ड्रिप मैं देती थी।
> रात की ड्यूटी में डॉक्टर के कहने पर मरीजों को दवा और ड्रिप दी।
o जिला स्तर पर, कबड्डी में, 2023 में, कॉलेज की टीम से खेला।
> 2023 में जिला स्तर पर कॉलेज की टीम से कबड्डी खेली।
o ड्रिप सिंचाई से, अपने 2 एकड़ में, सब्जी उगाई जिससे पानी की बचत हुई।
> अपने 2 एकड़ में ड्रिप सिंचाई से सब्जी उगाई, जिससे ___ % पानी की बचत हुई।
`;
