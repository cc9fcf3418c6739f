import { Trans, useLingui } from '@lingui/react/macro';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { type ReactNode, useRef } from 'react';
import { fetchPart } from '../../../platform/loading/fetch-part.ts';
import { contentsQuery, type ResumeCardData } from '../../../resume/resume-queries.ts';
import { EyeIcon } from '../../../ui/icons.tsx';
import { Skeleton } from '../../../ui/states.tsx';
import { useNear } from '../../../ui/use-near.ts';

/** What draws comes after the cards, which are seen and used before their pictures. */
const drawingQuery = queryOptions({
  queryKey: ['card-drawing'],
  queryFn: () => fetchPart(() => import('./card-drawing.tsx')),
  staleTime: Number.POSITIVE_INFINITY,
  networkMode: 'always',
  refetchOnReconnect: true,
});

/** Where the page lies in its frame. */
const Sheet = ({ children }: { readonly children?: ReactNode }) => (
  <div aria-hidden="true" className="sm:px-8 sm:pt-6">
    {children ?? <Skeleton className="h-60 w-full" />}
  </div>
);

/** Mounted when it comes near the screen. */
const Drawn = ({ resume }: { readonly resume: ResumeCardData }) => {
  const contents = useQuery(contentsQuery(resume));
  const drawing = useQuery(drawingQuery);
  if (contents.isError || drawing.isError) {
    return (
      <p className="absolute inset-0 flex items-center justify-center px-2 text-center text-14 text-muted">
        <Trans>The picture could not be loaded</Trans>
      </p>
    );
  }
  if (!contents.data || !drawing.data) return <Sheet />;
  const { CardDrawing } = drawing.data;
  return (
    <Sheet>
      <CardDrawing saved={contents.data} template={resume.template} formatting={resume.formatting} />
    </Sheet>
  );
};

interface CardPictureProps {
  readonly resume: ResumeCardData;
  readonly onOpen: () => void;
}

/** The top of the first page, drawn as it is now; opens the whole. */
export const CardPicture = ({ resume, onOpen }: CardPictureProps) => {
  const { t } = useLingui();
  const { name } = resume;
  const root = useRef<HTMLDivElement>(null);
  const near = useNear(root);
  return (
    <div
      ref={root}
      className="group relative h-36 w-25 shrink-0 overflow-hidden rounded-inner bg-sunken sm:h-48 sm:w-full"
    >
      {near ? <Drawn resume={resume} /> : <Sheet />}
      <button
        type="button"
        aria-label={t`Preview ${name}`}
        onClick={onOpen}
        className="absolute inset-0 flex items-center justify-center rounded-inner bg-dusk inset-ring inset-ring-ink/10 transition-colors hover:bg-ink/10 focus-visible:-outline-offset-2"
      >
        <span className="flex size-11 items-center justify-center rounded-full bg-raised opacity-0 shadow-float transition-opacity group-hover:opacity-100">
          <EyeIcon />
        </span>
      </button>
    </div>
  );
};
