/** Offices: accounts, tax, banking, insurance, people, administration. */
export const officeTools = `
Microsoft Excel, excel, ms excel, ms-excel, m.s. excel, microsoft excel, basic excel, excel sheet, excel sheets, excel skills, excel work, एक्सेल, एमएस एक्सेल
Advanced Excel, advance excel, adv excel, advanced ms excel, advance ms excel, advanced microsoft excel, excel advanced, excel (advanced), एडवांस एक्सेल > Microsoft Excel
VLOOKUP, v lookup, v-lookup > Microsoft Excel
HLOOKUP, h lookup > Microsoft Excel
XLOOKUP, x lookup > Microsoft Excel
INDEX-MATCH, index match, index/match > Microsoft Excel
Conditional formatting > Microsoft Excel
Pivot tables, pivot table, pivot, pivots > Microsoft Excel
Excel Macros, macros, macro > Microsoft Excel
Power Query > Microsoft Excel
Excel formulas, excel formulae, excel functions > Microsoft Excel
Microsoft Word, ~Word, ms word, ms-word, एमएस वर्ड
Microsoft PowerPoint, powerpoint, power point, ms powerpoint, !PPT, ppt presentation, पावरपॉइंट
Microsoft Outlook, ~Outlook, ms outlook
Microsoft Access, ~Access, ms access
Microsoft Office, ms office, ms-office, m.s. office, office suite, ms office suite, microsoft office suite, office tools, एमएस ऑफिस > Computer knowledge
Google Sheets, google sheet, gsheets
Google Docs
Google Workspace, g suite, gsuite, google suite
Microsoft Teams, ms teams
~Zoom
Tally, tally software, tally accounting, टैली
Tally Prime, tallyprime, टैली प्राइम > Tally
Tally ERP 9, tally erp, tally erp9, tally 9, tally.erp 9, tally erp.9 > Tally
~Busy, busy software, busy accounting software
Marg ERP, marg, marg software
QuickBooks, quick books
Zoho Books
Winman, winman software
CompuTax, computax
Gen software, genius software
Spectrum software
~Xero
~Sage
~Miracle, miracle software
~Vyapar
GST, goods and services tax, gst knowledge, gst laws, gst act, जीएसटी
GST returns, gst return, gst filing, gst return filing, gstr, filing of gst returns, filing of gst, gst returns filing, gst & tds returns, जीएसटी रिटर्न > GST
GSTR-1 > GST returns
GSTR-3B > GST returns
GSTR-9 > GST returns
E-way bill, eway bill, e way bills, e-way bill generation, ewaybill, ई-वे बिल
E-invoicing, e-invoice, einvoice
TDS, !TDS, tds deduction, tds knowledge, tds/tcs, टीडीएस
TDS returns, tds return, tds filing, tds return filing, filing of tds, filing of tds returns > TDS
TCS returns, !TCS
Income tax, income-tax, direct tax, direct taxes, direct taxation, income tax act, इनकम टैक्स, आयकर
ITR, !ITR, itr filing, income tax return, income tax returns, income tax return filing, income tax filing, itr return > Income tax
VAT, !VAT
Indirect tax, indirect taxation, indirect taxes
Transfer pricing
Ind AS, !IndAS, indian accounting standards, accounting standards, ifrs, us gaap, gaap
Companies Act, companies act 2013
ROC filing, roc compliance, !ROC, mca filing, roc filings, roc compliances
SEBI regulations, sebi, lodr
FEMA, !FEMA
PF and ESI, pf & esi, esi & pf, pf/esi, !PF, !ESI, epf, esic, pf esi, esi pf, epfo, pf and esic, pf/esic, provident fund, पीएफ, ईएसआई
MIS, !MIS, mis report, mis reports, mis reporting, mis preparation, management information system, एमआईएस
KYC, !KYC, kyc verification, kyc documents, know your customer
AML, !AML, anti money laundering
CIBIL
Finacle > Core banking
Flexcube > Core banking
Core banking, !CBS, core banking solution
SWIFT payments, !SWIFT, swift messages
NISM, nism certification, nism series, nism certified
AMFI, amfi certification, !ARN, amfi certified
IRDA, irda certification, irdai, irda license, irda licence, irda certified
~Bloomberg, bloomberg terminal
Naukri portal, naukri, naukri.com, naukri resdex, resdex
Job portals, job portal, job boards, work india, apna app
LinkedIn Recruiter, linkedin sourcing, linkedin hiring
GreytHR
Darwinbox
~Keka
HRMS, hris, hr software
Data entry software
English typing, english typing speed > Typing
Hindi typing, hindi typing speed, mangal font, kruti dev, krutidev, unicode typing, remington, हिंदी टाइपिंग, हिन्दी टंकण > Typing
Tamil typing > Typing
Marathi typing > Typing
Kannada typing > Typing
Telugu typing > Typing
Gujarati typing > Typing
Punjabi typing > Typing
Malayalam typing > Typing
Bengali typing > Typing
Typing, typing speed, typing skills, good typing speed, fast typing, wpm, words per minute, typewriting, 30 wpm, 35 wpm, 40 wpm, टाइपिंग, टंकण
Shorthand, steno, stenography, आशुलिपि
GeM portal, !GeM, government e marketplace
E-tendering, e tendering, etender, e-procurement
Trademark filing, trademark, trademarks
ISO 9001, iso 9001:2015, iso standards, !ISO, qms
ISO 27001
ISO 14001
IATF 16949, iatf, ts 16949, iso/ts 16949
HACCP
FSSC 22000, fssc
ISO 22000
ISO 45001, ohsas 18001
FSSAI
POSH
SCC Online, scc
Manupatra
SARFAESI, sarfaesi act
DRT, !DRT
NI Act, negotiable instruments act, section 138
RERA, !RERA
IBC, insolvency and bankruptcy code
PT and LWF, professional tax, !LWF
Gratuity
EPF returns, ecr filing
IBPS, !IBPS, ibps exam
SSC exams, ssc mains, ssc cgl, !SSC CGL, !CGL, ssc chsl, ssc exam
UPSC, !UPSC, civil services
RRB exams, railway exam, railway exams
`;

export const officeSkills = `
Accounting, accounts, accountancy, basic accounting, accounts knowledge, accounting knowledge, accounting principles, accounts work, accounting work, accounts experience, financial accounting, general accounting, लेखा, अकाउंट, अकाउंटिंग, खाता
Bookkeeping, book keeping, book-keeping, maintaining books of accounts, books of accounts > Accounting
Bank reconciliation, brs, bank reconciliation statement, bank reco, bank reconciliations, bank reconciliation statements > Accounting
Reconciliation, reconciliations, reconciled, account reconciliation, ledger reconciliation, vendor reconciliation, party reconciliation, gst reconciliation, ledger scrutiny
Accounts payable, !AP, accounts payables, account payable, payables > Accounting
Accounts receivable, !AR, account receivable, receivables, accounts receivables > Accounting
Finalisation of accounts, finalization of accounts, finalisation, balance sheet finalization, finalization of balance sheet, finalisation of books, final accounts > Accounting, Balance sheet
Balance sheet, balance sheets, p&l, profit and loss, trial balance, financial statements, preparation of financial statements > Accounting
General ledger, ledger, ledgers, ledger posting, !GL > Accounting
Journal entries, journal entry, voucher entry, vouchers, voucher entries, day book, purchase and sales entry, sales and purchase entry, purchase entry, sales entry > Accounting
Petty cash, petty cash handling, cash book, petty cash management
Cash handling, cash management, cashier, cash counting, cashiering, cash counter
Billing, billing and invoicing, billing software, bill making, bills, बिलिंग
Invoicing, invoice, invoices, invoice processing, invoice generation, invoicing and billing
Taxation, tax, tax compliance, tax knowledge, tax filing, direct and indirect tax, direct and indirect taxation, taxes
Auditing, audit, audits, audit work, audited, audit experience
Statutory audit > Auditing
Internal audit > Auditing
Tax audit > Auditing
Bank audit, concurrent audit > Auditing
Statutory compliance, statutory compliances, statutory requirements, statutory returns, compliance, compliances, regulatory compliance
Financial analysis, financial analyst skills, ratio analysis, financial planning and analysis, fp&a
Financial reporting, financial reports
Financial modelling, financial modeling
Budgeting, budget, budgets, budgeting and forecasting, budget preparation
Forecasting, sales forecasting
Costing, cost accounting, product costing, cost sheet, cost control
Cash flow, cash flow management, fund flow, cash flow statements, treasury, treasury management
Fund management
Valuation, valuations
Equity research
Investment banking
Mutual funds, mutual fund, !SIP, म्यूचुअल फंड
Stock market, share market, equity market, capital markets
Wealth management, portfolio management
Financial products, financial product, banking products, bank products
Loans, loan, loan sales, personal loan, personal loans, loan processing, loan documentation, लोन
Home loans, home loan, housing loan > Loans
Gold loan, gold loans > Loans
Vehicle loan, auto loan, car loans, two wheeler loan > Loans
Microfinance, micro finance, jlg, group loans, mfi, माइक्रोफाइनेंस
CASA, !CASA, casa sales, current account savings account, account opening
Credit cards, credit card, credit card sales
Credit analysis, credit appraisal, credit underwriting, credit assessment
Underwriting
Collections, collection, debt collection, loan recovery, recovery, debt recovery, field collection, emi collection, वसूली
Banking operations, branch operations, branch banking, retail banking, banking, banking experience, banking knowledge, बैंकिंग
Trade finance, letter of credit, !LC
Forex, foreign exchange
Relationship management, client relationship, relationship building, client relationship management, relationship manager
Insurance, insurance sales, insurance sector, insurance knowledge, बीमा
Life insurance > Insurance
Health insurance, mediclaim > Insurance
General insurance, motor insurance > Insurance
Claims processing, claims, claim settlement, claims handling, claim processing
Policy servicing
Risk management, risk assessment, risk analysis
Fraud detection, fraud analysis
Payroll, payroll processing, payroll management, salary processing, payroll & compliance
Recruitment, recruiting, recruited, hiring, talent acquisition, end to end recruitment, end-to-end recruitment, bulk hiring, volume hiring, mass hiring, it recruitment, non it recruitment, it hiring, भर्ती
Sourcing, candidate sourcing, sourcing candidates, sourcing profiles
Screening, candidate screening, screening resumes, resume screening, cv screening, shortlisting
Interview scheduling, scheduling interviews, interview coordination, lining up interviews
Onboarding, employee onboarding, joining formalities, induction, onboarding formalities
Employee engagement, employee engagement activities
Employee relations, grievance handling, industrial relations, labour relations
HR operations, hr generalist, human resources, hr activities, hr management, !HR, core hr, human resource, human resource management, hr processes
HR policies, hr policy
Performance management, performance appraisal, appraisals, appraisal
Attendance management, attendance, leave management, time office, leave and attendance, attendance and leave
Training and development, training & development, learning and development, l&d
Labour laws, labour law, labor law, labor laws, factories act, labour law compliance, श्रम कानून
Exit formalities, full and final settlement, fnf, f&f
Compensation and benefits
Vendor management, vendor development, vendor coordination, vendor handling, supplier management
Office administration, ~Admin, administration, admin work, general administration, office management, admin activities, office work, administrative work, administrative skills, clerical work, clerical, administrative tasks, कार्यालय कार्य
Data entry, data entry operator, data-entry, data entry work, data feeding, data punching, डाटा एंट्री, डेटा एंट्री
Back office, back office operations, back office work, back-office, backend operations, back end work, बैक ऑफिस
Documentation, document preparation, documentation work, paperwork, document handling, document management
Filing, record keeping, file management, maintaining records, record maintenance, record management, filing work, maintain records, file maintenance
Computer knowledge, basic computer, basic computer knowledge, computer basics, computer skills, computer literate, computer savvy, computer operating, knowledge of computer, computer literacy, knowledge of computers, computer proficiency, basic computer skills, computer operation, computer ka gyan, computer chalana, computer operate, computer ki knowledge, computer ki basic knowledge, computer ki jankari, computer ki jaankari, computer aana, computer working knowledge, computer operations, computer application knowledge, कंप्यूटर चलाना, कंप्यूटर की जानकारी, बेसिक कंप्यूटर, कंप्यूटर, कंप्यूटर ज्ञान, कंप्यूटर का ज्ञान, कम्प्यूटर, basic computers, working knowledge of computers
Internet, internet browsing, internet surfing, internet knowledge, email and internet
Front office, front desk, reception, receptionist, front desk management, front office management, front desk operations
Calendar management, diary management
Travel arrangements, travel desk, ticket booking, travel management
Executive assistance, secretarial, secretarial work, personal assistant, executive assistant, secretarial practice
Facility management, facilities management, housekeeping supervision
Office coordination, coordination, co-ordination, follow up, follow-up, follow ups, coordination skills
Minutes of meeting, !MOM, minutes of meetings
Proofreading, proof reading
Report preparation, report making, reporting, report writing, preparing reports, daily reports, reports
Legal drafting, drafting, contract drafting, drafting of agreements, drafting agreements, drafted, legal documentation, drafting skills
Legal research
Litigation, court matters, civil litigation, criminal litigation, court work, arbitration
Corporate law, company law
Contract management, contracts, contract law
Due diligence
Intellectual property, ipr, patents
Labour compliance
Tendering, tender, tenders, tender work, bidding, tender filing, tender documentation, tender preparation, निविदा
Government liaison, liaisoning, liaison, liasoning, government liaisoning
Secretarial compliance
Quality audit
`;
