import '../preview/resume-preview.css';
import { Plural, Trans } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { useNear } from '../../ui/use-near.ts';
import { useDrawingTurn } from '../preview/drawing-turns.ts';
import { usePreviewSession } from '../preview/use-preview-session.ts';
import type { OwnDrawingProps } from './design-picture.tsx';

/** The first page of a person's resume in a design, by the engine itself; drawn when it comes near the screen. */
const OwnDrawing = ({ own, design, onDrawn }: OwnDrawingProps) => {
  const root = useRef<HTMLSpanElement>(null);
  const near = useNear(root);
  const [over, setOver] = useState(false);
  const turn = useDrawingTurn(near, over);
  const { host, state, pageCount } = usePreviewSession(
    { ...own, template: design },
    { limit: 1, wanted: turn },
  );
  useEffect(() => {
    setOver(state !== 'loading');
    onDrawn(state === 'ready');
    return () => onDrawn(false);
  }, [state, onDrawn]);
  return (
    <span ref={root} className={state === 'ready' ? 'block' : 'absolute inset-0 block'}>
      <span inert className="block select-none">
        <span ref={host} className="resume-sheets" />
      </span>
      {state !== 'loading' && (
        <span className="absolute top-2 right-2 rounded-full bg-[#111a2e]/80 px-2 py-0.5 text-12 text-[#fff]">
          {state === 'ready' ? (
            <Plural value={pageCount} one="# page" other="# pages" />
          ) : (
            <Trans>Sample: your page could not be drawn</Trans>
          )}
        </span>
      )}
    </span>
  );
};

export default OwnDrawing;
