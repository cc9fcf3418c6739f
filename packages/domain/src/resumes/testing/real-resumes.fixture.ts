import type { ResumeData } from '../resume-model.ts';
import { bcomFresher, charteredAccountant, lawyer } from './accounts-resumes.fixture.ts';
import { homemaker, nurse, pharmacist, phd, teacher } from './care-resumes.fixture.ts';
import { banker, dataAnalyst, engineer, lateMba } from './office-resumes.fixture.ts';
import { hindiClerk, tamilSales } from './script-resumes.fixture.ts';
import { chef, diplomaEngineer, driver, itiFitter, schoolLeaver, veteran } from './trade-resumes.fixture.ts';

/** Twenty resumes as real people would type them. Everyone in them is invented. */
export const realResumes = {
  engineer,
  teacher,
  nurse,
  banker,
  bcomFresher,
  lateMba,
  phd,
  itiFitter,
  homemaker,
  tamilSales,
  hindiClerk,
  driver,
  charteredAccountant,
  pharmacist,
  chef,
  lawyer,
  veteran,
  diplomaEngineer,
  dataAnalyst,
  schoolLeaver,
} as const satisfies Record<string, ResumeData>;
