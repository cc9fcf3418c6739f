import type { FastifyInstance } from 'fastify';
import { adminOverviewRoutes } from './admin/admin-overview-routes.ts';
import { auditRoutes } from './admin/audit-routes.ts';
import { addOperationFigures } from './admin/operation-figures.ts';
import { operationRoutes } from './admin/operation-routes.ts';
import { personRoutes } from './admin/person/person-routes.ts';
import { createStaffAudit } from './audit/staff-reading.ts';
import { accountRoutes } from './auth/account-routes.ts';
import { createStaffAuth, createUserAuth } from './auth/auth-library.ts';
import { authRoutes } from './auth/auth-routes.ts';
import { createAuthenticators } from './auth/auth-session.ts';
import { oneClickRoute } from './auth/mail-choices.ts';
import { staffRoutes } from './auth/staff/staff-routes.ts';
import { staffUserRoutes } from './auth/staff-user-routes.ts';
import { deriveSecret } from './config/auth-secret.ts';
import { contactRoutes } from './contact/contact-routes.ts';
import { grievanceRoutes } from './contact/grievance-routes.ts';
import type { Dependencies } from './dependencies.ts';
import { helpRoutes } from './help/help-routes.ts';
import { apiDescriptionRoutes } from './http/api-description.ts';
import { buildFrame } from './http/http-frame.ts';
import { Metrics } from './http/metrics.ts';
import { operatorRoutes } from './http/operator-routes.ts';
import { addProcessFigures } from './http/process-figures.ts';
import { loadSite } from './http/static-files.ts';
import { jobRoutes } from './jobs/job-routes.ts';
import { createAttemptLimits } from './limits/attempt-limits.ts';
import { createRefusedBodies } from './limits/refused-bodies.ts';
import { staffDocumentRoutes } from './payments/invoices/staff-document-routes.ts';
import { staffOrderRoutes } from './payments/orders/staff-order-routes.ts';
import { paymentRoutes } from './payments/payment-routes.ts';
import { createPaymentGateway } from './payments/provider/payment-gateway.ts';
import { staffRefundRoutes } from './payments/refunds/staff-refund-routes.ts';
import { planRoutes } from './plans/plan-routes.ts';
import { resumeRoutes } from './resumes/resume-routes.ts';
import { sharingRoutes } from './resumes/sharing/sharing-routes.ts';
import { staffSharingRoutes } from './resumes/sharing/staff-sharing-routes.ts';
import { CheckoutSettingsFeed } from './settings/checkout-settings-feed.ts';
import { settingRoutes } from './settings/setting-routes.ts';
import { staffSubscriptionRoutes } from './subscriptions/staff-subscription-routes.ts';
import { subscriptionRoutes } from './subscriptions/subscription-routes.ts';
import { templateRoutes } from './templates/template-routes.ts';

/** The whole server, module by module. */
export const buildApp = async (dependencies: Dependencies): Promise<FastifyInstance> => {
  const { config, secret, database, now } = dependencies;
  const { db } = database;
  const metrics = new Metrics();
  const hasJobSearch = dependencies.services.jobs !== undefined;
  const site = await loadSite(dependencies.webFolder, { ...config, hasJobSearch });
  const app = await buildFrame({ ...dependencies, metrics, site });

  const authOptions = { config, secret, db, now, warn: (message: string) => app.log.warn(message) };
  const userAuth = createUserAuth(authOptions);
  const staffAuth = createStaffAuth(authOptions);
  const attempts = createAttemptLimits(db, deriveSecret(secret, 'attempts'), now);
  const feed = new CheckoutSettingsFeed(db, (message) => app.log.warn(message));
  await feed.start(database.listen);
  addOperationFigures(metrics, { db, now, wantsBackups: config.backup !== undefined });
  const stopWatching = addProcessFigures(metrics, {
    pool: database.pool,
    streams: feed.streams,
    folders: { data: config.dataDir, backups: config.backup?.folder },
  });
  app.addHook('onClose', async () => stopWatching());
  const context = {
    config,
    authenticators: createAuthenticators(userAuth, { staffAuth, db, config }, db),
    staffAudit: createStaffAudit(db, now),
    refusedBodies: createRefusedBodies(attempts, now),
  };

  operatorRoutes(app, { config, metrics, ping: database.ping, version: dependencies.version });
  apiDescriptionRoutes(app);
  const accounts = { config, secret, db, userAuth, staffAuth, attempts, now };
  authRoutes(app, accounts, context);
  accountRoutes(app, accounts, context);

  await oneClickRoute(app, { db, secret });

  planRoutes(app, hasJobSearch, context);
  templateRoutes(app, { db, now }, context);
  subscriptionRoutes(app, { db, now }, context);
  resumeRoutes(app, { db, now }, context);
  sharingRoutes(app, { ...dependencies, db, attempts }, context);
  paymentRoutes(app, { ...dependencies, db, attempts, razorpay: dependencies.services.razorpay }, context);
  jobRoutes(app, { ...dependencies, db, attempts }, context);
  helpRoutes(app, { ...dependencies, db, attempts }, context);
  contactRoutes(app, { db, now, attempts }, context);
  settingRoutes(app, { db, now, feed }, context);
  adminOverviewRoutes(app, { db, now }, context);
  staffRoutes(app, { config, db, staffAuth, attempts, now }, context);
  staffUserRoutes(app, { db, secret, publicUrl: config.publicUrl, attempts, now }, context);
  personRoutes(app, { db, now }, context);
  staffSubscriptionRoutes(app, { db, now, publicUrl: config.publicUrl }, context);
  const settling = {
    db,
    now,
    publicUrl: config.publicUrl,
    gateway: createPaymentGateway(dependencies.services.razorpay),
  };
  staffOrderRoutes(app, settling, context);
  staffRefundRoutes(app, settling, context);
  staffDocumentRoutes(
    app,
    { db, now, site: config.site, tax: config.tax, documents: dependencies.documents },
    context,
  );
  staffSharingRoutes(app, { db, now }, context);
  auditRoutes(app, { db }, context);
  operationRoutes(app, { db, now, config, services: dependencies.services }, context);
  grievanceRoutes(app, { db, now, publicUrl: config.publicUrl }, context);

  await dependencies.mountSandbox?.(app);
  return app;
};
