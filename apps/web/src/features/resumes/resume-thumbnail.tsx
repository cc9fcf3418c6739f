import './resume-preview.css';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { drawingTurn } from './drawing-turns.ts';
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
  const [near, setNear] = useState(false);
  useEffect(() => {
    const element = root.current;
    if (!element) return;
    const watcher = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        void drawingTurn().then(() => setNear(true));
        watcher.disconnect();
      },
      { rootMargin: '200px' },
    );
    watcher.observe(element);
    return () => watcher.disconnect();
  }, []);
  const { host, state } = usePreviewSession(subject, { limit: 1, wanted: near });
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
