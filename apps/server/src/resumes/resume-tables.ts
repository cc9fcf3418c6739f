import { planIds } from '@kalam/domain/plans/plan-catalogue';
import { storedImageTypes } from '@kalam/domain/resumes/images/image-rules';
import type { Formatting } from '@kalam/domain/resumes/resume-model';
import { defaultResumeName } from '@kalam/domain/resumes/saved/resume-name';
import { resumeStatuses } from '@kalam/domain/resumes/saved/resume-record-model';
import type { SavedResume } from '@kalam/domain/resumes/saved/saved-resume-model';
import type { CopyJob } from '@kalam/domain/resumes/variants/copy-job';
import { sql } from 'drizzle-orm';
import {
  check,
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { users } from '../auth/auth-tables.ts';
import { createdAt, idColumn, moment, oneOf, updatedAt } from '../database/table-columns.ts';
import { orders } from '../payments/payment-tables.ts';
import { subscriptions } from '../subscriptions/subscription-tables.ts';

const bytes = customType<{ data: Buffer; driverData: Buffer }>({ dataType: () => 'bytea' });

export const resumes = pgTable(
  'resumes',
  {
    id: idColumn(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text('name').notNull().default(defaultResumeName),
    template: text('template').notNull(),
    formatting: jsonb('formatting').$type<Formatting>().notNull(),
    data: jsonb('data').$type<SavedResume>().notNull(),
    planUsed: text('plan_used', { enum: planIds }).notNull().default('basic'),
    status: text('status', { enum: resumeStatuses }).notNull().default('active'),
    downloadCount: integer('download_count').notNull().default(0),
    /** Counts edits; an edit names the version it was made on. */
    version: integer('version').notNull().default(1),
    /** The subscription that paid for it. */
    subscriptionId: text('subscription_id').references(() => subscriptions.id, { onDelete: 'set null' }),
    /** Set when settling an order saved it: an order saves its resume once. */
    orderId: text('order_id').references(() => orders.id, { onDelete: 'set null' }),
    /** Named by the browser for one press of Save, so that a repeated request costs no second resume. */
    saveKey: text('save_key'),
    deletedAt: moment('deleted_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    uniqueIndex('resumes_order_id_key').on(table.orderId),
    uniqueIndex('resumes_user_id_save_key').on(table.userId, table.saveKey),
    index('resumes_user_id_created_at_idx').on(table.userId, table.createdAt, table.id),
    // Counted from this index alone.
    index('resumes_created_at_idx').on(table.createdAt).where(sql`${table.deletedAt} is null`),
    index('resumes_subscription_id_idx').on(table.subscriptionId),
    index('resumes_deleted_at_idx').on(table.deletedAt).where(sql`${table.deletedAt} is not null`),
    check('resumes_name_check', sql`btrim(${table.name}) <> ''`),
    check('resumes_plan_used_check', oneOf(table.planUsed, planIds)),
    check('resumes_status_check', oneOf(table.status, resumeStatuses)),
    check('resumes_deleted_check', sql`(${table.status} = 'deleted') = (${table.deletedAt} is not null)`),
    check('resumes_download_count_check', sql`${table.downloadCount} >= 0`),
    check('resumes_version_check', sql`${table.version} >= 1`),
  ],
);

/** A resume that was made as a copy of another, and stays linked to it. */
export const resumeCopies = pgTable(
  'resume_copies',
  {
    resumeId: text('resume_id')
      .primaryKey()
      .references(() => resumes.id, { onDelete: 'cascade' }),
    /** Null once the parent is gone for good. */
    parentId: text('parent_id').references(() => resumes.id, { onDelete: 'set null' }),
    /** What the parent said when the copy last agreed with it, or its owner that it need not; goes with the parent. */
    base: jsonb('base').$type<SavedResume>(),
    /** The one before, for taking the last decision back. */
    baseBefore: jsonb('base_before').$type<SavedResume>(),
    /** Counts changes of the base; a decision names the one it was made on. */
    agreement: integer('agreement').notNull().default(0),
    /** The parent's version at which nothing was left to offer; 0 while something is. */
    settledVersion: integer('settled_version').notNull(),
    /** What it is for. */
    job: jsonb('job').$type<CopyJob>(),
  },
  (table) => [index('resume_copies_parent_id_idx').on(table.parentId)],
);

/** Each picture once, by the SHA-256 of its bytes. */
export const images = pgTable(
  'images',
  {
    hash: text('hash').primaryKey(),
    mediaType: text('media_type', { enum: storedImageTypes }).notNull(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    bytes: bytes('bytes').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    check('images_hash_check', sql`${table.hash} ~ '^[0-9a-f]{64}$'`),
    check('images_media_type_check', oneOf(table.mediaType, storedImageTypes)),
    check('images_size_check', sql`${table.width} > 0 and ${table.height} > 0`),
    index('images_created_at_idx').on(table.createdAt),
  ],
);

/** Who brought a picture: they alone may read it and show it in a resume. Gone when no resume of theirs needs it. */
export const imageOwners = pgTable(
  'image_owners',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    hash: text('hash')
      .notNull()
      .references(() => images.hash, { onDelete: 'restrict' }),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.hash] }),
    index('image_owners_hash_idx').on(table.hash),
    index('image_owners_created_at_idx').on(table.createdAt),
  ],
);

/** Which resume shows which picture: says when nobody needs it any more. */
export const resumeImages = pgTable(
  'resume_images',
  {
    resumeId: text('resume_id')
      .notNull()
      .references(() => resumes.id, { onDelete: 'cascade' }),
    hash: text('hash')
      .notNull()
      .references(() => images.hash, { onDelete: 'restrict' }),
  },
  (table) => [
    primaryKey({ columns: [table.resumeId, table.hash] }),
    index('resume_images_hash_idx').on(table.hash),
  ],
);
