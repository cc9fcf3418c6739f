import { describe, expect, it } from 'vitest';
import {
  adminOrderSchema,
  adminSubscriptionSchema,
  adminUserSchema,
  statsSchema,
} from './admin/admin-model.ts';
import { staffMemberSchema } from './admin/staff/staff-model.ts';
import { sessionUserSchema } from './auth/auth-model.ts';
import { grievanceSchema, moderationSchema } from './contact/contact-model.ts';
import { jobSchema } from './jobs/job-api.ts';
import { paymentThemeColour } from './payments/guest-payment.ts';
import { copyToastMs } from './payments/order-wording.ts';
import { successRedirectMs } from './payments/payment-callback.ts';
import { planSchema } from './plans/plan-model.ts';
import { pageFormats } from './resumes/paper.ts';
import {
  certificateSchema,
  educationEntrySchema,
  formattingSchema,
  personalInfoSchema,
  projectSchema,
  resumeDataSchema,
  skillSchema,
  trainingEntrySchema,
  workEntrySchema,
} from './resumes/resume-model.ts';
import { downloadDialogCloseMs } from './resumes/saved/download-rules.ts';
import { resumeRecordSchema } from './resumes/saved/resume-record-model.ts';
import { checkoutSettingsSchema } from './settings/setting-model.ts';
import { sampleTickMs } from './templates/sample-download.ts';
import { templateSchema } from './templates/template-model.ts';

/** What is specified of a record stands in what the API speaks; what we need beside it may stand there too. */
const expectFields = (schema: { readonly shape: object }, fields: string): void => {
  expect(Object.keys(schema.shape)).toEqual(expect.arrayContaining(fields.split(' ')));
};

describe('the fields the specification names', () => {
  it('S1 §3, S2 §3 user record', () => {
    expectFields(adminUserSchema, 'uid email displayName createdAt lastLoginAt status subscription');
  });

  it('S1 §3 user profile', () => {
    expectFields(sessionUserSchema, 'id email displayName createdAt lastLoginAt hasSubscription');
  });

  it('S1 §3 plan record', () => {
    expectFields(planSchema, 'id name price resumeCount formatCount validity features formats popular');
  });

  it('S1 §3, S2 §3 subscription record', () => {
    expectFields(
      adminSubscriptionSchema,
      'userId planId status startDate endDate resumesRemaining totalResumes formatsRemaining totalFormats formatCount allowedFormats renewalReason renewedBy createdAt updatedAt',
    );
  });

  it('S1 §3 resume record', () => {
    expectFields(
      resumeRecordSchema,
      'id name data template formatting planUsed status downloadCount createdAt updatedAt',
    );
  });

  it('S1 §3 formatting', () => {
    expectFields(formattingSchema, 'font fontSize spacing colorScheme');
  });

  it('S1 §3, S2 §3 resume data', () => {
    expectFields(
      resumeDataSchema,
      'personalInfo summary workExperience trainingExperience education skills projects certificates declaration signature isFresher',
    );
  });

  it('S1 §3, S2 §3 resume data: personal info', () => {
    expectFields(
      personalInfoSchema,
      'fullName email phone dateOfBirth location linkedin website profileImage',
    );
  });

  it('S1 §3, S2 §3 resume data: work', () => {
    expectFields(workEntrySchema, 'id company position startDate endDate current description');
  });

  it('S1 §3, S2 §3 resume data: training', () => {
    expectFields(trainingEntrySchema, 'id organization role startDate endDate current description');
  });

  it('S1 §3, S2 §3 resume data: education', () => {
    expectFields(educationEntrySchema, 'id school degree field graduationDate gpa');
  });

  it('S1 §3, S2 §3 resume data: skills', () => {
    expectFields(skillSchema, 'id name level');
  });

  it('S1 §3, S2 §3 resume data: projects', () => {
    expectFields(projectSchema, 'id name description link technologies');
  });

  it('S1 §3, S2 §3 resume data: certificates', () => {
    expectFields(certificateSchema, 'id name issuer date link image');
  });

  it('S1 §3, S2 §3 order record', () => {
    expectFields(
      adminOrderSchema,
      'customerName customerEmail customerPhone userId planId amount currency status createdAt updatedAt paymentProvider notes razorpayOrderId paymentId failureReason completedAt',
    );
  });

  it('S1 §3 checkout settings', () => {
    expectFields(checkoutSettingsSchema, 'isEnabled maintenanceMessage showOnLanding updatedAt');
  });

  it('S1 §3 admin record', () => {
    expectFields(staffMemberSchema, 'id status role');
  });

  it('S2 §3 job record', () => {
    expectFields(jobSchema, 'id title company location description employmentType timeAgoPosted url');
  });

  it('S2 §3 contact submission', () => {
    expectFields(
      grievanceSchema,
      'id name subject message email status spamScore createdAt updatedAt resolvedAt response',
    );
  });

  it('S2 §3 templates', () => {
    expectFields(templateSchema, 'id name description features popular enabled downloadFormat');
  });

  it('S2 §3 dashboard stats', () => {
    expectFields(
      statsSchema,
      'totalUsers activeSubscriptions totalResumes totalContacts pendingContacts userGrowth subscriptionGrowth revenueGrowth',
    );
  });

  it('S2 §3 moderation result', () => {
    expectFields(moderationSchema, 'score reason isAccepted analysis');
  });
});

describe('the constants the specification names', () => {
  it('S2 §9 timings: download dialog, payment success, sample download, copied ID', () => {
    expect([downloadDialogCloseMs, successRedirectMs, sampleTickMs, copyToastMs]).toEqual([
      1500, 2000, 2000, 2000,
    ]);
  });

  it('S2 §9 a page is 210 mm wide', () => {
    const pointsPerMm = 72 / 25.4;
    expect(Math.round(pageFormats.a4.width / pointsPerMm)).toBe(210);
  });

  it('S1 §7 the provider’s window is of our blue', () => {
    expect(paymentThemeColour).toBe('#2563eb');
  });
});
