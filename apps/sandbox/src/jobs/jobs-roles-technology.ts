import { field } from './jobs-table.ts';

/** Title | pay in lakh a year, or thousands a month with k | kind, ~ when remote is possible | adverts | work | needs */
export const technology = [
  field(
    [
      'Nilgiri Softworks',
      'Bluepeepal Technologies',
      'Monsoon Stack',
      'Tarangini Systems',
      'Chaupal Digital',
      'Vedika Cloud Labs',
    ],
    [
      'Hybrid working, three days in the office.',
      'Five-day week with flexible hours.',
      'A laptop and health cover for the family are provided.',
      'Two rounds of interviews, both online.',
    ],
    `
Software Engineer | 5-9 | full~ | 14 | Design, write and test services used by lakhs of people every day, and review the work of colleagues. | A degree in computer science or equal practice, and sound Java, Python or Go.
Full Stack Developer | 6-14 | full~ | 14 | Build features end to end with React, TypeScript, Node.js and PostgreSQL, from the first sketch to production. | Two years of web development and an eye for simple screens.
Frontend Developer | 5-11 | full~ | 14 | Turn designs into fast, accessible pages with React and modern CSS, and measure what visitors feel. | Good JavaScript, HTML and CSS; a portfolio helps more than certificates.
Backend Developer | 6-13 | full~ | 14 | Own REST services, queues and databases, and keep them quick under load. | Experience with Node.js, Java or Python and with SQL that you can explain.
DevOps Engineer | 8-16 | full~ | 14 | Run Kubernetes clusters, build pipelines and alarms that wake people only when they must. | Linux, Docker, Terraform and one of the large clouds.
Junior Software Developer | 3-4.5 | full | 4 | Fix bugs, write tests and learn our codebase beside a mentor in your first six months. | B.E., B.Tech, BCA or MCA of the last two years. Freshers may apply.
Java Developer | 5-12 | full | 6 | Maintain Spring Boot services for payments and reports, and move old modules to new ones. | Core Java, collections, JUnit and one large project you can talk about.
Python Developer | 5-10 | full~ | 6 | Write Django back ends and small tools that take repeated work off the operations team. | Python, REST and basic Linux.
Android Developer | 5-11 | full | 3 | Build the Kotlin app that field staff use on slow networks and old phones. | One published app and patience with real devices.
iOS Developer | 6-13 | full | 2 | Develop our Swift app, from SwiftUI screens to release in the store. | Two years of Swift and good manners in code review.
Flutter Developer | 4-9 | full~ | 2 | Keep one code base running well on Android and iOS. | Dart, state management and a finished app.
QA Engineer | 4-8 | full | 3 | Plan test cases, automate the dull ones with Playwright, and explore the rest by hand. | Curiosity, clear bug reports and some JavaScript.
Manual Tester | 2.5-4 | full | 2 | Check each release on phones and browsers and write down what differs from the specification. | A graduate with careful English. Freshers may apply.
PHP Developer | 3-6 | full | 3 | Look after Laravel sites of our clients and answer their questions kindly. | PHP, MySQL and WordPress.
Site Reliability Engineer | 12-22 | full~ | 2 | Hold services to their targets, run post-mortems and remove the causes of night calls. | Four years in operations and strong scripting.
Software Development Intern | 20k | intern~ | 3 | Join a product team for six months and ship one feature of your own. | Third or final year of an engineering degree.
Web Development Intern | 12k | intern~ | 3 | Build landing pages and small tools with HTML, CSS and JavaScript. | Any stream; show us two pages you have made.
React Native Developer | 6-12 | contract~ | 2 | Finish a delivery app within nine months and hand it over with tests. | React Native, push messages and maps.
`,
  ),
  field(
    ['Ganita Analytics', 'Sankhya Data Works', 'Kosh Insights', 'Drishti Research', 'Aryabha Labs'],
    [
      'Work with a team of twelve.',
      'Time for learning every second Friday.',
      'The interview includes a small take-home task.',
    ],
    `
Data Analyst | 4-8 | full~ | 8 | Answer questions of the sales and finance teams with SQL, Excel and honest charts. | Statistics at graduate level and clear writing.
Data Engineer | 8-16 | full~ | 3 | Build pipelines with Spark and Airflow, and watch over the quality of what flows through. | SQL, Python and two years with large tables.
Data Scientist | 9-18 | full~ | 3 | Develop demand forecasts and credit models, and explain them to people who must rely on them. | A master's degree in a quantitative field, or work that shows the same.
Machine Learning Engineer | 10-20 | full~ | 3 | Bring models into production and keep them right when the world changes. | Python, PyTorch and experience with serving models.
Business Analyst | 5-10 | full | 6 | Write down what departments need, map their processes and follow the change to the end. | An MBA or three years in operations; good listening.
MIS Executive | 2.5-4.5 | full | 4 | Prepare daily reports, keep dashboards right and find out why two numbers differ. | Advanced Excel: pivot tables, lookups, and some Power Query.
Power BI Developer | 5-9 | contract~ | 2 | Build reports on sales and stock for a retail client over twelve months. | DAX, data modelling and SQL.
Data Analytics Intern | 15k | intern~ | 2 | Clean survey data, make charts and present one finding to the whole team. | Students of statistics, economics or engineering.
Research Analyst | 4-7 | full | 2 | Study markets, call companies and write reports that a busy reader finishes. | A degree in economics or commerce.
`,
  ),
  field(
    ['Suraksha InfoNet', 'Meghdoot Networks', 'Setu IT Services', 'Kavach Cyber', 'Sampark Systems'],
    [
      'Rotational shifts with cab facility.',
      'Certification fees are paid back.',
      'On-site at the client for the first three months.',
    ],
    `
System Administrator | 3.5-6 | full | 3 | Keep servers, backups and user accounts in order for an office of four hundred people. | Windows Server, Linux and Active Directory.
Network Engineer | 3.5-7 | full | 3 | Install switches, routers and wireless links, and find faults before users do. | CCNA or two years on site; willingness to travel.
Desktop Support Engineer | 2-3.5 | full | 4 | Solve laptop, printer and mail problems at the desk and over the phone. | A diploma or degree in computers. Freshers may apply.
IT Support Executive | 2.4-3.6 | full | 3 | Take tickets, solve the simple ones at once and pass on the rest with all that is known. | Calm on the telephone in English and Hindi.
Cyber Security Analyst | 6-12 | full | 3 | Watch alerts, investigate them, and teach colleagues what a false mail looks like. | Knowledge of SIEM tools and networks; CEH is welcome.
Cloud Engineer | 8-15 | full~ | 3 | Move applications to AWS and Azure and keep the bill in sight. | Two years with one of the clouds and infrastructure as code.
Database Administrator | 7-13 | full | 2 | Look after PostgreSQL and Oracle databases: upgrades, tuning, restores that are tried. | Three years as a DBA.
Technical Support Engineer | 3-5.5 | full | 3 | Help business customers by mail and video call, and write articles so that the next one need not ask. | Good written English and basic SQL.
SAP Consultant | 8-18 | contract | 2 | Introduce the MM module at a manufacturer, train its users and stay for the first month end. | Two full SAP projects.
`,
  ),
  field(
    ['Rangrez Studio', 'Alpana Design', 'Chitrakar Media', 'Kolam Creative', 'Mukhauta Works'],
    [
      'Send a portfolio of five pieces.',
      'A small studio with a quiet room.',
      'Work from home on two days of the week.',
    ],
    `
UI UX Designer | 5-11 | full~ | 6 | Talk to users, draw flows in Figma and stay with the developers until it is right. | A portfolio that shows how you came to a solution.
Graphic Designer | 2.5-5 | full~ | 8 | Make posters, packaging and social media creatives in two or three languages. | Photoshop, Illustrator and a feeling for type.
Video Editor | 2.5-5.5 | full~ | 3 | Cut interviews and short reels, mix sound and add subtitles. | Premiere Pro or DaVinci Resolve.
Motion Graphics Artist | 4-8 | contract~ | 2 | Animate explainer films for banks and schools. | After Effects and a showreel.
Product Designer | 8-16 | full~ | 2 | Own the design of one product, from research to the last icon. | Four years of product work.
Interior Designer | 3-6 | full | 3 | Plan homes and small offices, choose materials and follow the work on site. | A diploma in interior design, AutoCAD and SketchUp.
Fashion Designer | 3-6 | full | 2 | Develop two collections a year with our weavers and follow samples to production. | A degree in fashion design and knowledge of handloom.
Graphic Design Intern | 8k | intern~ | 3 | Help with festival campaigns and keep the image library in order. | Students of fine arts or design.
`,
  ),
];
