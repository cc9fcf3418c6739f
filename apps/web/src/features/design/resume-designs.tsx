import {
  colorSchemeNames,
  colorSchemes,
  defaultFormatting,
  fontSizes,
  spacings,
} from '@kalam/domain/resumes/formatting';
import type { ResumeData } from '@kalam/domain/resumes/resume-model';
import { sampleFresher, sampleProfessional } from '@kalam/domain/resumes/samples/sample-resumes';
import { hindiFresher, hindiProfessional } from '@kalam/domain/resumes/samples/sample-resumes-hindi';
import { layoutLabels, templateLayouts } from '@kalam/domain/templates/template-layouts';
import { useMemo, useState } from 'react';
import { ResumePreview } from '../../resume/preview/resume-preview.tsx';
import { Switch } from '../../ui/forms/choice.tsx';
import { Select } from '../../ui/forms/select.tsx';

const people = {
  Professional: sampleProfessional,
  Fresher: sampleFresher,
  'Professional, Hindi': hindiProfessional,
  'Fresher, Hindi': hindiFresher,
  'Long name, three pages': {
    ...sampleProfessional,
    personalInfo: {
      ...sampleProfessional.personalInfo,
      fullName: 'Venkatanarasimharajuvaripeta Subramaniam Chandrasekhar',
    },
    workExperience: [...sampleProfessional.workExperience, ...sampleProfessional.workExperience],
    achievements: [
      'Cut the daily settlement run from 5 hours to 22 minutes',
      'Engineer of the Year 2024',
    ].map((title, index) => ({ id: String(index), title })),
  },
  'Name alone': {
    ...sampleFresher,
    personalInfo: { ...sampleFresher.personalInfo, headline: '', linkedin: '', website: '' },
    summary: '',
    certificates: [],
    trainingExperience: [],
  },
} as const satisfies Record<string, ResumeData>;

/** Nobody's face: a head and shoulders. */
const paintPhoto = (): string => {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [240, 300];
  const brush = canvas.getContext('2d');
  if (!brush) return '';
  const fill = (colour: string, x: number, y: number, across: number, down: number) => {
    brush.fillStyle = colour;
    brush.beginPath();
    brush.ellipse(x, y, across, down, 0, 0, 7);
    brush.fill();
  };
  brush.fillStyle = '#d8dee6';
  brush.fillRect(0, 0, 240, 300);
  fill('#33415c', 120, 310, 105, 120);
  fill('#c99873', 120, 125, 56, 68);
  fill('#2b2320', 120, 82, 60, 42);
  return canvas.toDataURL('image/png');
};

interface PickProps<Value extends string> {
  readonly label: string;
  readonly values: readonly Value[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

const Pick = <Value extends string>({ label, values, value, onChange }: PickProps<Value>) => (
  <Select
    label={label}
    options={values.map((one) => ({ value: one, label: one }))}
    value={value}
    onChange={(event) => {
      const chosen = values.find((one) => one === event.target.value);
      if (chosen) onChange(chosen);
    }}
  />
);

const names = Object.keys(people) as (keyof typeof people)[];

/** Every design of a page, for anybody and in any look, as it is printed. */
export const ResumeDesigns = () => {
  const [person, setPerson] = useState<keyof typeof people>('Professional');
  const [withPhoto, setWithPhoto] = useState(false);
  const [fontSize, setFontSize] = useState(defaultFormatting.fontSize);
  const [spacing, setSpacing] = useState(defaultFormatting.spacing);
  const [scheme, setScheme] = useState<(typeof colorSchemeNames)[number]>('blue');
  const formatting = useMemo(
    () => ({ ...defaultFormatting, fontSize, spacing, colorScheme: colorSchemes[scheme] }),
    [fontSize, spacing, scheme],
  );
  const data = useMemo((): ResumeData => {
    const chosen: ResumeData = people[person];
    const profileImage = withPhoto ? paintPhoto() : undefined;
    return { ...chosen, personalInfo: { ...chosen.personalInfo, profileImage } };
  }, [person, withPhoto]);
  return (
    <>
      <div className="grid w-full gap-4 sm:grid-cols-2 lg:grid-cols-5">
        <Pick label="Whose" values={names} value={person} onChange={setPerson} />
        <Pick label="Size" values={fontSizes} value={fontSize} onChange={setFontSize} />
        <Pick label="Spacing" values={spacings} value={spacing} onChange={setSpacing} />
        <Pick label="Colour" values={colorSchemeNames} value={scheme} onChange={setScheme} />
        <Switch label="Photo" checked={withPhoto} onChange={(event) => setWithPhoto(event.target.checked)} />
      </div>
      <div className="grid w-full grid-cols-1 gap-6 sm:grid-cols-2 xl:grid-cols-3">
        {templateLayouts.map((layout) => (
          <figure key={layout} className="min-w-0">
            <figcaption className="mb-2 font-medium text-14">{layoutLabels[layout]}</figcaption>
            <ResumePreview
              mode="static"
              label={layoutLabels[layout]}
              data={data}
              template={layout}
              formatting={formatting}
            />
          </figure>
        ))}
      </div>
    </>
  );
};
