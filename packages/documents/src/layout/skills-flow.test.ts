import type { ResumeData } from '@kalam/domain/resumes/resume-model';
import { describe, expect, it } from 'vitest';
import { testEngine, testInput } from '../testing/engine-node.ts';
import { textsOf } from '../testing/page-rules.ts';
import { fullResume } from '../testing/resumes/test-resumes.ts';

/** The names of skills that share a line, from top to bottom. */
const rows = async (template: string, names: readonly string[]): Promise<string[][]> => {
  const skills = names.map((name, index): ResumeData['skills'][number] => ({
    id: `s${index}`,
    name,
    level: 'Intermediate',
  }));
  const input = testInput({ template, data: { ...fullResume, workExperience: [], skills } });
  await testEngine.prepare(input);
  const found = new Map<number, string[]>();
  for (const { y, item } of testEngine.layOut(input).layout.pages.flatMap(textsOf))
    if (item.source.startsWith('skills.')) found.set(y, [...(found.get(y) ?? []), item.run.text]);
  return [...found.values()];
};

const long = 'Administration of Large Relational Databases and of Everything around Them Everywhere';

describe.each(['business', 'executive', 'minimalist-pro'])('skills in columns, in %s', (template) => {
  it('stand three in a row, two where a name is long, and a very long one by itself', async () => {
    expect(await rows(template, ['Go', 'Rust', 'Java', 'Perl'])).toEqual([['Go', 'Rust', 'Java'], ['Perl']]);
    const wide = 'Relational Database Administration';
    expect(await rows(template, ['Go', wide, 'Java'])).toEqual([['Go', wide], ['Java']]);
    expect(await rows(template, ['Go', long, 'Java', 'Perl'])).toEqual([['Go'], [long], ['Java', 'Perl']]);
  });
});
