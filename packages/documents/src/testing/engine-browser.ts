import { createEngine } from '../engine.ts';
import { loadFaceInBrowser } from '../fonts/load-faces-browser.ts';
import { loadHarfbuzzInBrowser } from '../fonts/load-harfbuzz-browser.ts';
import { templateNames } from '../templates/template.ts';
import { richProfessional } from './resumes/rich-resumes.ts';
import { fresherResume, hostileResume } from './resumes/test-resumes.ts';
import { testInput } from './test-inputs.ts';

const hash = async (bytes: Uint8Array): Promise<string> => {
  const digest = await crypto.subtle.digest('SHA-256', bytes.slice());
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
};

/** Hashes of every file of the test resumes, made where this runs. */
export const fileHashes = async (
  engine: ReturnType<typeof createEngine>,
): Promise<Record<string, string>> => {
  const hashes: Record<string, string> = {};
  for (const template of templateNames)
    for (const [name, choices] of Object.entries({
      full: {},
      fresher: { data: fresherResume },
      rich: { data: { ...richProfessional, language: 'hi' as const } },
      hostile: { data: hostileResume },
    })) {
      const input = testInput({ template, ...choices });
      hashes[`${template} ${name} pdf`] = await hash(await engine.pdf(input));
      hashes[`${template} ${name} docx`] = await hash(await engine.docx(input));
    }
  return hashes;
};

export const browserHashes = (): Promise<Record<string, string>> =>
  fileHashes(createEngine({ loadFace: loadFaceInBrowser, loadHarfbuzz: loadHarfbuzzInBrowser }));
