import { casesOf } from './rewrite-cases.fixture.ts';

/** Written by a third hand, from the promise alone, without sight of a rule or a list; never used to change one. */
export const rewritesByThirdHand = casesOf(`
s I have been working as a delivery boy with Delhivery since March 2022 and daily I am delivering around 80 to 90 parcels in Karol Bagh area.
> Delivery boy with Delhivery since March 2022, delivering around 80 to 90 parcels daily in Karol Bagh.
s My job was to check the tickets of passengers and also to give them the tickets in the city bus on route 47B for total 3 years.
> Checked and issued passenger tickets in the city bus on route 47B for 3 years.
s Completed my 6 months internship in the accounts department of Sundaram Textiles where I was doing voucher entry in Tally under the guidance of the senior accountant.
> Entered vouchers in Tally under the senior accountant's guidance as a 6-month intern at Sundaram Textiles.
s I am having 11 years of experience in the field of stitching of ladies blouses, salwar suits and also lehengas.
> 11 years of experience in stitching ladies' blouses, salwar suits and lehengas.
s Was posted as a constable at Shivaji Nagar Police Station, Pune, from 2014 to 2019 and I have done beat patrolling duty and also night duty.
> Constable at Shivaji Nagar Police Station, Pune, 2014 to 2019, on beat patrolling and night duty.
s I was given the responsibility of taking attendance of about 120 labourers at the site every morning and also of evening time.
> Took attendance of about 120 labourers at the site every morning and evening.
s Taught Mathematics and Science subjects to the students of Class 6 to Class 8 in a government aided school at Madurai for the duration of four years.
> Taught Mathematics and Science to Classes 6 to 8 in a government-aided school at Madurai for four years.
s Taking care of the cows and buffaloes of the dairy, around 35 animals in number, including milking, feeding and cleaning of the shed.
> Taking care of around 35 cows and buffaloes of the dairy: milking, feeding and shed cleaning.
s In this project my role was to write test cases and execute the same manually for the login and payment modules of the banking application.
> Wrote and manually executed test cases for the login and payment modules of the banking application.
s I used to attend calls of customers regarding their complaints of broadband and I used to note down the complaint in the CRM for the technician team to do the further needful.
> Attended customers' broadband complaint calls and noted the complaint in the CRM for the technician team.
s Handled housekeeping of 18 rooms on daily basis at Hotel Sea Breeze, Calangute, which includes bed making, bathroom cleaning and replenishing of the toiletries.
> Handled daily housekeeping of 18 rooms at Hotel Sea Breeze, Calangute, including bed making, bathroom cleaning and replenishing toiletries.
s I have attended a two days workshop which was on the topic of ethical hacking conducted by IIT Kharagpur in my second year of B.Tech.
> Attended a two-day ethical hacking workshop by IIT Kharagpur in my second year of B.Tech.
s I was working in the dispatch section and doing packing of the finished goods and also loading of the same in the trucks along with two helpers.
> Packed finished goods in the dispatch section and loaded them in trucks along with two helpers.
s The main responsibility was preparation of monthly MIS reports in Excel and sending them to the regional manager before 5th of every month without fail.
> Prepared monthly MIS reports in Excel and sent them to the regional manager before the 5th of every month.
s I did my graduation i.e. B.Com from Calcutta University in the year 2018 with 58% marks.
> B.Com, Calcutta University, 2018, 58% marks.
s Worked as helper to the electrician in which I learned house wiring, fitting of switch boards and also fitting of fans.
> As helper to the electrician, learned house wiring and the fitting of switch boards and fans.
s I am looking after the medical shop of my uncle since last 2 years, in which I am giving medicines as per the prescription and checking expiry dates of the stock.
> Looking after my uncle's medical shop for the last 2 years: giving medicines as per prescription and checking stock expiry dates.
s Not having any work experience but I have completed the ITI in Fitter trade with 72 percent marks from Govt ITI Nashik.
> No work experience; completed ITI in Fitter trade from Govt ITI Nashik with 72 percent marks.
s Successfully organised the annual day function of the college with a team of 10 members and the function was attended by approx 600 people.
> With a team of 10 members, organised the college annual day function, attended by approx 600 people.
s I was operating the CNC lathe machine, I was setting the tools and I was also checking the dimensions of the job with vernier caliper and micrometer.
> Operated the CNC lathe machine, set tools and checked job dimensions with vernier caliper and micrometer.
s Selling of insurance policies to the walk-in customers at the branch, and in the year 2021-22 I was able to sell 64 policies in total.
> Sold insurance policies to walk-in customers at the branch: 64 in total in 2021-22.
s I have driven heavy vehicle trucks, mostly on the Mumbai to Delhi route and sometimes on Mumbai to Kolkata, for 9 years without any single accident.
> Drove heavy vehicle trucks for 9 years without a single accident, mostly on the Mumbai to Delhi route.
s I used to help the chef in the cutting of vegetables and making of gravies in the Indian section of the kitchen.
> Helped the chef cut vegetables and make gravies in the Indian section of the kitchen.
s As a part of my duties I was doing the vital signs checking of patients and also I was giving injections only on the advice of doctor.
> Checked patients' vital signs and gave injections only on the doctor's advice.
s Did the work of data entry of approx 300 forms per day for the Aadhaar enrolment centre at Siwan on contract basis.
> Entered data of approx 300 forms per day for the Aadhaar enrolment centre at Siwan, on contract.
s Presently I am working as an Assistant Manager in the HR department and I am looking after recruitment of the blue collar workers for both of the plants.
> Assistant Manager in the HR department, presently looking after blue collar recruitment for both plants.
s I was the member of the team that migrated the old payroll software of the company to SAP in the year 2020.
> Member of the team that migrated the company's old payroll software to SAP in 2020.
s Having knowledge of basic computer, MS Word, MS Excel and internet browsing and email also.
> Knowledge of basic computer, MS Word, MS Excel, internet browsing and email.
s Was doing security guard duty in 12 hours shift at the main gate of the society and was maintaining the register of visitors and vehicles.
> Security guard in 12-hour shifts at the society main gate; maintained the visitor and vehicle register.
s Visiting about 10 to 12 doctors every day in the Indore territory for promotion of our company's cardiac and diabetic range of medicines.
> Visit about 10 to 12 doctors daily in the Indore territory to promote our cardiac and diabetic range.
s I was also assigned with the additional work of the library, in which I was issuing and taking back the books for about 450 students.
> Also assigned library work: issuing and taking back books for about 450 students.
s मैं पिछले पाँच साल से एक कपड़े की दुकान में सेल्समैन के रूप में काम कर रहा हूँ और ग्राहकों को कपड़े दिखाने का काम करता हूँ।
> पिछले पाँच साल से कपड़े की दुकान में सेल्समैन; ग्राहकों को कपड़े दिखाता हूँ।
s मेरे द्वारा गाँव की आंगनवाड़ी में लगभग 30 बच्चों को पढ़ाने का और उन्हें खाना खिलाने का कार्य किया गया।
> गाँव की आंगनवाड़ी में लगभग 30 बच्चों को पढ़ाया और खाना खिलाया।
s Maine 3 saal tak Ola cab chalayi hai Jaipur city me aur roz lagbhag 12 se 15 trip karta tha.
> Jaipur city me 3 saal Ola cab chalayi, roz lagbhag 12 se 15 trip.
s मैंने आई.टी.आई. से इलेक्ट्रीशियन ट्रेड में दो वर्ष का कोर्स सन् 2019 में पूरा किया है।
> आई.टी.आई. से इलेक्ट्रीशियन ट्रेड में दो वर्ष का कोर्स 2019 में पूरा।
s Factory me quality checking ka kaam kiya jisme mai daily lagbhag 500 pieces check karta tha aur defect wale piece alag karta tha.
> Factory me daily lagbhag 500 pieces check kiye aur defect wale alag kiye.
s मैं अस्पताल में वार्ड बॉय के पद पर कार्यरत था जहाँ मैं नर्स की देखरेख में मरीज़ों को नहलाने और कपड़े बदलने का काम करता था।
> अस्पताल में वार्ड बॉय; नर्स की देखरेख में मरीज़ों को नहलाता और उनके कपड़े बदलता था।
s मेरा काम बैंक की शाखा में आने वाले ग्राहकों के खाता खोलने के फॉर्म भरने में उनकी सहायता करना था।
> बैंक की शाखा में खाता खोलने के फॉर्म भरने में ग्राहकों की सहायता की।
c Did needful for vendor payments and followups done with vendors for bills and GST mismatch.
> Handled vendor payments and followed up with vendors on bills and GST mismatch.
c Customers were attended and their bikes problem noted and job card made by me at Hero service centre.
> Attended customers at the Hero service centre, noted their bike problems and made job cards.
c Class teacher of 9th B, 42 students, also PTM conducted and report cards prepared.
> Class teacher of 9th B (42 students); also conducted PTMs and prepared report cards.
c Pesticide spraying and drip line fitting done in 6 acre pomegranate, father's land.
> Sprayed pesticide and fitted drip lines on 6 acres of pomegranate on my father's land.
c Worked on React and Node for making of leave portal, team of 4, my part was front end only.
> Worked on the front end only of a leave portal made in React and Node by a team of 4.
c Stock checking weekly and shortage if any informed to owner so that order can be given.
> Checked stock weekly and informed the owner of any shortage so that orders could be given.
c FIR writing help to SHO and court dates diary maintained by me as munshi.
> As munshi, helped the SHO write FIRs and maintained the diary of court dates.
c Guest check-in check-out done in IDS software night shift mostly at front office.
> Did guest check-in and check-out in IDS software at the front office, mostly in the night shift.
c Blood samples of Thyrocare collected from home 15 to 20 daily by two wheeler and submitted at lab before 11.
> Collected 15 to 20 blood samples daily from homes for Thyrocare by two-wheeler and submitted them at the lab before 11.
c Sarees designing with zari work and falls and pico, also blouse as per customer measurement stitching.
> Designed sarees with zari work, falls and pico, and also stitched blouses as per customers' measurements.
c Team leader absent time I was handling the team of 14 agents and roster also was made by me.
> When the team leader was absent, handled the team of 14 agents and also made the roster.
c Welding MIG and arc both known, 3 years in fabrication shop at Rajkot, gates and grills mostly.
> 3 years in a fabrication shop at Rajkot, mostly on gates and grills; know both MIG and arc welding.
c Site supervision of plaster and tiles under the engineer and daily labour report making.
> Supervised plaster and tile work at the site under the engineer and made the daily labour report.
c Fresher, done project on Attendance by face recognition in Python as final year, group of 3.
> Fresher; did a final-year project in Python on attendance by face recognition, in a group of 3.
c Reconciliation of bank with books monthly for 5 companies of group did, using Tally Prime.
> Reconciled the bank with the books monthly for 5 companies of the group, using Tally Prime.
c Mess cooking for 200 students with one helper, breakfast, lunch only, dinner not.
> Cooked only breakfast and lunch, not dinner, for 200 students in the mess with one helper.
c Ambulance driving 108 with EMT, patients shifting to civil hospital Surat in golden hour.
> Drove the 108 ambulance with an EMT, shifting patients to the civil hospital, Surat, in the golden hour.
c Leads from JustDial calling and demo fixing for sales persons, not closing.
> Called leads from JustDial and fixed demos for sales persons; did not do the closing.
c Server monitoring Nagios, ticket raise if alert and L2 informed, shift rotational.
> Monitored servers on Nagios in rotational shifts; if there was an alert, raised a ticket and informed L2.
c Courier hub sorting pincode wise, 2 lakh shipments monthly hub, I was in team of 30 in night.
> Sorted shipments pincode-wise at night, in a team of 30, at a courier hub of 2 lakh shipments monthly.
c Company has given me award in 2017 for attendance full year no leave.
> Received an award from the company in 2017 for full-year attendance with no leave.
c Physio exercises given to knee and back patients as per senior physio plan, intern.
> As an intern, gave physio exercises to knee and back patients as per the senior physio's plan.
c Paddy and wheat both season farming in own 4 bigha land and selling in mandi self.
> Farmed paddy and wheat in both seasons on my own 4 bigha land and sold them in the mandi myself.
c Attendance biometric data to salary sheet making with PF ESI for 230 workers.
> Made the salary sheet with PF and ESI for 230 workers from biometric attendance data.
c Old files court record scanning and indexing project, temporary 8 months, about 40000 pages.
> Scanned and indexed about 40000 pages of old court record files in a temporary project of 8 months.
c Chess state level played under 17, district second place in 2016.
> Played chess at state level in under 17; second place in the district in 2016.
c AC gas charging, servicing split and window, complaint attended same day mostly.
> Did AC gas charging and serviced split and window ACs; attended complaints mostly on the same day.
c Beauty parlour threading, waxing, facial all done, bridal makeup assisted only.
> Did threading, waxing and facials in a beauty parlour; only assisted in bridal makeup.
c Warehouse FIFO followed and damage material separate kept and informed QA.
> Followed FIFO in the warehouse, kept damaged material separate and informed QA.
c दूध का संग्रह सुबह शाम समिति में, फैट जाँच मशीन से, लगभग 90 किसान।
> समिति में सुबह-शाम लगभग 90 किसानों का दूध संग्रह किया और मशीन से फैट की जाँच की।
c Mobile repairing ka kaam, display change, charging jack, software nahi sirf hardware.
> Mobile repairing me sirf hardware ka kaam kiya, software ka nahi: display change aur charging jack.
c बच्चों को ट्यूशन घर पर 5वीं से 8वीं, गणित, 2 साल से।
> 2 साल से घर पर 5वीं से 8वीं के बच्चों को गणित का ट्यूशन।
c Petrol pump par nozzle duty ki aur cash ka hisaab shift end par manager ko dena hota tha mere dwara.
> Petrol pump par nozzle duty ki aur shift end par manager ko cash ka hisaab diya.
c मशीन पर प्रेस का काम, सुपरवाइज़र के नीचे, रोज़ 1200 पीस लगभग बनाना।
> सुपरवाइज़र के नीचे मशीन पर प्रेस का काम किया और रोज़ लगभग 1200 पीस बनाए।
c Shaadi aur party me catering team ke saath khana serve, 300-400 guest tak.
> Catering team ke saath shaadi aur party me 300-400 guest tak ko khana serve kiya.
c पंचायत में मनरेगा मज़दूरों की हाज़िरी मस्टर रोल में चढ़ाना, मेट के रूप में, 2020-21।
> 2020-21 में मेट के रूप में पंचायत में मनरेगा मज़दूरों की हाज़िरी मस्टर रोल में चढ़ाई।
c Society me plumber ka kaam, leakage, tanki safai, motor fitting, on call basis.
> Society me on call basis par plumber ka kaam kiya: leakage, tanki safai aur motor fitting.
v Was doing supervision of 22 workers in the packing line.
> Supervised 22 workers in the packing line.
v Did the maintenance of 3 diesel generators of the hospital.
> Maintained 3 diesel generators of the hospital.
v Gave training to 15 new joiners on POS billing.
> Trained 15 new joiners on POS billing.
v Made improvement in the dispatch process of the godown.
> Improved the dispatch process of the godown by ___ %.
v Was involved in the preparation of tender documents for road works under PWD.
> Helped prepare tender documents for road works under PWD.
v Responsible for collection of EMI dues from two wheeler loan customers in Kanpur Dehat.
> Collected EMI dues from two-wheeler loan customers in Kanpur Dehat.
v There was reduction in wastage of fabric by 4% due to the marker planning done by me.
> Reduced wastage of fabric by 4% through my marker planning.
v Was the driver of school bus for 5 years for DAV School, Ranchi.
> Drove the school bus for DAV School, Ranchi, for 5 years.
v Did the designing and coding of the college fest website in HTML and CSS.
> Designed and coded the college fest website in HTML and CSS.
v Had to do counselling of students and parents regarding admission in the institute.
> Counselled students and parents on admission in the institute.
v Was helping the store keeper in issuing of material against indent.
> Helped the store keeper issue material against indent.
v Took care of cash handling of Rs 1.5 lakh per day approx at the toll plaza.
> Handled cash of approx Rs 1.5 lakh per day at the toll plaza.
v Conduction of spoken English classes was done by me for hotel staff, weekends only.
> Conducted spoken English classes for hotel staff, on weekends only.
v Doing the inspection of incoming castings as per drawing and making of rejection report.
> Inspect incoming castings as per drawing and prepare the rejection report.
v Was having negotiation with transporters for freight rates for the western zone.
> Negotiated freight rates with transporters for the western zone.
v Given assistance to surgeons in OT for C-section cases as OT technician.
> Assisted surgeons in the OT for C-section cases as an OT technician.
v Did coding of 4 REST APIs in Spring Boot under the guidance of team lead.
> Coded 4 REST APIs in Spring Boot under the team lead's guidance.
v Was doing the job of patrolling on NH-48 in highway patrol vehicle.
> Patrolled NH-48 in the highway patrol vehicle.
v Provided solution to the complaints of customers on chat, around 40 chats per day.
> Solved customers' complaints on chat, around 40 chats per day.
v Have done arrangement of blood donation camp in village with NSS unit.
> Arranged a blood donation camp in the village with the NSS unit.
v Was part of the team which did installation of 60 CCTV cameras in the mall.
> Installed 60 CCTV cameras in the mall as part of the team.
v Was able to bring down the scrap of the press shop with the help of my supervisor.
> Reduced the scrap of the press shop by ___ % with my supervisor's help.
v Used to do the repairing of tractors and power tillers at my own workshop.
> Repaired tractors and power tillers at my own workshop.
v Was in charge for keeping records of vaccine stock at PHC.
> Maintained records of vaccine stock at the PHC.
v Achieved the increase in monthly sale of the outlet from 6 lakh to 7.5 lakh along with the team.
> Increased the monthly sale of the outlet from 6 lakh to 7.5 lakh along with the team.
v Got learning of CNC programming during apprenticeship in Bharat Forge.
> Learned CNC programming during my apprenticeship in Bharat Forge.
v Doing the audit of 8 branches in a year as junior in CA firm.
> Audit 8 branches a year as a junior in a CA firm.
v Had the duty to escort cash vans between the bank and ATMs as armed guard.
> Escorted cash vans between the bank and ATMs as an armed guard.
v Did the plantation of 500 mango saplings and gave water by drip.
> Planted 500 mango saplings and watered them by drip.
v Was doing follow up with debtors and there was decrease in outstanding amount.
> Followed up with debtors; the outstanding amount decreased by ___ %.
v मेरे द्वारा स्कूल की लाइब्रेरी की देखभाल का कार्य किया गया।
> स्कूल की लाइब्रेरी की देखभाल की।
v गाँव की महिलाओं को सिलाई का प्रशिक्षण देने का काम किया, कुल 25 महिलाएँ।
> गाँव की कुल 25 महिलाओं को सिलाई में प्रशिक्षित किया।
v Dukaan ka stock maintain karne ka kaam mere paas tha.
> Dukaan ka stock maintain kiya.
v ट्रक चालक के रूप में दिल्ली से नागपुर तक माल ले जाने का काम किया।
> दिल्ली से नागपुर तक माल का ट्रक चलाया।
v Hotel me khana banane me chef ki help karne ka kaam tha.
> Hotel me khana banane me chef ki help ki.
v बिजली के मीटर की रीडिंग लेने का कार्य लगभग 150 घरों में प्रतिदिन करता था।
> प्रतिदिन लगभग 150 घरों में बिजली के मीटर की रीडिंग ली।
v Naye guards ko training dene ki duty thi meri, sirf night shift me.
> Naye guards ko train kiya, sirf night shift me.
v मंडी में सब्ज़ियों की ख़रीद और बिक्री का काम पिता जी के साथ किया।
> पिता जी के साथ मंडी में सब्ज़ियाँ ख़रीदीं और बेचीं।
o During my time in the Vapi plant in the year 2019, by changing the sequence of batches, I reduced the changeover time from 50 minutes to 35 minutes.
> Reduced changeover time from 50 minutes to 35 minutes by changing the sequence of batches, in the Vapi plant in 2019.
o With the use of Advanced Excel and Power BI, for the sales head, I prepared a dashboard of 14 branches.
> Prepared a dashboard of 14 branches for the sales head, using Advanced Excel and Power BI.
o At Apollo Clinic in Nellore, as a receptionist, I booked appointments of about 70 patients daily.
> Booked appointments of about 70 patients daily as a receptionist at Apollo Clinic, Nellore.
o As the class topper could not attend, along with my classmate, I represented our polytechnic in Robocon 2018.
> Represented our polytechnic in Robocon 2018 along with my classmate, as the class topper could not attend.
o After getting permission from the principal, with 3 other teachers, I started a Sunday remedial class for weak students.
> Started a Sunday remedial class for weak students with 3 other teachers, after getting the principal's permission.
o In the flood of 2018, in Alappuzha, as a volunteer, food packets were distributed by me to around 1000 families with Rotary Club.
> Distributed food packets to around 1000 families with Rotary Club, as a volunteer in the flood of 2018 in Alappuzha.
o Every month, on the last Saturday, for all 56 machines, I carried out preventive maintenance with one fitter.
> Carried out preventive maintenance of all 56 machines with one fitter on the last Saturday of every month.
o Under Head Constable, in cyber cell for 7 months, I traced lost mobiles by IMEI, in which 112 were returned to owners.
> Traced lost mobiles by IMEI, of which 112 were returned to owners, under the Head Constable in the cyber cell for 7 months.
o Using only organic manure, on 2 acres taken on lease, I grew tomato and brinjal.
> Grew tomato and brinjal on 2 acres taken on lease, using only organic manure.
o In my previous company, which was a startup, in Python and Django, I developed the backend of an inventory app with two seniors.
> Developed the backend of an inventory app in Python and Django with two seniors in my previous company, a startup.
o For Zomato and Swiggy both, in South Delhi, on my own bike, I have delivered food orders since 2020, and rating is 4.8.
> Have delivered food orders for both Zomato and Swiggy since 2020, rating 4.8, in South Delhi on my own bike.
o Being the senior most tailor, in absence of master, cutting of coats was also done by me.
> Also cut coats in the absence of the master, being the senior-most tailor.
o In 2022, for my work in Pulse Polio drive, from the District Collector, I received appreciation letter.
> Received an appreciation letter from the District Collector in 2022 for my work in the Pulse Polio drive.
o In banquet of 500 pax, as F&B trainee, under the captain, I served guests.
> Served guests in a banquet of 500 pax as an F&B trainee under the captain.
o From 9 to 6, in the toll-free desk, in Tamil, Telugu and English, I answered queries of LPG customers.
> Answered LPG customers' queries in Tamil, Telugu and English at the toll-free desk from 9 to 6.
o To the bank, by 10 am next day, the cash of each day of all 4 counters was deposited by me.
> Deposited each day's cash of all 4 counters in the bank by 10 am the next day.
o With a camera borrowed from friend, for a local news channel, as freelancer, I have shot 20 video stories.
> Shot 20 video stories as a freelancer for a local news channel, with a camera borrowed from a friend.
o In the absence of any software, manually in registers, I maintained stock of 2,300 spare parts at Tata Motors dealership, Hubli.
> Maintained stock of 2,300 spare parts at the Tata Motors dealership, Hubli, manually in registers in the absence of any software.
o Planned for next year, but not yet started, is my AWS certification; Azure Fundamentals is completed in 2023.
> Completed Azure Fundamentals in 2023; AWS certification planned for next year, but not yet started.
o Apart from teaching Sanskrit, which is my subject, for 3 years I was hostel warden also of 90 boys.
> Hostel warden of 90 boys for 3 years, apart from teaching my subject, Sanskrit.
o By doing door to door visit in 12 villages with ASHA worker, I did the survey of anaemic women.
> Surveyed anaemic women in 12 villages by door-to-door visits with the ASHA worker.
o On Saturdays, when the office was half day, for the staff canteen, purchase of vegetables was done by me.
> Purchased vegetables for the staff canteen on Saturdays, when the office was half day.
o Being in a team of 6 and using SAP MM, during Covid, I raised purchase orders for around 350 items per month from home.
> Raised purchase orders for around 350 items per month from home during Covid, using SAP MM in a team of 6.
o Though not in my job description, in the evening, to children of workers, I taught basic English free of cost.
> Taught basic English free of cost to workers' children in the evening, though not in my job description.
o With no customer complaint in 2 years, in Godrej service, I have installed around 900 refrigerators and washing machines.
> Installed around 900 refrigerators and washing machines in Godrej service, with no customer complaint in 2 years.
o At Chennai Port, on rotation basis, with valid licence, I operated the 40 ton crane.
> Operated the 40 ton crane with a valid licence at Chennai Port, on rotation basis.
o Out of 8 sales executives in the showroom, in Diwali month of 2021, by selling 31 bikes, I stood second.
> Stood second out of 8 sales executives in the showroom by selling 31 bikes in the Diwali month of 2021.
o While doing B.Sc Nursing, in final year, under supervision of staff nurses, I assisted 20 normal deliveries.
> Assisted 20 normal deliveries under the supervision of staff nurses in the final year of B.Sc Nursing.
o After the theft in 2020, on suggestion given by me, lock system of the godown was changed by management.
> Suggested a change in the lock system of the godown after the theft in 2020, and management changed it.
o In the month of March, at year closing, along with the auditor's team, I did physical verification of stock worth Rs 3 crore.
> Physically verified stock worth Rs 3 crore along with the auditor's team at year closing in March.
o सन् 2021 में, कोविड के समय, नगर निगम की ओर से, मैंने टीम के साथ लगभग 2000 घरों में सैनिटाइज़ेशन किया।
> टीम के साथ लगभग 2000 घरों में सैनिटाइज़ेशन किया, सन् 2021 में कोविड के समय नगर निगम की ओर से।
o Ek saal me, apne area Gomti Nagar me, manager ke saath milkar, 18 naye dealer jode.
> 18 naye dealer jode, manager ke saath milkar, ek saal me apne area Gomti Nagar me.
o पिता की बीमारी के कारण, पढ़ाई के साथ-साथ, दो साल तक मैंने परिवार की किराना दुकान चलाई।
> दो साल तक परिवार की किराना दुकान पढ़ाई के साथ-साथ चलाई, पिता की बीमारी के कारण।
o Sunday ko chhodkar, subah 4 baje se, Amul ke 3 booth par, tempo se milk supply kiya.
> Amul ke 3 booth par tempo se milk supply kiya, subah 4 baje se, Sunday ko chhodkar.
o ज़िला स्तर पर, कबड्डी में, स्कूल की टीम के साथ, 2015 में स्वर्ण पदक जीता।
> कबड्डी में स्वर्ण पदक जीता, स्कूल की टीम के साथ, ज़िला स्तर पर, 2015 में।
o प्रशिक्षु के रूप में, रेलवे वर्कशॉप झाँसी में, वरिष्ठ मैकेनिक की निगरानी में, मैंने डीज़ल इंजन के पुर्ज़े खोले और साफ़ किए।
> वरिष्ठ मैकेनिक की निगरानी में डीज़ल इंजन के पुर्ज़े खोले और साफ़ किए, प्रशिक्षु के रूप में, रेलवे वर्कशॉप झाँसी में।
o Client ke office me, 6 mahine ke contract par, 120 computer ka data backup maine ek senior ke saath liya.
> 120 computer ka data backup ek senior ke saath liya, client ke office me, 6 mahine ke contract par.
`);
