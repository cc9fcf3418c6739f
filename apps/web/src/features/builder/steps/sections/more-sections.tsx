import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect, useRef } from 'react';
import { useDraft, useDraftActions } from '../../draft/draft-store.ts';
import { registerFieldTarget } from '../../draft/edited-field.ts';
import { StepPart } from '../step-header.tsx';
import { AddSection } from './add-section.tsx';
import { ArrangeSections } from './arrange-sections.tsx';
import { ExtraSectionPart, FresherProjects, FresherSkills } from './extra-section.tsx';
import { PersonalDetailsSection } from './personal-details-section.tsx';
import {
  addedSections,
  type SectionList,
  sectionLists,
  sectionsToAdd,
  withFormOpen,
  withoutEmptyForms,
} from './section-list.ts';

/** Everything a resume may have beside what the wizard asks for. */
export const MoreSections = () => {
  const { t } = useLingui();
  const store = useDraftActions();
  const draft = useDraft((whole) => whole);
  const added = addedSections(draft);
  const opener = useRef<HTMLButtonElement>(null);
  const { data } = draft;

  // Left empty on an earlier visit to the step.
  useEffect(() => {
    store.change(t`Sections`, (before) => withoutEmptyForms(before));
  }, [store, t]);

  // Whoever is led to a section that nobody has added adds it by going there.
  const offered = sectionsToAdd(draft).join(' ');
  useEffect(() => {
    const stops = sectionLists
      .filter((list) => offered.split(' ').includes(list))
      .map((list) =>
        registerFieldTarget(list, () => store.change(t`Sections`, (before) => withFormOpen(before, list))),
      );
    return () => {
      for (const stop of stops) stop();
    };
  }, [offered, store, t]);

  // A section that goes takes the focus with it.
  const count = added.length;
  const before = useRef(count);
  useEffect(() => {
    const fewer = count < before.current;
    before.current = count;
    if (fewer && document.activeElement === document.body) opener.current?.focus();
  }, [count]);

  const part = (list: SectionList): ReactNode => {
    if (list === 'fresherSkills') return <FresherSkills key={list} data={data} />;
    if (list === 'fresherProjects') return <FresherProjects key={list} data={data} />;
    if (list === 'personalDetails') return <PersonalDetailsSection key={list} data={data} />;
    return <ExtraSectionPart key={list} section={list} data={data} />;
  };
  return (
    <>
      {added.map(part)}
      <StepPart
        title={<Trans>More sections</Trans>}
        hint={
          data.isFresher ? (
            <Trans>All optional. Skills and projects, languages, achievements and more.</Trans>
          ) : (
            <Trans>All optional. Languages, achievements, links and more.</Trans>
          )
        }
      >
        <div className="@container flex flex-col gap-4">
          <AddSection opener={opener} />
          <ArrangeSections />
        </div>
      </StepPart>
    </>
  );
};
