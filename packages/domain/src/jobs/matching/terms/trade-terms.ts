/** Works and workshops, sites, stores and roads. */
export const tradeTools = `
Driving licence, driving license, valid driving licence, valid driving license, !DL, license holder, drivers license, driver license, valid licence, ड्राइविंग लाइसेंस, लाइसेंस, driving lisence
LMV licence, !LMV, lmv license, light motor vehicle, light motor vehicle licence, lmv driving licence, lmv-tr, lmv tr license, four wheeler licence, four wheeler license, car licence, एलएमवी > Driving licence
HMV licence, !HMV, hmv license, heavy vehicle licence, heavy vehicle license, heavy motor vehicle, heavy licence, heavy license, hmv driving licence, heavy driving licence, heavy driving license, htv licence, !HTV, !HGV, transport licence, एचएमवी, हैवी लाइसेंस > Driving licence
Two wheeler licence, two wheeler license, two-wheeler licence, 2 wheeler licence, bike licence, bike license, mcwg, two wheeler driving licence > Driving licence
~Badge, driver badge, badge holder, yellow badge
Own two wheeler, own bike, own vehicle, two wheeler, two-wheeler, 2 wheeler, bike, own two-wheeler, own scooter, bike mandatory, own conveyance, bike with licence, apni bike, bike and license, दोपहिया, बाइक, two wheeler mandatory
Own laptop, laptop, own computer, personal laptop, laptop and internet, own laptop and wifi
Smartphone, android phone, android mobile, smart phone, own smartphone, स्मार्टफोन, android smartphone
Internet connection, wifi, wi-fi, stable internet, good internet connection, broadband
Passport, valid passport
Aadhaar and PAN, pan card, aadhar card, aadhaar card
Forklift, fork lift, forklift operation, forklift operator, forklift license, forklift driving
Crane operation, crane, crane operator, eot crane, hydra crane
JCB, jcb operator, backhoe loader, backhoe > Earth moving equipment
Excavator, poclain > Earth moving equipment
Earth moving equipment
Tractor driving, tractor
Tipper, trailer, dumper, tipper driving
GPS navigation, google maps, google map, maps navigation
CNC, !CNC, cnc machine, cnc machines, cnc operation, cnc operating, cnc operator, cnc turning, cnc lathe, सीएनसी
CNC programming, cnc programmer, cnc setting and programming, cnc program > CNC
CNC setting, cnc setter, cnc setting and operating > CNC
VMC, !VMC, vmc machine, vmc operation, vmc operator, vmc setter, vmc programming, vertical machining centre
HMC, !HMC, hmc machine
Fanuc, fanuc control
Siemens control, siemens controller
G-code, g code, g codes, g & m codes, g and m codes, g codes and m codes, m codes
Lathe, lathe machine, lathe operation, lathe machine operation, turning machine, conventional lathe, खराद
Milling machine, milling, milling operation
Grinding machine, grinding, surface grinding, cylindrical grinding
Drilling machine, drilling, radial drilling
EDM, !EDM, wire cut, wire edm, wirecut
Injection moulding, injection molding, injection moulding machine, plastic moulding, moulding machine
Press machine, power press, press tool, press tools, hydraulic press
Measuring instruments, measuring tools, precision instruments, measuring equipment
Vernier caliper, vernier, vernier calliper > Measuring instruments
Micrometer, micro meter > Measuring instruments
Height gauge, gauges, bore gauge, dial gauge > Measuring instruments
CMM, !CMM, coordinate measuring machine
GD&T, gd & t, gdt, geometric dimensioning
Engineering drawing, drawing reading, reading drawings, blueprint reading, engineering drawings, drawing study, read drawings, reading of drawings, technical drawings, machine drawing, isometric drawing
AutoCAD, auto cad, autocad 2d, auto-cad, autocad 2d & 3d, ऑटोकैड
STAAD Pro, staad, staad.pro, staadpro
ETABS
SAFE software
Revit, revit architecture, revit mep, revit structure
SketchUp, sketch up, google sketchup
3ds Max, 3d max, 3ds max, 3dsmax, 3d studio max
Lumion
V-Ray, vray
Enscape
SolidWorks, solid works
CATIA
~Creo, ptc creo, pro/e, pro e, pro engineer
Unigraphics, !NX, ug nx, nx cad, siemens nx
ANSYS
HyperMesh
Fusion 360
Mastercam, master cam
Delcam
~Inventor, autodesk inventor
Solid Edge
Navisworks
Tekla, tekla structures
BIM, !BIM, building information modelling
Primavera, primavera p6
MS Project, microsoft project, msp
Total station, total station survey
Auto level, auto level survey, levelling instrument
DGPS
Civil 3D
MX Road
HEC-RAS
PLC, !PLC, plc programming, plc logic, plc scada, plc/scada, allen bradley, siemens plc
SCADA
HMI, !HMI
DCS, !DCS
VFD, !VFD, vfds, ac drives, variable frequency drive, servo drives
ETAP
DIALux, dialux
Multimeter, multi meter, clamp meter, tong tester
Megger, megger testing, insulation tester
HT and LT panels, ht/lt, lt panel, lt panels, ht panel, ht lt, ht & lt, ht panels, ht/lt panels, electrical panels, panel wiring, control panel wiring, control panel, switchgear, switch gear
DG set, dg sets, dg, diesel generator, generator, generators, डीजी सेट
UPS, !UPS, ups and inverter, inverter, inverters
Transformer, transformers, transformer maintenance
Motor rewinding, motor winding, motor repair
Air compressor, compressor, compressors
Boiler, boiler operation, boiler operator, boiler attendant, boiler certificate, first class boiler attendant
Chiller, chillers, chiller plant
AHU, !AHU, ahus
STP, !STP, stp plant, sewage treatment plant, etp, !ETP, wtp, stp/wtp, water treatment plant, ro plant, effluent treatment plant
Wireman licence, wireman license, wireman permit, electrical licence, electrical license, electrical supervisor licence, supervisor license, c licence, supervisory licence, wireman certificate
MIG welding, !MIG, mig/tig, mig welder, co2 welding, mig welding machine > Welding
TIG welding, !TIG, tig welder, argon welding > Welding
ARC welding, !ARC, arc welder, smaw, 6g welder, 6g, 3g welder > Welding
Gas cutting, gas cutter, gas welding, arc and gas cutting
5S, 5-s, 5s and kaizen
Kaizen
Six Sigma, lean six sigma, green belt, black belt
7 QC tools, qc tools, seven qc tools
SPC, !SPC, statistical process control
PPAP
APQP
FMEA
Control plan
8D, !8D, capa
TPM, !TPM
Poka yoke
Lean manufacturing, lean
NDT, !NDT, non destructive testing, ndt level ii, ultrasonic testing, radiography testing, dye penetrant test, dp test
WMS, !WMS, warehouse management system
TMS, !TMS
Barcode scanner, barcode, barcode scanning, bar code, handheld scanner, rf scanner
NEBOSH, nebosh igc
IOSH
OSHA, !OSHA
First aid, first-aid, first aid training, first aid certificate, प्राथमिक चिकित्सा
Fire extinguisher, fire extinguishers, fire fighting equipment, firefighting equipment
Arms licence, gun licence, gun license, arms license, gunman, gun man
PSARA, psara training
Ex-serviceman, ex serviceman, ex-servicemen, ex army, ex-army, ex defence, पूर्व सैनिक, पूर्व सैनिकों
Metal detector
Sewing machine, juki, juki machine, industrial sewing machine, सिलाई मशीन
`;

export const tradeSkills = `
Welding, welded, welder, fabrication welding, वेल्डिंग
Fabrication, steel fabrication, structural fabrication, fabrication work
Fitting work, fitter, fitter work, mechanical fitting, assembly fitting
Pipe fitting, piping, pipe fitter
Plumbing, plumbing work, plumber, प्लंबिंग, प्लम्बिंग
Electrical wiring, wiring, house wiring, industrial wiring, wiring work, वायरिंग, cable laying, cabling, conduit wiring
Electrical maintenance, electrical work, electrical repair, electrical systems, electrical fault finding, बिजली का काम
Earthing
Carpentry, carpenter work, furniture making, wood work, बढ़ई
Painting, spray painting, paint shop, powder coating
Masonry, brick work, plastering, tile laying, tiles work, राजमिस्त्री
Shuttering, bar bending, centering and shuttering, formwork
Machine operation, machine operating, machine operator, operating machines, operate machines, मशीन चलाना, machine handling
Machine maintenance, maintenance of machines, mechanical maintenance, plant maintenance, equipment maintenance, breakdown maintenance, machinery maintenance, maintenance work
Preventive maintenance, preventive and breakdown maintenance
Assembly, assembly line, assembly work, line assembly, असेंबली
Quality control, qc, quality checking, quality check, in-process quality, inprocess inspection, final inspection, incoming inspection, quality inspection, inspection, गुणवत्ता
Quality assurance, !QA, qa/qc, qa qc
Production, production planning, production work, production supervision, production management, ppc, production planning and control, उत्पादन
Manufacturing, manufacturing industry, manufacturing process
Shop floor management, shop floor, manpower handling, labour handling, manpower management, labour management, worker handling
Root cause analysis, !RCA, rca
Tool room, tool and die, die maintenance, mould maintenance, jigs and fixtures, jig and fixture design, fixture design
Sheet metal, sheet metal work, sheet metal design
Casting, foundry, forging, die casting
Machining, precision machining
Mechanical design, product design, machine design, design engineering, 3d modelling, 3d modeling, cad design, cad modelling
2D drafting, drafting 2d, 2d drawings, cad drafting, draughting
Hydraulics, hydraulic systems, hydraulics and pneumatics, hydraulic and pneumatic, pneumatics, pneumatic systems
HVAC, hvac systems, ac repair, ac installation, air conditioning, ac servicing, split ac, refrigeration, ac technician, ac repairing, window ac
Lift maintenance, elevator, elevators, lift installation
Solar installation, solar, solar panel installation, solar panel, solar power plant, solar panels, rooftop solar
Automation, industrial automation
Instrumentation, instrument calibration, calibration
Panel design
Power electronics
Transmission line, substation, sub station, substations, transmission and distribution
Soldering, smd soldering, pcb soldering
Mobile repairing, mobile repair
Vehicle repair, automobile repair, car repair, two wheeler repair, two-wheeler service, diesel engine, engine repair, engine overhauling, auto repair, bike repair, vehicle maintenance, vehicle servicing
Denting and painting, denting painting, dent removal
Driving, car driving, driver, vehicle driving, automatic car driving, manual car driving, ड्राइविंग, गाड़ी चलाना, गाड़ी चलाना आना, gaadi chalana
Heavy vehicle driving, truck driving, bus driving > Driving
Route knowledge, knowledge of routes, local routes, knowledge of roads, city routes, roads and routes, area knowledge, local area knowledge, city roads, रास्तों की जानकारी, local area
Traffic rules, traffic rules knowledge, rto rules, यातायात नियम, road safety
Delivery work, delivery boy, last mile delivery, parcel delivery, food delivery, delivery experience, डिलीवरी
Logistics, logistics operations, logistics management, transportation, transport management, freight, fleet management, fleet operations
Warehouse management, warehouse, warehousing, warehouse operations, warehouse work, godown, गोदाम
Inventory management, inventory, inventory control, stock management, stock maintenance, stock keeping, stock control, stock handling, stock, stocks, स्टॉक, maintaining stock
Store keeping, stores management, store management, store keeper, storekeeper, stores, material storage
Stock taking, stock audit work, cycle count, physical stock verification
Dispatch, dispatch planning, dispatch management, dispatch work, despatch
Picking and packing, packing, pick and pack, picking packing, packaging, पैकिंग
Loading and unloading, loading unloading, loading & unloading, लोडिंग अनलोडिंग
Material handling, material management, materials management
Procurement, purchase, purchasing, purchase management, purchase process, sourcing and procurement, purchase department work, खरीद
Supply chain management, supply chain, !SCM
Import export, import and export, export import, exim, import/export, export, exports, exim documentation, export documentation, import documentation, export import documentation
Customs clearance, custom clearance, customs documentation, !CHA
Shipping documentation, shipping, freight forwarding, bill of lading
Demand planning
Site supervision, site execution, site work, construction supervision, site management, site engineering, site experience, civil site execution, execution of site
Construction, construction work, building construction, civil construction, construction management, civil work, civil works, construction industry, निर्माण कार्य
Quantity surveying, quantity estimation, estimation, estimation and costing, estimation & costing, quantity takeoff, quantity take off, billing and estimation, estimating, estimation and billing
BOQ, !BOQ, boq preparation, bill of quantities
Bar bending schedule, !BBS, bbs preparation
RA bills, contractor billing, client billing, sub contractor billing, subcontractor billing, site billing
Surveying, land survey, survey work, survey, land surveying, सर्वेक्षण
Structural design, structural analysis, rcc design, steel structure design, structural engineering
RCC, !RCC, rcc work, rcc structures
Road construction, highway construction, highways, bridges, road work
Interior works, interior fit out, interior fit-out, fit outs, interior finishing, finishing work, finishing works
MEP, !MEP, mep works, mep services
Waterproofing
Soil testing, material testing, concrete testing, cube testing, lab testing of materials
Safety management, industrial safety, ehs, !EHS, hse, !HSE, safety rules, safety, safety norms, safety procedures, safety standards, health and safety, site safety, workplace safety, fire safety, fire and safety, सुरक्षा नियम
Fire fighting, firefighting, fire fighting system
Security guarding, security, security guard, security services, guarding, सुरक्षा गार्ड, guard duty, patrolling
CCTV monitoring, cctv surveillance, cctv operation, surveillance
Access control, visitor management, visitor entry, gate entry, gate pass
Tailoring, stitching, cutting and stitching, garment stitching, sewing, silai, सिलाई
Garment cutting, cutting, cutting master
Pattern making, pattern making and cutting, pattern drafting
Garment industry, garments, apparel, merchandising, garment manufacturing, apparel merchandising
Textile, spinning, weaving, dyeing, textile industry
Printing, offset printing, screen printing, digital printing, flex printing
Farming, agriculture, crop production, horticulture, gardening, nursery, drip irrigation, खेती, बागवानी
Dairy, dairy farming, poultry, poultry farming
Food processing, food production plant
Housekeeping, house keeping, cleaning, cleaning work, housekeeping work, हाउसकीपिंग, सफाई, साफ सफाई, safai
Cooking, cook, kitchen work, खाना बनाना, खाना पकाना, khana banana
Baby care, child care, babysitting, nanny, बच्चों की देखभाल
Elder care, elderly care, patient attendant, caretaker, caregiver
`;
