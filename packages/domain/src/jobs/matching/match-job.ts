import type { CalendarDay } from '../../calendar/calendar-day.ts';
import type { ResumeData } from '../../resumes/resume-model.ts';
import { advertTitle } from './advert/advert-title.ts';
import { findAsks } from './advert/find-asks.ts';
import type { FoundAsk } from './advert/found-ask.ts';
import type { Evidence, JobMatch, MatchedAsk } from './job-match.ts';
import { resumeSentences } from './resume/resume-sentences.ts';
import { shownDuty } from './resume/shown-duties.ts';
import { shownDegree } from './resume/shown-education.ts';
import { shownPlace } from './resume/shown-place.ts';
import { type ReadSentence, readSentences, shownSkill } from './resume/shown-skills.ts';
import { shownYears, type WorkLength, workLength } from './resume/shown-years.ts';
import type { Terms } from './terms/compile-terms.ts';

export interface MatchQuestion {
  readonly advert: string;
  readonly resume: ResumeData;
  readonly terms: Terms;
  readonly today: CalendarDay;
}

interface Held {
  readonly resume: ResumeData;
  readonly sentences: readonly ReadSentence[];
  readonly work: WorkLength;
  readonly terms: Terms;
}

const evidenceOf = (ask: FoundAsk, { resume, sentences, work, terms }: Held): readonly Evidence[] => {
  switch (ask.kind) {
    case 'skill':
      return shownSkill(ask, sentences);
    case 'years':
      return shownYears(ask, work);
    case 'degree':
      return shownDegree(ask, resume, terms);
    case 'place':
      return shownPlace(ask, resume.personalInfo.location, sentences, terms);
    case 'duty':
      return shownDuty(ask, sentences);
  }
};

/** Where a person would write it: a duty where they tell of their latest work, a skill among the skills. */
const fieldFor = (ask: FoundAsk, resume: ResumeData): string => {
  const { isFresher } = resume;
  switch (ask.kind) {
    case 'skill':
      if (ask.named[0]?.kind === 'language') return 'languages';
      return isFresher ? 'fresherSkills' : 'skills';
    case 'years':
      return isFresher ? 'trainingExperience' : 'workExperience';
    case 'degree':
      return 'education';
    case 'place':
      return 'personalInfo.location';
    case 'duty': {
      if (!isFresher)
        return resume.workExperience.length > 0 ? 'workExperience.0.description' : 'workExperience';
      return resume.trainingExperience.length > 0 ? 'trainingExperience.0.description' : 'fresherProjects';
    }
  }
};

/** Holds an advert beside a resume: each ask with the person's own sentences that show it, or with none. */
export const matchJob = ({ advert, resume, terms, today }: MatchQuestion): JobMatch => {
  const held: Held = {
    resume,
    sentences: readSentences(resumeSentences(resume), terms),
    work: workLength(resume, today),
    terms,
  };
  const asks = findAsks(advert, terms).map((ask): MatchedAsk => {
    const { kind, words, span, isOptional, years } = ask;
    const evidence = evidenceOf(ask, held);
    return {
      kind,
      words,
      span,
      isOptional,
      ...(years ? { years, months: held.work.months, trainingMonths: held.work.trainingMonths } : {}),
      evidence,
      leadsTo: evidence[0]?.path ?? fieldFor(ask, resume),
    };
  });
  return { title: advertTitle(advert), asks };
};
