/**
 * Signs that the families lack: Greek, operators, arrows, pictograms. Asked for one after the other, each only where the
 * text has a sign within its reach that nothing before it draws. Only the first has a bold.
 */
export const signSteps = [
  {
    faces: [
      { id: 'signs-400', postscriptName: 'InterSigns-Regular' },
      { id: 'signs-600', postscriptName: 'InterSigns-SemiBold' },
    ],
    reach: /[\u0370-\u03ff\u2030-\u2bff]/,
  },
  {
    faces: [{ id: 'math-400', postscriptName: 'NotoSansMath-Regular' }],
    reach: /[\u2100-\u2bff]/,
  },
  {
    faces: [{ id: 'symbols-400', postscriptName: 'NotoSansSymbols2-Regular' }],
    reach: /[\u2300-\u2bff]/,
  },
] as const;

export type SignFaceId = (typeof signSteps)[number]['faces'][number]['id'];

/** In the order in which they are asked for a sign; beside bold letters the bold one stands first. */
export const signFaces = (bold: boolean): SignFaceId[] => [
  bold ? 'signs-600' : 'signs-400',
  'math-400',
  'symbols-400',
];

const faces = signSteps.flatMap((step) => [...step.faces]);

export const isSignFace = (id: string): id is SignFaceId => faces.some((face) => face.id === id);

/** @internal For tests that go through every face. */
export const signFaceIds: readonly SignFaceId[] = faces.map(({ id }) => id);

export const signFaceName = (id: string): string | undefined =>
  faces.find((face) => face.id === id)?.postscriptName;
