import type { SavedResume } from '@kalam/domain/resumes/saved/saved-resume-model';
import { ResumeThumbnail } from '../resumes/resume-thumbnail.tsx';
import { drawable } from './resume-contents.ts';
import type { ResumeCardData } from './resume-queries.ts';

interface CardDrawingProps extends Pick<ResumeCardData, 'template' | 'formatting'> {
  readonly saved: SavedResume;
}

export const CardDrawing = ({ saved, template, formatting }: CardDrawingProps) => (
  <ResumeThumbnail data={drawable(saved)} template={template} formatting={formatting} />
);
