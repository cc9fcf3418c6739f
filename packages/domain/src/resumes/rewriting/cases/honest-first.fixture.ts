/** Written before the lists of the lock were: each line of a resume, and what a good editor makes of it. */
export const honestFirst = `
s I was responsible for handling the cash counter and daily billing of customers.
> Handled the cash counter and daily customer billing.
s I have been working as a sales executive for the last 3 years in the field of FMCG.
> Sales executive for the last 3 years in FMCG.
s My duties included the preparation of monthly reports and their submission to the manager.
> Prepared monthly reports and submitted them to the manager.
v Did data entry of 200 invoices per day in Tally ERP.
> Entered 200 invoices per day in Tally ERP.
v Was doing stitching of ladies garments as per the measurements of the customer.
> Stitched ladies garments to the customer's measurements.
c Patients were given medicines by me on time as per the doctor's prescription.
> Gave patients medicines on time as per the doctor's prescription.
v Helped the senior accountant in the preparation of GST returns.
> Assisted the senior accountant in preparing GST returns.
s Successfully completed the wiring of 12 flats in the given period of time.
> Completed the wiring of 12 flats in the given time.
c Worked on a project in which we made an app for attendance using Android Studio.
> Built an attendance app with the team using Android Studio.
v Took classes of mathematics for students of class 9 and 10.
> Taught mathematics to students of class 9 and 10.
s I used to attend around 60 customer calls on a daily basis and solve their queries.
> Attended around 60 customer calls daily and solved queries.
c Vehicle maintenance and cleaning of it was also done by me regularly.
> Regularly maintained and cleaned the vehicle.
s Responsible for looking after the store and keeping the record of stock.
> Looked after the store and kept stock records.
v Was part of the team that made the college website in PHP.
> Worked with the team that built the college website in PHP.
s Prepared the bank reconciliation statement on a monthly basis for 4 companies.
> Prepared monthly bank reconciliation statements for 4 companies.
c Conducted the testing of software and reporting of the bugs to the developers.
> Tested software and reported bugs to developers.
v Made a report on the consumer behaviour towards online shopping with 150 respondents.
> Prepared a report on consumer behaviour towards online shopping with 150 respondents.
s In this job I was mainly responsible for cooking South Indian food for about 80 guests every day.
> Cooked South Indian food for about 80 guests every day.
s Driving of company car for pick up and drop of the employees in the city of Pune.
> Drove the company car to pick up and drop employees in Pune.
c Machines were operated by me like lathe, milling and drilling.
> Operated lathe, milling and drilling machines.
v Gave training to 15 new operators on safety rules.
> Trained 15 new operators on safety rules.
s Was involved in the process of recruitment by screening the resumes and scheduling the interviews.
> Screened resumes and scheduled interviews for recruitment.
s Having good knowledge of MS Word, MS Excel and MS PowerPoint.
> Good knowledge of MS Word, Excel and PowerPoint.
c The work of installing CCTV cameras at 30 sites was done by me.
> Installed CCTV cameras at 30 sites.
s To look after the petty cash and make the entries of it in the register.
> Looked after petty cash and entered it in the register.
v Talked to the parents about the progress of their children.
> Spoke to parents about their children's progress.
s Collected the blood samples from patients and also labelled them properly and sent them to the laboratory.
> Collected, labelled and sent patients' blood samples to the laboratory.
c In charge of the ticket counter where I issued tickets to 300 passengers daily.
> Issued tickets to 300 passengers daily at the ticket counter.
v Was working on the designing of logos and banners in CorelDRAW.
> Designed logos and banners in CorelDRAW.
s Participated in the NSS camp of 7 days held at a village near Nashik and planted trees.
> Participated in a 7-day NSS camp near Nashik and planted trees.
c Reduced the time of loading of the page from 6 seconds to 2 seconds by doing caching of images.
> Reduced page loading time from 6 seconds to 2 seconds by caching images.
s Checking of the quality of raw material which comes from the vendors before unloading.
> Checked the quality of vendors' raw material before unloading.
v Got new customers for the bank by visiting shops and offices.
> Brought in new bank customers by visiting shops and offices.
s Coordinated with the vendors, suppliers and transporters for ensuring the timely delivery of materials.
> Coordinated with vendors, suppliers and transporters for timely delivery of materials.
c Was given the work of answering phone calls and transferring these to the concerned department.
> Answered phone calls and transferred them to the concerned department.
s Handled a team of 6 members and gave them targets and tracked the same weekly.
> Handled a team of 6, gave them targets and tracked these weekly.
v Kept the attendance of 45 workers and made their wage sheet.
> Maintained attendance of 45 workers and prepared their wage sheet.
s Worked as a cashier at a petrol pump where I was handling cash of about Rs. 2 lakh per day.
> Cashier at a petrol pump, handling cash of about Rs. 2 lakh per day.
c I learned how to make pivot tables and VLOOKUP in Excel in my internship.
> Learned pivot tables and VLOOKUP in Excel during my internship.
s Writing of blogs and articles related to health for the website of the company.
> Wrote health blogs and articles for the company website.
v Did marketing of the products of the company in 20 villages of Satara district.
> Marketed company products in 20 villages of Satara district.
c There were 3 machines which I was running at a time in the spinning department.
> Ran 3 machines at a time in the spinning department.
s Provided the customers with information about the schemes of the bank and helped them in opening accounts.
> Informed customers about bank schemes and helped them open accounts.
v Solved the complaints of customers within 24 hours.
> Resolved customer complaints within 24 hours.
s Maintaining files and documents in a proper manner so that they can be found easily.
> Maintained files and documents so that they can be found easily.
c Deployment of application was done on AWS by using Docker.
> Deployed the application on AWS using Docker.
s I was posted at the main gate where I was checking the ID cards of all the visitors and writing their names in the register.
> Checked ID cards of all visitors at the main gate and wrote their names in the register.
v Did the repairing of split and window AC units.
> Repaired split and window AC units.
s Ability to work under pressure and also to meet the deadlines.
> Able to work under pressure and meet deadlines.
c Sales of my area were increased by me from 10 lakh to 14 lakh in one year.
> Increased sales of my area from 10 lakh to 14 lakh in one year.
s Assisted doctors in OPD as well as in minor surgeries and dressing of wounds.
> Assisted doctors in OPD, minor surgeries and wound dressing.
v Was giving tuition to 10 students of primary classes at home.
> Taught 10 primary students at home.
c Customers who came for loan, I was telling them which documents are required.
> Told loan customers which documents are required.
s Loading and unloading of goods and keeping them in the proper place in the godown.
> Loaded, unloaded and placed goods in the godown.
v Made SOPs for 5 processes of the packaging line.
> Wrote SOPs for 5 packaging line processes.
s I am a hard working person with 2 years of experience in the field of plumbing work.
> 2 years of experience in plumbing.
c Entries of purchase and sale were done in Tally and GST return data was also prepared.
> Entered purchases and sales in Tally and prepared GST return data.
v Spoke with guests at reception and gave them rooms.
> Received guests at reception and allotted rooms.
s Completed an internship of 6 weeks at BSNL in which I studied about optical fibre and networking.
> Completed a 6-week internship at BSNL on optical fibre and networking.
c Farmers were told about drip irrigation and its benefits in the meetings in villages.
> Explained drip irrigation and its benefits to farmers in village meetings.
o Prepared the salary of 120 employees and also did the PF and ESI work.
> Did PF and ESI work and prepared the salary of 120 employees.
o After the audit of the books, found errors of Rs. 40,000 and corrected them.
> Found and corrected errors of Rs. 40,000 after the audit of the books.
s Daily visited 8 to 10 doctors and explained to them about the products of the company.
> Visited 8 to 10 doctors daily and explained company products.
v Had to check drawings and make changes as told by the architect.
> Checked drawings and made changes as told by the architect.
c Was selected as the class representative and used to tell the teachers about the problems of students.
> As class representative, told teachers about students' problems.
s Organised the annual sports day of the school in which about 400 students participated.
> Organised the school's annual sports day for about 400 students.
v Looked at CCTV and informed the supervisor if there was any problem.
> Monitored CCTV and informed the supervisor of any problem.
s Have done the course of beautician of 6 months and know facial, threading, waxing and bridal make-up.
> Completed a 6-month beautician course; know facial, threading, waxing and bridal make-up.
c For the library I made a system in Java and MySQL by which books can be issued.
> Made a library system in Java and MySQL for issuing books.
s Did the work of welding (arc and gas) on gates, grills and sheds.
> Welded gates, grills and sheds (arc and gas).
v Took care of 4 elderly patients at their homes.
> Cared for 4 elderly patients at their homes.
s Prepared and filed the ITR of more than 100 individual clients before the due date.
> Prepared and filed ITRs of more than 100 individual clients before the due date.
c Made sure that the kitchen is clean and food is kept as per FSSAI rules.
> Kept the kitchen clean and food as per FSSAI rules.
s Responsible for end to end delivery of parcels, around 50 parcels in a day, in the area of Andheri.
> Delivered around 50 parcels a day in Andheri.
v Was a volunteer in the blood donation camp and did registration of donors.
> Volunteered at the blood donation camp and registered donors.
s Under the guidance of the site engineer, I did the checking of the bar bending schedule.
> Checked the bar bending schedule under the guidance of the site engineer.
c Data of sales was taken from SAP and dashboards were made in Power BI by me.
> Took sales data from SAP and made dashboards in Power BI.
v Made the students ready for the board exam and 28 out of 30 passed.
> Prepared students for the board exam; 28 out of 30 passed.
s The main aim of the project was to detect plant diseases with the help of images using CNN.
> Detected plant diseases from images using CNN.
c I was not late even once in 2 years of service.
> Was not late once in 2 years of service.
s Handling of customer complaints, refund and replacement as per the policy of the company.
> Handled customer complaints, refunds and replacements as per company policy.
v Did cutting and fitting of pipes, taps and sanitary items.
> Cut and fitted pipes, taps and sanitary items.
s Looking for an entry level job in accounts where I can use my skills and grow with the company.
> Looking for an entry level accounts job to use my skills and grow.
c It was my duty to take measurement of the land with total station and make the map in AutoCAD.
> Measured land with total station and made maps in AutoCAD.
s Used to do the packing of 500 boxes in one shift and pasted the labels on them.
> Packed and labelled 500 boxes in one shift.
v Was in the team of 4 who did the survey of 200 houses for the municipal corporation.
> Surveyed 200 houses for the municipal corporation in a team of 4.
s Wrote the unit tests with Jest and because of that coverage went from 40% to 75%.
> Wrote unit tests with Jest, taking coverage from 40% to 75%.
c Guests' check in and check out was handled by me at front office using Opera.
> Handled guest check in and check out at the front office using Opera.
s I have a total of 5 years of experience in teaching of English to the students of secondary classes.
> 5 years of experience teaching English to secondary classes.
v Did counselling of students and their parents for admission.
> Counselled students and their parents for admission.
s Made minutes of meetings and sent them to all the members through mail on the same day.
> Prepared meeting minutes and mailed them to all members on the same day.
c Fault finding in the panels of PLC and rectifying the same.
> Found and rectified faults in PLC panels.
v Was getting feedback from the customers and giving it to the product team.
> Collected customer feedback and shared it with the product team.
s Planting, watering and pruning of plants of the garden of 2 acres.
> Planted, watered and pruned plants in a 2-acre garden.
c Stock of medicines was checked for expiry every month and the expired ones were returned to the distributor.
> Checked medicine stock for expiry every month and returned expired ones to the distributor.
s Served as NCC cadet and took part in the Republic Day parade at the state level.
> NCC cadet; took part in the state level Republic Day parade.
v Put the data of survey in Excel and made charts.
> Entered survey data in Excel and prepared charts.
s I was the one who opened and closed the shop and deposited the cash in the bank.
> Opened and closed the shop and deposited cash in the bank.
c Leads which were coming from the website were called by me and I was fixing the meetings for sales team.
> Called website leads and fixed meetings for the sales team.
s Good at communicating in Hindi, Marathi and English languages.
> Communicate well in Hindi, Marathi and English.
v Changed tyres, oil and brake pads of two wheelers.
> Replaced tyres, oil and brake pads of two wheelers.
s The company gave me the best employee award in the year 2022.
> Best employee award from the company in 2022.
c We were a group of 3 and I did the coding of the login module.
> Coded the login module in a group of 3.
s Feeding of animals, cleaning of shed and milking of 20 cows two times daily.
> Fed animals, cleaned the shed and milked 20 cows two times daily.
v Gave the presentation of the project before the faculty.
> Presented the project before the faculty.
s Doing follow up with clients for getting the payment which is pending.
> Followed up with clients for pending payments.
c Attended the workshop of 2 days on IoT at VJTI.
> Attended a 2-day IoT workshop at VJTI.
s Was responsible for supervising 12 housekeeping staff and making their duty roster.
> Supervised 12 housekeeping staff and made their duty roster.
v Did mixing of concrete and laying of bricks at the site.
> Mixed concrete and laid bricks at the site.
s Editing of videos for YouTube channel, approx. 4 videos in a week, with Premiere Pro.
> Edited approx. 4 YouTube videos a week with Premiere Pro.
c Errors in billing came down by 15% as I was checking the bills two times.
> Cut billing errors by 15% by checking bills two times.
s Followed all the safety norms and rules at the work place and used PPE.
> Followed all workplace safety norms and used PPE.
v Was handling Facebook and Instagram pages of the brand.
> Handled the brand's Facebook and Instagram pages.
s ग्राहकों को सामान दिखाने और बिल बनाने का काम किया।
> ग्राहकों को सामान दिखाया और बिल बनाए।
s मैं रोज़ाना लगभग 50 मरीज़ों का पंजीकरण करता था।
> रोज़ाना लगभग 50 मरीज़ों का पंजीकरण किया।
v दुकान का हिसाब-किताब रखने की ज़िम्मेदारी थी।
> दुकान का हिसाब-किताब संभाला।
c मेरे द्वारा स्कूल की बस चलाई जाती थी और बच्चों को सुरक्षित घर छोड़ा जाता था।
> स्कूल बस चलाई और बच्चों को सुरक्षित घर छोड़ा।
s खेत में सिंचाई, बुवाई और कटाई का कार्य किया।
> खेत में सिंचाई, बुवाई और कटाई की।
v वरिष्ठ लेखाकार की जीएसटी रिटर्न बनाने में मदद की।
> जीएसटी रिटर्न तैयार करने में वरिष्ठ लेखाकार की सहायता की।
s कंप्यूटर पर हिंदी तथा अंग्रेज़ी दोनों भाषाओं में टाइपिंग का काम करना।
> कंप्यूटर पर हिंदी और अंग्रेज़ी में टाइपिंग।
c कक्षा 6 से 8 तक के विद्यार्थियों को गणित विषय पढ़ाने का काम किया।
> कक्षा 6 से 8 तक के विद्यार्थियों को गणित पढ़ाया।
s मैंने 12 घरों में बिजली की वायरिंग का काम पूरा किया है।
> 12 घरों में बिजली की वायरिंग पूरी की।
v गोदाम में माल की गिनती करता था और रजिस्टर में लिखता था।
> गोदाम में माल गिना और रजिस्टर में दर्ज किया।
s आँगनवाड़ी में 30 बच्चों की देखभाल करने का और उनको पोषण आहार देने का काम किया।
> आँगनवाड़ी में 30 बच्चों की देखभाल की और पोषण आहार दिया।
c ग्राहकों की जो शिकायतें आती थीं उनको सुनकर हल करता था।
> ग्राहकों की शिकायतें सुनकर हल कीं।
s हमारी टीम ने मिलकर 200 घरों का सर्वे किया।
> टीम के साथ 200 घरों का सर्वे किया।
v मशीन चलाने का और उसकी सफ़ाई करने का काम करता था।
> मशीन चलाई और उसकी सफ़ाई की।
s सिलाई मशीन पर प्रतिदिन 15 कमीज़ें सिलने का काम किया।
> सिलाई मशीन पर प्रतिदिन 15 कमीज़ें सिलीं।
c रोगियों को डॉक्टर के कहे अनुसार समय पर दवाई देना मेरा काम था।
> डॉक्टर के कहे अनुसार रोगियों को समय पर दवाई दी।
s बैंक में रोज़ नकद जमा करना और उसकी एंट्री Tally में करना।
> बैंक में रोज़ नकद जमा किया और Tally में एंट्री की।
v Excel में attendance का data भरने का काम किया।
> Excel में attendance का data दर्ज किया।
s Site पर 20 मज़दूरों की हाज़िरी लेना और उनको काम बाँटना।
> Site पर 20 मज़दूरों की हाज़िरी ली और काम बाँटा।
c मुख्य द्वार पर आने वाले सभी लोगों की जाँच करना और रजिस्टर में नाम लिखना।
> मुख्य द्वार पर सभी लोगों की जाँच की और रजिस्टर में नाम लिखे।
s मुझे टू व्हीलर रिपेयरिंग का 2 साल का अनुभव है।
> टू व्हीलर रिपेयरिंग का 2 साल का अनुभव।
v पार्सल को ग्राहकों के घर तक पहुँचाने का काम किया।
> ग्राहकों के घर तक पार्सल पहुँचाए।
s आईटीआई में फिटर ट्रेड का 2 वर्ष का प्रशिक्षण प्राप्त किया।
> आईटीआई में फिटर ट्रेड का 2 वर्ष का प्रशिक्षण लिया।
c किसानों को नई फसल के बारे में जानकारी देने के लिए गाँव में बैठक की।
> गाँव की बैठक में किसानों को नई फसल की जानकारी दी।
s Customer से phone पर बात करके उनकी problem solve की।
> Phone पर customer की problem solve की।
v स्टोर में सामान रखता था और उसका हिसाब रखता था।
> स्टोर में सामान रखा और उसका हिसाब संभाला।
s कार्यालय में आने वाली डाक को प्राप्त करना एवं उसका वितरण करना।
> कार्यालय की डाक प्राप्त और वितरित की।
c खाना बनाने के साथ साथ रसोई की सफ़ाई का भी ध्यान रखा।
> खाना बनाया और रसोई की सफ़ाई का ध्यान रखा।
s समय का पाबंद हूँ तथा टीम के साथ मिलकर काम कर सकता हूँ।
> समय का पाबंद; टीम के साथ काम कर सकता हूँ।
v 40 छात्रों को कंप्यूटर सिखाने का काम किया।
> 40 छात्रों को कंप्यूटर सिखाया।
s I had taken the initiative of cleaning the campus with 20 students under the Swachh Bharat scheme.
> Cleaned the campus with 20 students under the Swachh Bharat scheme.
v Was handling the switchboard with 40 lines of the hotel.
> Operated the hotel's switchboard with 40 lines.
c From the year 2018 to 2021 worked in the quality department of Bajaj Auto as an inspector.
> Inspector in the quality department of Bajaj Auto from 2018 to 2021.
s The responsibility of cheque collection from 25 shops every week was with me.
> Collected cheques from 25 shops every week.
c Translated the documents which were in Tamil language to English language.
> Translated Tamil documents to English.
v Did photography for more than 60 weddings and did editing of the photos in Lightroom.
> Photographed more than 60 weddings and edited the photos in Lightroom.
s Was trained by the head chef in bakery items for a period of 3 months.
> Trained by the head chef in bakery for 3 months.
`;
