import './resume-preview.css';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { useNear } from '../../ui/use-near.ts';
import { useDrawingTurn } from './drawing-turns.ts';
import { SheetSkeleton } from './sheet-skeleton.tsx';
import { type PreviewSubject, usePreviewSession } from './use-preview-session.ts';

interface ResumeThumbnailProps extends PreviewSubject {
  readonly label?: string;
  readonly className?: string;
}

/** The first page as a picture; drawn when it comes near the screen. */
export const ResumeThumbnail = ({ label, className, ...subject }: ResumeThumbnailProps) => {
  const { t } = useLingui();
  const root = useRef<HTMLDivElement>(null);
  const near = useNear(root);
  const [over, setOver] = useState(false);
  const turn = useDrawingTurn(near, over);
  const { host, state } = usePreviewSession(subject, { limit: 1, wanted: turn });
  useEffect(() => setOver(state !== 'loading'), [state]);
  return (
    <div ref={root} role="img" aria-label={label ?? t`First page of the resume`} className={className}>
      <div className="select-none" inert>
        {state !== 'ready' && (
          <div className="resume-sheets">
            <SheetSkeleton />
          </div>
        )}
        <div ref={host} className={state === 'ready' ? 'resume-sheets' : 'hidden'} />
      </div>
    </div>
  );
};
