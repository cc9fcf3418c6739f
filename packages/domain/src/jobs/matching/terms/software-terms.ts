/** Names of languages, tools and services of software and data. */
export const softwareTools = `
Java, core java, advanced java, java 8, java 11, java 17, java/j2ee
J2EE, JEE, java ee, jakarta ee > Java
~Spring, spring framework, spring mvc > Java
Spring Boot, springboot > Spring
Hibernate, hibernate orm, JPA > Java
~Maven, apache maven
Gradle
JUnit > Unit testing
JavaScript, !JS, java script, ES6, ecmascript, vanilla js, vanilla javascript
TypeScript, !TS
React, React.js, ReactJS
React Native, reactnative
Redux, redux toolkit
Next.js, NextJS
Angular, AngularJS, angular js, angular 2+
Vue.js, VueJS, ~Vue
Nuxt.js, nuxt
Svelte
jQuery
HTML, HTML5
CSS, CSS3
Sass, SCSS
~Bootstrap
Tailwind CSS, tailwind
Material UI, MUI
Node.js, NodeJS, ~Node, node js
Express.js, ExpressJS, ~Express
NestJS, Nest.js
MERN stack, MERN
MEAN stack, MEAN stack developer
Python, python 3, पायथन
Django, django rest framework, DRF > Python
Flask > Python
FastAPI > Python
Pandas > Python
NumPy > Python
Scikit-learn, sklearn > Machine Learning
TensorFlow > Deep Learning
Keras > Deep Learning
PyTorch > Deep Learning
OpenCV > Computer vision
PySpark > Apache Spark, Python
Apache Spark, ~Spark
Apache Kafka, kafka
Hadoop, HDFS
~Hive, apache hive
Airflow, apache airflow
Databricks
Snowflake
BigQuery, google bigquery
Redshift, amazon redshift
dbt, !dbt
PHP, core php, php 7, php 8
Laravel > PHP
CodeIgniter, code igniter > PHP
WordPress, word press
WooCommerce > WordPress
Magento
Shopify
Drupal
Joomla
~Wix
Webflow
.NET, dotnet, dot net, .NET framework, !NET
.NET Core, dotnet core, net core > .NET
ASP.NET, asp dot net, ASP.NET MVC, asp net mvc, asp net > .NET
C#, c sharp, csharp
VB.NET, vb dot net > .NET
Entity Framework > .NET
LINQ > .NET
~C, c programming, c language
C++, cpp, c plus plus
Embedded C > C
~Go, golang, go lang
~Rust, rust programming
Scala
~Ruby, ruby language
Ruby on Rails, !RoR > Ruby
~Perl
~R, r programming, r studio, rstudio, r language
MATLAB, mat lab
Simulink > MATLAB
~Swift, swift language
SwiftUI > Swift
Objective-C
Kotlin
Jetpack Compose > Kotlin
Android, android development, android sdk, android app development
Android Studio > Android
iOS, ios development, ios app development
Xcode
Flutter
~Dart
~Ionic, ionic framework
Xamarin
~Unity, unity 3d, unity3d
Unreal Engine, unreal
SQL, sql queries, sql query, structured query language
MySQL > SQL
PostgreSQL, postgres, postgresql database > SQL
SQL Server, !MSSQL, ms sql, ms sql server, microsoft sql server, mssql > SQL
Oracle Database, oracle, oracle db, oracle 11g, oracle 19c > SQL
PL/SQL, plsql, pl sql > SQL
T-SQL, tsql > SQL
SQLite > SQL
MongoDB, mongo db, mongo
NoSQL, no sql
Redis
Cassandra
DynamoDB
Elasticsearch, elastic search
Firebase
Supabase
GraphQL
REST API, rest apis, restful api, restful apis, restful web services, restful services, restful, api development
SOAP, !SOAP
Postman
Swagger, openapi
~Git, git version control
GitHub, git hub > Git
GitLab > Git
Bitbucket > Git
SVN, subversion
AWS, amazon web services, aws cloud, amazon aws
EC2, amazon ec2 > AWS
AWS Lambda, ~Lambda > AWS
Amazon S3, !S3 > AWS
Azure, microsoft azure, ms azure
Azure DevOps > Azure
Google Cloud, !GCP, google cloud platform
Docker, dockers
Kubernetes, k8s
OpenShift
Terraform
Ansible
Jenkins
CI/CD, cicd, ci cd, ci-cd, continuous integration, ci/cd pipelines
GitHub Actions > CI/CD
~Helm
Prometheus
Grafana
Splunk
ELK stack, !ELK
Datadog
Nginx
Apache Tomcat, tomcat
Linux, linux administration, linux os, red hat linux, !RHEL, ubuntu
Unix
Shell scripting, bash, shell script, bash scripting, unix shell scripting
PowerShell
Windows Server
Active Directory
VMware
Hyper-V
Citrix
Office 365, O365, microsoft 365, ms 365, M365
SharePoint
Power Automate
Power Apps, powerapps
RPA, robotic process automation
UiPath > RPA
Automation Anywhere > RPA
Blue Prism > RPA
CCNA, !CCNA > Networking
CCNP > CCNA
CompTIA A+
RHCSA > Linux
RHCE > Linux
ITIL
TCP/IP, tcp ip
LAN/WAN, LAN, !LAN, !WAN, LAN & WAN, local area network
VPN, !VPN
DNS, !DNS
DHCP, !DHCP
Firewall, firewalls
Fortinet, fortigate > Firewall
Sophos > Firewall
Palo Alto > Firewall
SIEM
Burp Suite
Wireshark
Kali Linux > Linux
CEH, !CEH > Ethical hacking
OWASP
Selenium, selenium webdriver
~Cypress
Playwright
Appium
TestNG
~Cucumber
JMeter
LoadRunner
Jira
Confluence
ServiceNow
Zendesk
Freshdesk, freshworks
Salesforce, sfdc, salesforce crm, salesforce.com > CRM software
Salesforce Apex, apex > Salesforce
HubSpot > CRM software
LeadSquared, lead squared > CRM software
Zoho CRM > CRM software
Microsoft Dynamics, ms dynamics, dynamics 365, microsoft dynamics 365
SAP, sap software, sap erp, एसएपी > ERP
SAP FICO, sap fi/co, sap fi, sap fi co > SAP
SAP MM > SAP
SAP SD > SAP
SAP PP > SAP
SAP HANA, s/4 hana, s/4hana, s4 hana, sap s/4hana > SAP
SAP ABAP, abap > SAP
SAP HR, sap hcm > SAP
SAP SuccessFactors, successfactors > SAP
SAP Ariba, ariba > SAP
SAP B1, sap business one > SAP
SAP QM > SAP
SAP PM > SAP
SAP EWM, sap wm > SAP
Oracle Apps, oracle ebs, oracle erp, oracle fusion, oracle financials > ERP
PeopleSoft
~Workday
ERP, erp software, erp system, erp systems, ईआरपी
CRM software, !CRM, crm tool, crm tools, crm system, crm systems
Power BI, powerbi, ms power bi, microsoft power bi
Tableau
Looker, looker studio, google data studio
Qlik, qlikview, qlik sense
SAS, !SAS
SPSS
Stata
Alteryx
Informatica
SSIS, !SSIS > SQL Server
SSRS > SQL Server
Talend
LLM, llms, large language models
Generative AI, gen ai, genai
LangChain
ChatGPT
Prompt engineering
NLP, natural language processing
OpenAI API
Hugging Face
Solidity
Microservices, micro services, microservice architecture
OOP, oops, object oriented programming, oop concepts, oops concepts, object-oriented programming
Data structures, data structures and algorithms, !DSA, algorithms
Design patterns
Multithreading
Arduino
Raspberry Pi
RTOS
Verilog
VHDL
!ARM, arm cortex
CAN protocol, ~CAN, canoe
AUTOSAR
ISO 26262
LabVIEW
Oscilloscope
Logic analyser, logic analyzer
PCB design
Altium, altium designer > PCB design
~Tosca
COBOL
Mainframe, mainframes
JCL, !JCL
AS400
Pega
MuleSoft
Appian
Outsystems
Mendix
VBA, !VBA, excel vba, vba macros, vba macro > Microsoft Excel
Tosca automation
XML
JSON
AJAX
WebSockets
RabbitMQ
gRPC
Webpack
Vite
Figma
D3.js, d3
Three.js
GIS, !GIS
ArcGIS, arc gis > GIS
QGIS > GIS
Kibana
Heroku
Vercel
Blockchain
CCTV, cctv camera, cctv cameras, cctv installation, सीसीटीवी
Ethereum
`;

export const softwareSkills = `
Web development, website development, web application development, web applications, web designing and development
Web design, web designing, website design, website designing
Front end development, frontend, front end, frontend development, front-end, front-end development
Back end development, backend, back end, backend development, back-end, server side development
Full stack development, full stack, fullstack, full-stack
Mobile app development, mobile application development, mobile apps, mobile development, app development
Software development, application development, sdlc, software development life cycle, software engineering
Unit testing, unit tests
Software testing, software qa, application testing
Manual testing > Software testing
Automation testing, test automation, automated testing, automation framework > Software testing
API testing > Software testing
Regression testing > Software testing
Performance testing, load testing > Software testing
Functional testing > Software testing
Test cases, test case design, test case writing, test case, writing test cases, test planning > Software testing
Bug tracking, defect tracking, defect management, bug reporting
Debugging, debug
Code review, code reviews
Responsive design, responsive web design
Agile, agile methodology, agile methodologies, agile/scrum, agile environment
Scrum, scrum master
Kanban
DevOps
Cloud computing, cloud, cloud platforms, cloud services, cloud technologies
System design, system architecture, high level design
Database management, dbms, rdbms, database administration, database design, database, relational databases
Data analysis, data analytics, data analyst skills, analyse data, analysing data, डेटा विश्लेषण
Data visualisation, data visualization, dashboards, dashboarding, dashboard creation, dashboard
Data modelling, data modeling
Data cleaning, data cleansing
Data mining
Data warehousing, data warehouse
Data engineering
ETL, !ETL, etl process, etl pipelines, data pipelines
Data science
Machine Learning, !ML, ml models, ml algorithms
Deep Learning
Artificial Intelligence, !AI, AI/ML
Computer vision, image processing
Statistics, statistical analysis, statistical modelling
Big data
A/B testing
Business intelligence, bi tools, bi tool
Business analysis, business analyst skills
Requirement gathering, requirements gathering, requirement analysis, requirements analysis
Technical documentation, technical writing
Networking, computer networking, network administration, computer networks, network troubleshooting, routing and switching, networking concepts
Network security
Cyber security, cybersecurity, information security, infosec
Ethical hacking
Penetration testing, vapt, vulnerability assessment
System administration, system admin, server administration
Desktop support, desktop engineer, desktop troubleshooting
Technical support, tech support, it support, l1 support, l2 support, it helpdesk, helpdesk, help desk, service desk
Hardware, computer hardware, hardware and networking, hardware troubleshooting, laptop repair, computer repair, hardware & networking
Operating systems, !Windows, windows os, windows installation, os installation
Printer troubleshooting, printer installation
Troubleshooting, trouble shooting
Incident management
Embedded systems, embedded software, embedded
IoT, !IoT, internet of things
VLSI
Firmware
Robotics
Game development
Product management
Project management, project planning, project coordination, project co-ordination
Version control
Payment gateway integration, payment gateway, third party api integration, api integration
Excel reporting
`;
