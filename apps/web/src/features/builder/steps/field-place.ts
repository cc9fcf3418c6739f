import { nameLabels } from '@kalam/domain/resumes/fields/name-text';
import { stepOfField, wizardSteps } from '@kalam/domain/resumes/wizard-machine';
import { translate } from '../../../platform/languages/translator.ts';

/** Where a field is found: its step, and its label where it has one of its own. */
export const placeOf = (path = ''): string => {
  const name = path.slice(path.lastIndexOf('.') + 1);
  const label = Object.entries(nameLabels).find(([field]) => field === name)?.[1];
  const step = translate(wizardSteps[stepOfField(path)]);
  return label === undefined ? step : `${step}, ${translate(label)}`;
};
