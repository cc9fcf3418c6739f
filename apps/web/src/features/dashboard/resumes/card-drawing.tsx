import type { SavedResume } from '@kalam/domain/resumes/saved/saved-resume-model';
import { drawable } from '../../../resume/drawable.ts';
import { ResumeThumbnail } from '../../../resume/preview/resume-thumbnail.tsx';
import type { ResumeCardData } from '../../../resume/resume-queries.ts';

interface CardDrawingProps extends Pick<ResumeCardData, 'template' | 'formatting'> {
  readonly saved: SavedResume;
}

export const CardDrawing = ({ saved, template, formatting }: CardDrawingProps) => (
  <ResumeThumbnail data={drawable(saved)} template={template} formatting={formatting} />
);
