import { describe, expect, it } from 'vitest';
import { messageText } from '../../message-catalogue.ts';
import { builderFileName, checkDownload, dashboardFileName } from './download-rules.ts';

describe('S2 §5 download', () => {
  it('offers PDF for every plan', () => {
    for (const plan of ['basic', 'pro', 'premium', 'enterprise'] as const) {
      expect(checkDownload('pdf', plan)).toBeUndefined();
    }
  });

  it('offers DOCX from pro up', () => {
    for (const plan of ['pro', 'premium', 'enterprise'] as const)
      expect(checkDownload('docx', plan)).toBeUndefined();
    const refusal = checkDownload('docx', 'basic');
    expect(refusal && messageText(refusal)).toBe(
      'DOCX format is only available for resumes created with Pro plan or higher.',
    );
  });
});

describe('file names', () => {
  it('S1 §9 resume_{template}_{date} from the builder', () => {
    expect(builderFileName('modern', 'pdf', '2026-11-15')).toBe('resume_modern_2026-11-15.pdf');
    expect(builderFileName('minimalist-pro', 'docx', '2026-11-15')).toBe(
      'resume_minimalist-pro_2026-11-15.docx',
    );
  });

  it('S2 §7 {name}_{date} from the dashboard, lowercased with underscores', () => {
    expect(dashboardFileName('My First Resume', 'pdf', '2026-11-15')).toBe('my_first_resume_2026-11-15.pdf');
    expect(dashboardFileName('अनन्या शर्मा', 'docx', '2026-11-15')).toBe('अनन्या_शर्मा_2026-11-15.docx');
  });

  it('name a cover letter as such', () => {
    expect(builderFileName('modern', 'pdf', '2026-11-15', 'letter')).toBe(
      'cover_letter_modern_2026-11-15.pdf',
    );
    expect(dashboardFileName('My First Resume', 'docx', '2026-11-15', 'letter')).toBe(
      'my_first_resume_cover_letter_2026-11-15.docx',
    );
  });

  it.each([
    ['a/b\\c:d*e?f"g<h>i|j', 'abcdefghij'],
    ['../../etc/passwd', 'etcpasswd'],
    ['\u202etxt.exe', 'txtexe'],
    ['  ', 'resume'],
    ['...', 'resume'],
    ['😀', 'resume'],
    ['Sales & Marketing  (Pune)', 'sales_marketing_pune'],
    ['_draft__two -- final_', 'draft_two_-_final'],
    ['C++ at L&T, 2026', 'c_at_lt_2026'],
    ['é'.repeat(200), 'é'.repeat(100)],
  ])('are safe on every system: %j', (name, safe) => {
    expect(dashboardFileName(name, 'pdf', '2026-11-15')).toBe(`${safe}_2026-11-15.pdf`);
  });
});
