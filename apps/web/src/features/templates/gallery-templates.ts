import { builtInTemplates } from '@kalam/domain/templates/built-in-templates';
import type { Template } from '@kalam/domain/templates/template-model';
import { useQuery } from '@tanstack/react-query';
import { templatesQuery } from '../../resume/template-list.ts';

/** What the gallery offers. The ones we ship until the server has answered, and when it cannot. */
export const useGalleryTemplates = (): readonly Template[] =>
  useQuery(templatesQuery).data?.templates ?? builtInTemplates;
