/** Every table of the product, for Drizzle and its migrations. A topic adds its file here once. */

export * from '../admin/tally-tables.ts';
export * from '../audit/audit-tables.ts';
export * from '../auth/auth-tables.ts';
export * from '../contact/contact-tables.ts';
export * from '../contact/grievance-tables.ts';
export * from '../help/help-tables.ts';
export * from '../jobs/job-tables.ts';
export * from '../limits/limit-tables.ts';
export * from '../mail/mail-tables.ts';
export * from '../outside/service-tables.ts';
export * from '../payments/invoices/invoice-tables.ts';
export * from '../payments/payment-tables.ts';
export * from '../queue/queue-tables.ts';
export * from '../resumes/resume-tables.ts';
export * from '../resumes/sharing/sharing-tables.ts';
export * from '../settings/setting-tables.ts';
export * from '../subscriptions/subscription-tables.ts';
export * from '../templates/template-tables.ts';
