import type { ResumeData } from '@kalam/domain/resumes/resume-model';
import { Document, Link, Page, StyleSheet, Text, View } from '@react-pdf/renderer';
import { createElement as h, type ReactElement } from 'react';

const styles = StyleSheet.create({
  page: { padding: 42, fontFamily: 'Inter', fontSize: 9.2, lineHeight: 1.5 },
  name: { fontSize: 24, fontWeight: 600 },
  columns: { flexDirection: 'row', gap: 20 },
  main: { width: '66%' },
  side: { width: '30%' },
  heading: { fontSize: 11, fontWeight: 600, marginTop: 12, color: '#2563eb' },
  title: { fontWeight: 600 },
  row: { flexDirection: 'row', justifyContent: 'space-between' },
});

const text = (content: string, style = {}) => h(Text, { style }, content);

const heading = (content: string) => text(content.toUpperCase(), styles.heading);

/** The resume of the benchmark as a person would write it with react-pdf. */
// biome-ignore lint/suspicious/noExplicitAny: the renderer's own types ask for the props of its Document
export const reactResume = (data: ResumeData): ReactElement<any> =>
  h(
    Document,
    { title: `${data.personalInfo.fullName} – Resume`, author: data.personalInfo.fullName },
    h(
      Page,
      { size: 'A4', style: styles.page },
      text(data.personalInfo.fullName, styles.name),
      text([data.personalInfo.email, data.personalInfo.phone, data.personalInfo.location].join(' | ')),
      h(Link, { src: data.personalInfo.linkedin ?? '' }, data.personalInfo.linkedin),
      h(
        View,
        { style: styles.columns },
        h(
          View,
          { style: styles.main },
          heading('About Me'),
          text(data.summary),
          heading('Work Experience'),
          ...data.workExperience.map((job) =>
            h(
              View,
              { key: job.id },
              h(
                View,
                { style: styles.row },
                text(job.position, styles.title),
                text(`${job.startDate} – ${job.endDate}`),
              ),
              text(job.company),
              ...job.description.split('\n').map((line) => text(`• ${line}`)),
            ),
          ),
          heading('Projects'),
          ...data.projects.flatMap((project) => [
            text(project.name, styles.title),
            text(project.description),
            text(project.technologies.join(' · ')),
          ]),
          heading('Declaration'),
          text(data.declaration),
        ),
        h(
          View,
          { style: styles.side },
          heading('Skills'),
          ...data.skills.map((skill) => text(`${skill.name} (${skill.level})`)),
          heading('Education'),
          ...data.education.flatMap((education) => [
            text(education.field, styles.title),
            text(education.school),
          ]),
          heading('Certifications'),
          ...data.certificates.flatMap((certificate) => [
            text(certificate.name, styles.title),
            text(certificate.issuer),
          ]),
        ),
      ),
    ),
  );
