import { Trans, useLingui } from '@lingui/react/macro';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { EyeIcon } from '../../ui/icons.tsx';
import { Skeleton } from '../../ui/states.tsx';
import { contentsQuery, type ResumeCardData } from './resume-queries.ts';
import { useNear } from './use-near.ts';

/** What draws comes after the cards, which are seen and used before their pictures. */
const drawingQuery = queryOptions({
  queryKey: ['card-drawing'],
  queryFn: () => import('./card-drawing.tsx'),
  staleTime: Number.POSITIVE_INFINITY,
  networkMode: 'always',
  refetchOnReconnect: true,
});

interface CardPictureProps {
  readonly resume: ResumeCardData;
  readonly onOpen: () => void;
}

/** The top of the first page, drawn as it is now; opens the whole. */
export const CardPicture = ({ resume, onOpen }: CardPictureProps) => {
  const { t } = useLingui();
  const { name, template, formatting } = resume;
  const root = useRef<HTMLDivElement>(null);
  const near = useNear(root);
  const contents = useQuery({ ...contentsQuery(resume), enabled: near });
  const drawing = useQuery({ ...drawingQuery, enabled: near });
  const isError = contents.isError || drawing.isError;
  return (
    <div
      ref={root}
      className="group relative h-40 w-28 shrink-0 overflow-hidden rounded-inner bg-sunken sm:h-48 sm:w-full"
    >
      <div aria-hidden="true" className="sm:px-8 sm:pt-6">
        {contents.data && drawing.data ? (
          <drawing.data.CardDrawing saved={contents.data} template={template} formatting={formatting} />
        ) : (
          !isError && <Skeleton className="h-60 w-full" />
        )}
      </div>
      {isError && (
        <p className="absolute inset-0 flex items-center justify-center px-2 text-center text-14 text-muted">
          <Trans>The picture could not be loaded</Trans>
        </p>
      )}
      <button
        type="button"
        aria-label={t`Preview ${name}`}
        onClick={onOpen}
        className="absolute inset-0 flex items-center justify-center rounded-inner transition-colors hover:bg-ink/10 focus-visible:-outline-offset-2"
      >
        <span className="flex size-11 items-center justify-center rounded-full bg-raised opacity-0 shadow-float transition-opacity group-hover:opacity-100">
          <EyeIcon />
        </span>
      </button>
    </div>
  );
};
