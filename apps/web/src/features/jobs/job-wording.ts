import type { DatePosted, EmploymentType } from '@kalam/domain/jobs/job-search';
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
