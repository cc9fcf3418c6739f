import { changesOf } from '@kalam/domain/resumes/variants/parent-changes';
import { Plural } from '@lingui/react/macro';
import { useQueries } from '@tanstack/react-query';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { contentsQuery, type ResumeCardData } from '../../../../resume/resume-queries.ts';
import { copiesBehind, parentQuery, parentVersionIn } from '../../../../resume/variants/parent-query.ts';
import { Button } from '../../../../ui/button.tsx';
import { yourResumesId } from '../card-list.ts';

interface CopyNotesProps {
  readonly resume: ResumeCardData;
  readonly resumes: readonly ResumeCardData[];
  /** Opens what a copy is offered. */
  readonly onOpen: (copyId: string) => void;
}

/** How many things each of these copies is offered; one that cannot be asked for now says nothing. */
const useOffers = (copies: readonly ResumeCardData[], resumes: readonly ResumeCardData[]) => {
  const parents = useQueries({
    queries: copies.map((copy) => parentQuery(copy.id, parentVersionIn(resumes, copy))),
  });
  const contents = useQueries({ queries: copies.map((copy) => contentsQuery(copy)) });
  return copies.flatMap((copy, index) => {
    const [parent, data] = [parents[index]?.data, contents[index]?.data];
    const count =
      parent && data ? changesOf({ base: parent.base, parent: parent.data, copy: data }).length : 0;
    return count > 0 ? [{ id: copy.id, count }] : [];
  });
};

/** On a copy, what its original has to offer; on an original, which copies that goes for. */
const CopyNotes = ({ resume, resumes, onOpen }: CopyNotesProps) => {
  const own = useOffers(resume.copy?.isBehind ? [resume] : [], resumes);
  const copies = useOffers(copiesBehind(resumes, resume), resumes);
  return (
    <>
      {own.map(({ id, count }) => (
        <Note key={id} onOpen={() => onOpen(id)}>
          <Plural value={count} one="The original changed: # thing" other="The original changed: # things" />
        </Note>
      ))}
      {copies[0] && (
        <Note onOpen={() => onOpen(copies[0]?.id ?? '')}>
          <Plural
            value={copies.length}
            one="# copy: offer it this change"
            other="# copies: offer them this change"
          />
        </Note>
      )}
    </>
  );
};

export default CopyNotes;

const Note = ({ onOpen, children }: { readonly onOpen: () => void; readonly children: ReactNode }) => {
  const button = useRef<HTMLButtonElement>(null);
  // Nothing is left to offer, and the note goes, however late: its focus must not fall out of the page with it.
  useLayoutEffect(() => {
    const element = button.current;
    return () => {
      if (document.activeElement === element) document.getElementById(yourResumesId)?.focus();
    };
  }, []);
  return (
    <div className="px-4 pb-3">
      <Button
        ref={button}
        size="small"
        look="quiet"
        wide
        className="whitespace-normal! bg-accent-soft py-1.5 text-accent-ink"
        onClick={onOpen}
      >
        {children}
      </Button>
    </div>
  );
};
