import { field } from './jobs-table.ts';

/** Title | pay in lakh a year, or thousands a month with k | kind, ~ when remote is possible | adverts | work | needs */
export const works = [
  field(
    ['Neev Constructions', 'Setubandh Infra', 'Aadharshila Builders', 'Pathik Roads', 'Girivar Projects'],
    [
      'Accommodation at the site.',
      'Travel between sites is paid.',
      'Safety shoes and helmet are given, wearing them is a must.',
    ],
    `
Civil Engineer | 2.6-5 | full | 8 | Set out works, check reinforcement before each pour and keep the daily record. | B.E. or diploma in civil engineering.
Site Engineer | 2.4-4.5 | full | 5 | Run a building site of sixty workers from foundation to finishing. | Diploma or degree with one year on site.
Junior Civil Engineer | 2-3.2 | full | 4 | Measure, draw and check bills of sub-contractors. | Diploma in civil; people preparing for SSC JE are welcome.
Quantity Surveyor | 4-7 | full | 3 | Take off quantities, price tenders and certify bills. | B.E. Civil and three years with bills.
Structural Engineer | 5-9 | full | 2 | Design reinforced concrete frames and steel sheds in STAAD and ETABS. | M.Tech Structures.
AutoCAD Draughtsman | 2-3.6 | full~ | 4 | Draw plans, sections and bar bending schedules from sketches. | ITI or diploma and clean AutoCAD work.
Architect | 4-8 | full | 3 | Design schools and homes suited to hot weather, and see them built. | B.Arch and registration with the Council.
Site Supervisor | 1.8-2.8 | full | 4 | Organise masons, material and water for the next day. | ITI or long practice.
Safety Officer | 3-5.5 | full | 3 | Walk the site, stop unsafe work and train people every Monday. | Diploma in industrial safety.
Surveyor | 2.4-4 | contract | 3 | Survey road alignments with total station and GPS. | ITI survey or diploma in civil.
Construction Project Manager | 9-16 | full | 2 | Deliver a hospital building in time, with cost and quality under control. | Ten years in building works.
`,
  ),
  field(
    [
      'Chakra Auto Components',
      'Lohpath Engineering',
      'Urja Power Systems',
      'Vastra Textile Mills',
      'Annapurna Foods',
    ],
    [
      'Canteen and transport from the town.',
      'Three shifts in turn.',
      'Provident fund and ESI from the first day.',
    ],
    `
Mechanical Engineer | 2.6-5 | full | 8 | Improve machines and fixtures on the line and cut the time between failures. | B.E. Mechanical.
Electrical Engineer | 2.6-5 | full | 4 | Maintain panels, drives and the substation of a plant. | B.E. Electrical and a supervisor's licence.
Production Supervisor | 2.4-4 | full | 4 | Lead a shift of forty people and reach the plan with no accident. | Diploma with two years in production.
Quality Inspector | 2-3.4 | full | 4 | Measure parts, fill control charts and stop what is out of limits. | Diploma in mechanical engineering.
Maintenance Technician | 1.8-3 | full | 4 | Repair pumps, conveyors and motors, and write down the cause. | ITI fitter or electrician.
CNC Operator | 1.8-3 | full | 4 | Set up and run turning and milling machines by drawing. | ITI machinist.
Electrician | 1.6-2.8 | full | 4 | Wire buildings and repair faults safely. | ITI electrician with a wireman's licence.
Welder | 1.6-2.8 | contract | 3 | Weld pipes and structures by TIG and arc. | ITI welder; test at the interview.
Graduate Apprentice Engineer | 12k | intern | 4 | Learn in four departments of a plant for one year under the apprenticeship scheme. | B.E. or B.Tech of the last two years.
Solar Technician | 1.8-3 | full | 3 | Fit rooftop panels and inverters in villages and towns. | ITI electrician; Suryamitra training is welcome.
Food Technologist | 2.6-4.5 | full | 2 | Keep taste and safety the same in every batch of pickles and snacks. | B.Tech or M.Sc in food technology.
Textile Designer | 2.8-5 | full | 2 | Draw weaves and prints for two seasons a year. | Degree in textile design.
Purchase Executive | 2.4-4.2 | full | 3 | Compare offers, place orders and follow deliveries until they are here. | A graduate with factory experience.
`,
  ),
  field(
    ['Shighra Logistics', 'Gatiman Couriers', 'Bhandar Warehousing', 'Rasta Transport', 'Pahunch Delivery'],
    ['Weekly payment is possible.', 'Accident insurance for everyone.', 'Overtime is paid by the hour.'],
    `
Delivery Executive | 1.6-3 | full | 8 | Deliver parcels in your part of the town with our app. | Two-wheeler, licence and a smartphone.
Part Time Delivery Partner | 12k | part | 4 | Deliver groceries for four hours in the morning or the evening. | A cycle or two-wheeler.
Warehouse Executive | 1.8-2.8 | full | 5 | Receive, store, pick and pack by scanner, and count a little every day. | 12th pass.
Warehouse Manager | 4-7 | full | 3 | Run a warehouse of one lakh square feet and eighty people. | Five years in warehousing.
Logistics Coordinator | 2.4-4 | full | 4 | Plan trucks, follow them through the night and tell customers the truth about delays. | A graduate with good Hindi and English.
Supply Chain Executive | 3.5-6 | full | 3 | Plan stock of forty depots and argue kindly with sales and production. | MBA Operations or engineering degree.
Inventory Executive | 2-3.2 | full | 3 | Keep book and shelf the same, and find out why they are not. | Commerce graduate with Excel.
Truck Driver | 2.4-4 | full | 3 | Drive a fixed route between two depots with rest at both ends. | Heavy vehicle licence and a clean record.
Car Driver | 1.8-2.6 | full | 3 | Drive office staff safely and look after the car. | Licence for five years and knowledge of the city.
Fleet Supervisor | 2.6-4.2 | full | 2 | Look after thirty vans: papers, service, fuel and drivers. | Diploma in automobile engineering.
Import Export Executive | 3-5.5 | full | 3 | Prepare shipping bills, certificates and letters of credit. | A graduate who knows the customs portal.
`,
  ),
  field(
    [
      'Atithi Residency',
      'Swad Kitchens',
      'Sagar Kinara Resorts',
      'Rasoi Ghar Restaurants',
      'Yatra Sathi Travels',
    ],
    [
      'Meals on duty and a room to share.',
      'Service charge is divided equally.',
      'Season from October to March, work all year.',
    ],
    `
Hotel Receptionist | 1.8-3 | full | 5 | Check guests in and out, answer calls and know the town by heart. | Diploma in hotel management or good English.
Chef de Partie | 2.6-4.5 | full | 4 | Lead one section of the kitchen, North Indian or Continental. | Three years in a hotel kitchen.
Commis Chef | 1.5-2.4 | full | 4 | Cut, cook and clean, and learn a new section every four months. | A course in food production. Freshers may apply.
Restaurant Manager | 3.5-6 | full | 3 | Run sixty covers, two shifts and a happy team. | Five years in restaurants.
Steward | 1.4-2.2 | full | 4 | Serve guests at table and remember what they like. | 10th pass and a smile.
Housekeeping Supervisor | 1.8-3 | full | 3 | Inspect rooms, plan linen and train new staff. | Two years in a hotel.
Barista | 1.5-2.4 | part | 3 | Make coffee and conversation in a small café. | Students are welcome; training is given.
Baker | 1.8-3.2 | full | 3 | Bake bread, cakes and cookies from four in the morning. | A course in bakery or practice.
Travel Consultant | 2.2-3.8 | full~ | 4 | Plan pilgrimages and honeymoons, book trains, flights and rooms. | Knowledge of ticketing software.
Tour Guide | 12k | contract | 3 | Show visitors forts and temples in English and one more language. | A guide's licence of the state or the centre.
Event Coordinator | 2.4-4.2 | full | 3 | Organise weddings and conferences down to the last chair. | Strong nerves and free weekends.
Hotel Management Trainee | 10k | intern | 3 | Rotate through front office, kitchen, service and housekeeping. | Students of hotel management.
`,
  ),
  field(
    ['Raksha Guarding', 'Swachh Facility Services', 'Prahari Security', 'Nigrani Services'],
    ['Uniform and weekly off.', 'Local people are preferred.', 'Provident fund from the first day.'],
    `
Security Guard | 1.4-2.2 | full | 4 | Watch the gate, write the register and help people find their way. | 10th pass, good health; ex-servicemen are preferred.
Security Supervisor | 2-3 | full | 2 | Plan the duties of twenty guards and be there when something happens. | Army, police or five years in security.
Facility Executive | 2.4-4 | full | 3 | Keep lifts, power and cleaning of an office tower in order. | Diploma in electrical or mechanical engineering.
`,
  ),
  field(
    ['Nyaya Chambers', 'Vidhi Legal Partners', 'Adhikar Associates'],
    ['The library is open to everyone.', 'Alternate Saturdays are free.'],
    `
Legal Associate | 3.5-6.5 | full | 3 | Draft agreements, research judgments and appear in the district court. | LLB and enrolment with the Bar Council.
Company Secretary | 5-9 | full | 2 | Keep minutes, filings and directors on the right side of the law. | Member of the Institute.
`,
  ),
  field(
    ['Hariyali Agro', 'Jan Kalyan Trust', 'Gramodaya Foundation', 'Beej Farmer Services'],
    [
      'Work that is useful to many.',
      'Travel in the district is paid.',
      'The local language is needed every day.',
    ],
    `
Agriculture Officer | 2.4-4 | full | 4 | Visit farmers, test soil and advise on seed, water and price. | B.Sc Agriculture; the local language.
Rural Development Field Officer | 2.2-3.6 | full | 4 | Form self-help groups in twenty villages and follow their accounts. | MSW or graduate who likes to travel.
NGO Project Coordinator | 3-5 | contract | 3 | Lead a school nutrition project of eighteen months and report to the donor. | Three years in social work.
Veterinary Assistant | 1.6-2.6 | full | 2 | Help the doctor with cattle and pets in the clinic and on farms. | Diploma in veterinary science.
Social Media Volunteer Coordinator | 8k | intern~ | 2 | Bring together volunteers of a reading campaign and tell their stories. | Students with heart and time.
`,
  ),
  field(
    ['Sringar Salons', 'Darzi Corner', 'Balwan Fitness', 'Nikhar Studio'],
    ['Customers of many years.', 'Tips are yours.', 'Mornings or evenings, as you like.'],
    `
Beautician | 1.5-3 | part | 3 | Offer facials, threading and bridal make-up in a neighbourhood salon. | A certificate and gentle hands.
Tailor | 1.5-2.6 | full | 3 | Stitch blouses, suits and school uniforms by measure. | Three years at the machine.
Gym Trainer | 1.8-3.2 | part | 3 | Guide members, beginners above all, without hurry or harm. | A recognised certificate.
`,
  ),
];
