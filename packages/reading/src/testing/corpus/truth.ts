import type { EducationLevel } from '@kalam/domain/resumes/education/education-levels';
import type { MarksKind } from '@kalam/domain/resumes/education/education-marks';
import type { PersonalDetailKind } from '@kalam/domain/resumes/sections/extra-entry';

/** A time as the file has it, and as the draft should hold it. */
export interface TruthDate {
  readonly value: string;
  readonly written: string;
}

export interface TruthPeriod {
  readonly start: string;
  readonly end: string;
  readonly current: boolean;
  readonly written: string;
  /** Its two ends by themselves, for layouts that have a column for each. */
  readonly from: string;
  readonly till: string;
}

export interface TruthEducation {
  /** Empty for what is none of our levels: a diploma, a doctorate, an ITI. */
  readonly level: EducationLevel | '';
  /** `B.Tech`, `Class XII`. */
  readonly degree: string;
  readonly field: string;
  /** Both, as one phrase. */
  readonly written: string;
  readonly school: string;
  /** A town that may stand after the school. */
  readonly place: string;
  readonly board: string;
  readonly date: TruthDate;
  readonly pursuing: boolean;
  readonly marks: string;
  readonly marksKind?: MarksKind;
}

export interface TruthJob {
  readonly company: string;
  readonly title: string;
  readonly place: string;
  readonly period: TruthPeriod;
  readonly bullets: readonly string[];
}

export interface TruthProject {
  readonly name: string;
  readonly period?: TruthPeriod;
  readonly text: readonly string[];
  readonly technologies: readonly string[];
  readonly role?: string;
  readonly teamSize?: string;
}

export interface TruthCertificate {
  readonly name: string;
  readonly issuer: string;
  readonly date?: TruthDate;
}

export interface TruthDetail {
  readonly kind: PersonalDetailKind;
  readonly label: string;
  readonly value: string;
}

/** All that a made resume says. A layout may leave a part out and then says so by taking it from the truth. */
export interface Truth {
  readonly seed: number;
  readonly language: 'en' | 'hi';
  readonly trade: string;
  readonly name: string;
  readonly headline: string;
  readonly email: string;
  readonly phone: string;
  readonly otherPhone: string;
  /** As the head has it: a town, a town and a state, or a whole address. */
  readonly place: string;
  readonly town: string;
  readonly linkedin: string;
  readonly summary: string;
  readonly jobs: readonly TruthJob[];
  readonly trainings: readonly TruthJob[];
  readonly education: readonly TruthEducation[];
  readonly projects: readonly TruthProject[];
  readonly skills: readonly string[];
  readonly certificates: readonly TruthCertificate[];
  readonly languages: readonly string[];
  readonly achievements: readonly string[];
  readonly interests: readonly string[];
  readonly strengths: readonly string[];
  readonly details: readonly TruthDetail[];
  readonly declaration: string;
  readonly declarationPlace: string;
  readonly declarationDate: string;
}
