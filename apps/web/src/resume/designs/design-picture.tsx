import type { TemplateLayout } from '@kalam/domain/templates/template-layouts';
import { useState } from 'react';
import { overlay } from '../../platform/loading/overlay.tsx';
import { cx } from '../../ui/class-names.ts';
import { SamplePicture } from '../samples/sample-picture.tsx';
import type { OwnWords } from './own-words.ts';

export interface OwnDrawingProps {
  readonly own: OwnWords;
  /** A template's id. */
  readonly design: string;
  readonly onDrawn: (isDrawn: boolean) => void;
}

/** With the engine behind it: fetched for those alone who have written something. Without it the sample stays. */
const OwnDrawing = overlay(
  () => import('./own-drawing.tsx'),
  () => undefined,
);

interface DesignPictureProps {
  readonly id: string;
  readonly layout: TemplateLayout;
  /** Whose words are shown; the sample's when absent, and until they are drawn. */
  readonly own: OwnWords | undefined;
  readonly isFresher: boolean;
  readonly first?: boolean;
  readonly className?: string;
}

/** The first page in a design, for looking at. */
export const DesignPicture = ({ id, layout, own, isFresher, first, className }: DesignPictureProps) => {
  const [isDrawn, setDrawn] = useState(false);
  return (
    <span className="relative block">
      <SamplePicture
        layout={layout}
        alt=""
        isFresher={isFresher}
        {...(first && { first })}
        className={cx('w-full', className, own && isDrawn && 'hidden')}
      />
      {own && <OwnDrawing own={own} design={id} onDrawn={setDrawn} />}
    </span>
  );
};
