/**
 * Kitchens, clinics, workshops, mills, fields and counters: names of machines, papers and procedures. A line holds a
 * family: a comma parts things that do not show one another, `=` two ways to write one.
 */
export const craftTools = `
Single needle lock stitch = single needle = !SNLS = single needle machine = lockstitch, double needle = !DNLS > Sewing machine
Flatlock machine = flatlock = flat lock > Sewing machine
Overlock machine = overlock = overlocker, 5 thread overlock > Sewing machine
Buttonhole machine, button hole machine, kaj machine, bartack machine, bartack, kansai machine, feed off the arm > Sewing machine
Embroidery machine, computerised embroidery, multi head embroidery
Band knife, straight knife cutting machine, cutting machine
Air jet loom, rapier loom, water jet loom, power loom, powerloom, ring frame, autoconer, carding machine
Stenter, jigger machine, soft flow dyeing machine
Gerber, !Lectra, Optitex, Tukatech, tukacad
Auto refractometer = autorefractometer = auto refractor, phoropter, lensometer, slit lamp, retinoscope, tonometer
IFT = !IFT = interferential therapy, !TENS, short wave diathermy, !SWD
Ultrasound therapy
Dry needling, cupping therapy, kinesio taping, manual therapy
CCU, !CCU, !NICU, !PICU, !HDU
ACLS certification, acls certified > BLS
RCI registration = rci registered = !RCI
State council registration = council registration = registration in state council = registered in state council, dental council registration, physiotherapy council registration
Nebuliser, nebulizer, nebulization, suction machine, suctioning, infusion pump, syringe pump, defibrillator, pulse oximeter
Ryle's tube, ryles tube feeding, catheterisation, catheterization, tracheostomy care, bedsore care
Centrifuge, microscope, cell counter, biochemistry analyser, biochemistry analyzer, semi auto analyser, fully automated analyser, elisa, elisa reader
C-arm, !DR system, computed radiography, mammography, bmd
OPG, rvg, dental x-ray, intraoral scanner
Dialysis machine, ro water dialysis
PCR = !PCR, rt-pcr, gel electrophoresis, western blot
UV-Vis = uv visible spectroscopy, ftir, !FTIR, !NMR, !XRD, !GC-MS, lcms, karl fischer, dissolution apparatus
LIMS = !LIMS
Deck oven, rotary oven, combi oven, convection oven, salamander, proofer, dough sheeter
Planetary mixer, spiral mixer, dough kneader
Espresso machine, coffee machine
Deep fryer, griller, griddle, tandoor oven, chapati machine, idli steamer, bulk cooking range
Food handler certificate = food handlers certificate = food handler medical certificate
Scrubber = auto scrubber = scrubbing machine, single disc machine, vacuum cleaner, steam cleaner, high pressure jet, carpet shampooing machine
Taski chemicals, taski, diversey chemicals
Washer extractor, tumble dryer, flat work ironer, dry cleaning machine
Drone pilot licence = drone pilot certificate = remote pilot certificate, drone, drone operation
Own camera = apna camera = own dslr
Gimbal, full frame camera, mirrorless camera
Hydra = hydra 14t, farana, pick and carry crane
Crane operation certificate = crane operator certificate, rigger certificate, rigging certificate, scaffolding certificate, banksman certificate, third party certificate
Motor grader, road roller, soil compactor, paver, asphalt paver, bulldozer, wheel loader, batching plant, transit mixer, concrete pump, boom placer, hot mix plant, stone crusher, tower crane, !RMC
Rock drill, jack hammer, jackhammer, dozer
LMV commercial licence = lmv commercial license = lmv commercial = commercial licence = commercial license, psv badge, transport badge > LMV licence
Hazardous licence, hazardous goods licence, hazardous license, tanker licence
Police verification certificate = police clearance certificate = !PCC, character certificate
ECNR passport, indian passport = valid indian passport > Passport
CDC = !CDC = continuous discharge certificate, !STCW, indos number
Gulf return = gulf returned = gulf experience = gulf returnee
Winman > Income tax
Form 16, form 16a, !26AS
Form 24Q = 24q > TDS returns
Form 26Q = 26q > TDS returns
GSTR-2B, gstr 2a, gstr 2b, gstr-2a, !ITC = input tax credit, gstr-9c, gst annual return
ESIC challan = esic challans, pf challan = pf challans, ecr filing, pf ecr
PT returns = pt return = professional tax return
Minimum Wages Act, payment of wages act, wage code
Payment of Gratuity Act = gratuity act, payment of bonus act = bonus act
Factories Act = factory act, contract labour act, !CLRA, shops and establishment act, shop act, industrial disputes act, standing orders
POCSO = pocso act = pocso guidelines, jj act = juvenile justice act
RTE = rte act = right to education act
!CPC, !CrPC, !BNSS, !BNS, civil procedure code, indian contract act, evidence act, consumer protection act
CPCT = !CPCT = सीपीसीटी
RSCIT = rs cit, ms-cit = mscit
Kobo Toolbox = kobotoolbox = kobo, !ODK = open data kit, commcare, surveycto
CAFM, !CAFM, !CMMS
PVsyst, helioscope
Net metering
DISCOM approvals = discom approval, discom liaison, ceig approval
CEIG, electrical inspector
IS codes, is code, is 1200, is 456, is 800, irc codes, !IRC, morth, bis standards
Bar bending machine, cube testing machine, universal testing machine, !UTM
HAZOP
HIRA = !HIRA
JSA = !JSA = job safety analysis
LOTO, lock out tag out, work permit system, permit to work
SA 8000, sa8000, !SEDEX, !GOTS, oeko-tex, bsci, wrap audit
ISO 13485, iso 17025, iso 50001, as9100
GHP, !GHP, ssop
BIS hallmarking = hallmarking = hallmark, !HUID
Diamond grading = diamond 4cs = 4cs, gemmology = gemology, !GIA
Rhino 3D, rhinoceros, matrix jewellery software, jewelcad, zbrush jewellery
Sell.do = selldo, bitrix24, kylas, pipedrive, telecrm
Zoho People, zoho payroll, zoho one, zoho inventory, zoho creator, zoho desk
Odoo, erpnext, !Navision, infor, ramco, !Ramco, farvision
Shipping bill, !ICEGATE, icegate, bill of entry, letter of credit = !LC, !DGFT, dgft
Meesho, flipkart seller hub, amazon marketplace, myntra portal, ajio portal, unicommerce, easyecom, shiprocket
Blinkit, swiggy partner app, zomato partner app
Cholamandalam finone, finnone, !LMS
Printing press, offset machine, heidelberg, flexo printing machine, lamination machine, die cutting machine, uv printing machine, sublimation printing
Injection moulding machine, blow moulding machine, extruder, extrusion machine, thermoforming machine
Laser cutting machine, laser cutting, plasma cutting, press brake, bending machine, shearing machine, turret punch
Furnace, induction furnace, cupola, heat treatment furnace, spectrometer, hardness tester
Pneumatic tools, impact wrench, torque wrench, nut runner
Ginning machine, rice mill machine, flour mill, oil expeller, pulveriser
Milking machine, bulk milk cooler, pasteuriser, homogeniser, cream separator, lactometer, milkoscan
Rotavator, harvester, combine harvester, power tiller, sprayer pump
Planter, polyhouse, greenhouse, vermicompost, soil health card
X-ray baggage scanner, baggage scanner, !DFMD, !HHMD, boom barrier, walkie talkie, walky talky
Biometric device, biometric machine, biometric attendance
EPABX, epabx system, pbx, switchboard phone
Franking machine, photocopier, photocopy machine, xerox machine, note counting machine, cash counting machine
Weighbridge, weigh bridge, electronic weighing scale
OTDR, splicing machine, fusion splicer, optical fibre splicing, !FTTH, !GPON
OBD scanner, obd, diagnostic scanner, wheel alignment machine, wheel balancing machine, tyre changer
Bosch injectors, common rail, crdi, !CRDI, !BS6, bs6 engines
Siemens 828D, siemens 840d, sinumerik, mitsubishi control, haas, mazak, heidenhain, mazatrol > Siemens control
Solar inverter, solar pump, !MNRE
Lift operator licence, explosive licence, blaster certificate, mining mate certificate, shotfirer certificate, gas testing certificate
Second class boiler attendant, boiler attendant certificate, boe certificate > Boiler
`;

/** Work that these trades know by a word. */
export const craftSkills = `
Business loans = business loan, !LAP = loan against property, working capital loans, msme loans
Rate analysis
Modular kitchen = modular kitchens = मॉड्यूलर किचन
Wardrobe making = wardrobe = wardrobes = वार्डरोब
Laminate work = laminate = लैमिनेट = sunmica, plywood = प्लाईवुड, veneer
Furniture polish, polishing work, pu polish, lacquer polish, spray polish
False ceiling, pop work, gypsum ceiling, putty work, wall putty
Upholstery, sofa making, sofa repair
Glass work, aluminium fabrication, upvc windows, glazing, facade work
Tandoor section = tandoor work
Chinese wok = wok = wok section = chinese section
Continental section, italian cuisine, pasta, pizza making, grill section, pantry section, cold kitchen, garde manger, salad section
Mughlai cuisine, awadhi cuisine, biryani, bengali cuisine, gujarati food, rajasthani cuisine, chaat, sweets making, halwai, mithai, namkeen making
Jain food, bulk cooking, canteen cooking, industrial catering, outdoor catering
Pastry, patisserie, cake decoration, cake icing, icing, chocolate tempering, chocolate making, sourdough, bread making, confectionery, viennoiserie
Portion control, recipe costing, food costing, food plating, kitchen inventory
Butchery, meat cutting, fish cutting
Album designing, album design, photo album designing, photo retouching, colour correction, color grading, colour grading
Wedding photography, candid photography, product photography, drone videography
Blueprint reading, drawings reading, electrical drawings, wiring diagram, circuit diagram, p&id, isometric reading
Pipeline fabrication, pipeline work, structural welding, pressure vessel fabrication, tank fabrication, pipe welding
Oil and gas = oil & gas, refinery, petrochemical, petrochemicals, shutdown job
Rigging, scaffolding, insulation work, painting and blasting, sand blasting
Tool offset, tool setting, tool changing, program editing
Job work, first piece inspection, patrol inspection
Fault finding, breakdown attending, pcb repair, component level repair
Motor maintenance, pump maintenance, pump repair, borewell pump, submersible pump
AHU maintenance, chiller maintenance, chiller operation, bms operation, building management system
Fibre splicing, tower maintenance, telecom tower, fttx, fiber laying, cable jointing
EV repair, electric vehicle repair, battery repair, e-rickshaw repair, wheel alignment, engine tuning, suspension work, brake service
Autism, adhd, learning disability, behaviour therapy, behaviour modification, aba therapy
IEP preparation = iep = individualised education plan = individualized education plan
Assistive technology, sign language, indian sign language, braille
Remedial teaching, inclusive education
Ventilator care, icu care protocols, post operative care, pre operative care, palliative care, geriatric care, oncology nursing, cardiac care, neonatal care, trauma care
Sterilisation = sterilization, cssd, biomedical waste = bio-medical waste management = biomedical waste management
Medicine dispensing, drug storage, cold chain, cold chain management, vaccination, immunisation, immunization, family planning counselling
Community health, public health, maternal health, maternal and child health, nutrition counselling, health education
Electrotherapy, exercise therapy, sports physiotherapy, neuro physiotherapy, ortho physiotherapy, paediatric physiotherapy, rehabilitation
Eye testing, refraction, contact lens fitting, spectacle dispensing, frame selection
Chair side assistance, root canal assistance, dental scaling, crown and bridge
Panchakarma, abhyanga, ayurvedic massage, naturopathy, acupressure, acupuncture
Organic synthesis, chemical synthesis, polymer synthesis, formulation development, method validation, analytical method development, stability studies
Crop advisory, seeds, pesticides, fertilisers, fertilizers, agri inputs, seed production, integrated pest management, organic farming, soil testing of farms, mushroom cultivation, floriculture
Pesticides sales, agri input sales, agri sales, fertiliser sales, tractor sales
Artificial insemination, animal husbandry, veterinary care, cattle feed, fisheries, aquaculture, beekeeping, goat farming
Self help groups = shg = shg formation = shgs, livelihood promotion, watershed, fpo, farmer producer organisation, micro planning, baseline survey, community meetings, village meetings
Case management, child protection, gender issues, gender sensitisation, rescue and rehabilitation
Itinerary planning, itinerary making, holiday packages, visa documentation, visa filing, air ticketing, hotel bookings, forex cards
Swimming, lifeguard = lifeguarding = life saving
Doctor relations = relations with doctors = relationship with doctors, doctor coverage, stockist handling, chemist coverage
Jewellery = jewellery showroom, gold valuation, gold appraisal, gold testing, kundan work, stone setting, jewellery design
Textile showroom, saree sales, fabric knowledge, knowledge of fabrics, suiting shirting, draping
Fitting alteration, alterations, measurement taking, blouse stitching, kurta stitching, salwar suit stitching, gents tailoring, ladies tailoring, hand embroidery, zari work, aari work, zardozi
Line balancing, time study, work study, method study, sam calculation, fabric checking, four point system, final checking, trimming, ironing, pressing, finishing section
Dyeing process, printing process, knitting, warping, sizing process, doubling, winding
Leather cutting, shoe upper stitching, footwear manufacturing, leather goods, skiving
Pottery, ceramic glazing, glass blowing, tile manufacturing, kiln operation
Brick kiln, stone cutting, marble work, granite polishing, tile fitting
Chemical industry, chemical plant, batch process, reactor operation, distillation, drying process, effluent handling
Heat treatment, induction hardening, electroplating, anodising, galvanising, phosphating, moulding sand testing, fettling, pattern shop
Paper mill, packaging industry, corrugation, pouch packing, printing and packaging
Sugar mill, cane development, cement plant, steel plant, rolling mill, power plant operation, turbine operation
Mining, quarry, blasting
Procure to pay = !P2P, order to cash = !O2C, record to report = !R2R, pricing procedure, master data management, end to end implementation
Financial statement analysis, cibil report reading, credit appraisal, credit underwriting, loan file processing, field investigation, valuation reports
CA firm = ca office = ca firm experience = chartered accountant firm
Stock statement, stock valuation, debtors ageing, vendor payments, vendor reconciliation work, cheque preparation, bank work, daybook, cash book, हिसाब-किताब = hisab kitab, बहीखाता
Notice drafting, replies to notices, gst notices, appeal drafting, scrutiny assessment, tax planning
Deed drafting, title search, conveyancing, mutation work, property registration, stamp duty, court filing, e-filing court, affidavit drafting
Shorthand dictation, stenography, dak handling, diary and dispatch, file noting, rti replies, establishment matters, pension cases, service book
Crowd control, access checking, frisking, vehicle checking, key management, night patrolling, fire drill, evacuation drill, disaster management
Linen management, room cleaning, bed making, deep cleaning, public area cleaning, chemical dilution, stain removal, laundry = laundry operations, floor polishing
Guest relations, guest complaint handling, upselling rooms, night audit, concierge
Table setting, order taking, wine service, mocktails, cocktail making, buffet setup
Merchandise display, planogram, shelf arrangement, expiry checking, stock rotation, fifo, home delivery orders
Fuel filling, tyre repair, puncture repair, car washing, car detailing, ceramic coating, car ac repair
Parcel sorting, hub operations, route planning, fleet tracking, trip sheet, lorry receipt, !LR preparation, container loading, cold storage
Event setup, stage decoration, flower decoration, sound system operation, lighting setup, dj
Puja rituals, astrology, vastu
Elder attendant work, bed bath, feeding of patients, newborn care, japa care, infant care
Pet grooming, dog training
`;
