import type { DatePosted, EmploymentType } from '@kalam/domain/jobs/job-search';
import type { SavedJobOrder, SavedJobStatus } from '@kalam/domain/jobs/saved/saved-job';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

export const datePostedLabels: Readonly<Record<DatePosted, MessageDescriptor>> = {
  any: msg`Any time`,
  today: msg`Today`,
  week: msg`This week`,
  month: msg`This month`,
};

export const employmentTypeLabels: Readonly<Record<EmploymentType, MessageDescriptor>> = {
  fulltime: msg`Full-time`,
  parttime: msg`Part-time`,
  intern: msg`Internship`,
  contractor: msg`Contract`,
};

export const statusLabels: Readonly<Record<SavedJobStatus, MessageDescriptor>> = {
  saved: msg`Saved`,
  applied: msg`Applied`,
  interview: msg`Interview`,
  offer: msg`Offer`,
  no: msg({ message: 'No', context: 'status of a saved job' }),
};

export const orderLabels: Readonly<Record<SavedJobOrder, MessageDescriptor>> = {
  newest: msg`Saved last`,
  changed: msg`Status changed last`,
  company: msg`Company`,
  status: msg`Status`,
};
