import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';

/** Paper is white in every theme, and its ink is the resume's own. */
const ink = '#16203a';
const soft = '#4b5872';
const accent = '#2563eb';

const Heading = ({ x, y, width, children }: { x: number; y: number; width: number; children: string }) => (
  <>
    <text x={x} y={y} fontSize="8.5" fontWeight="600" letterSpacing="0.9" fill={accent}>
      {children.toUpperCase()}
    </text>
    <path d={`M${x} ${y + 5.5}h${width}`} stroke="#d5dff5" strokeWidth="0.8" />
  </>
);

const Lines = ({ x, y, lines }: { x: number; y: number; lines: readonly string[] }) => (
  <text fontSize="8.2" fill={soft}>
    {lines.map((line, index) => (
      <tspan key={line} x={x} y={y + index * 12}>
        {line}
      </tspan>
    ))}
  </text>
);

const Entry = ({
  y,
  title,
  place,
  dates,
  points,
}: {
  y: number;
  title: string;
  place: string;
  dates: string;
  points: readonly string[];
}) => (
  <>
    <text x="36" y={y} fontSize="9.6" fontWeight="600" fill={ink}>
      {title}
    </text>
    <text x="278" y={y} fontSize="7.8" fill={soft} textAnchor="end">
      {dates}
    </text>
    <text x="36" y={y + 12} fontSize="8.6" fill={accent}>
      {place}
    </text>
    {points.map((point, index) => (
      <text key={point} y={y + 25 + index * 12} fontSize="8.2" fill={soft}>
        <tspan x="36">•</tspan>
        <tspan x="44">{point}</tspan>
      </text>
    ))}
  </>
);

const Skill = ({ y, name, level }: { y: number; name: string; level: number }) => (
  <>
    <text x="304" y={y} fontSize="8.4" fill={ink}>
      {name}
    </text>
    <rect x="304" y={y + 4} width="104" height="3" rx="1.5" fill="#e4ebfa" />
    <rect x="304" y={y + 4} width={104 * level} height="3" rx="1.5" fill={accent} />
  </>
);

const Group = ({ children }: { children: ReactNode }) => <g fontFamily="var(--font-sans)">{children}</g>;

/** A finished page, drawn like the modern template: what the visitor is about to make. */
export const SamplePage = ({ className }: { readonly className?: string }) => {
  const { t } = useLingui();
  return (
    <svg
      viewBox="0 0 444 628"
      role="img"
      aria-label={t`A finished resume of a sample candidate, Asha Kumari, software engineer`}
      className={className}
    >
      <rect width="444" height="628" rx="6" fill="#fff" />
      <Group>
        <path d="M0 6a6 6 0 0 1 6-6h432a6 6 0 0 1 6 6v4H0z" fill={accent} />
        <text x="36" y="58" fontSize="25" fontWeight="600" letterSpacing="-0.5" fill={ink}>
          Asha Kumari
        </text>
        <text x="36" y="77" fontSize="11" fontWeight="500" fill={accent}>
          Software Engineer
        </text>
        <text x="36" y="97" fontSize="8.2" fill={soft}>
          asha@example.com · 98765 43210 · Pune · linkedin.com/in/sample
        </text>
        <Heading x={36} y={126} width={242}>
          About me
        </Heading>
        <Lines
          x={36}
          y={145}
          lines={[
            'Engineer with four years in payments and public services.',
            'I turn unclear requests into small, tested steps, and I like',
            'systems that stay simple after the third change.',
          ]}
        />
        <Heading x={36} y={197} width={242}>
          Work experience
        </Heading>
        <Entry
          y={217}
          title="Software Engineer"
          place="Sample Payments, Pune"
          dates="Jul 2024 – Present"
          points={[
            'Cut failed checkouts by half with clear retry rules.',
            'Moved nightly reports from six hours to forty minutes.',
            'Mentor two juniors; both now lead a module.',
          ]}
        />
        <Entry
          y={292}
          title="Associate Engineer"
          place="Example Software, Nagpur"
          dates="Jun 2022 – Jun 2024"
          points={[
            'Built the booking screens of a hospital portal.',
            'Wrote the test suite that stopped weekend releases.',
          ]}
        />
        <Heading x={36} y={361} width={242}>
          Projects
        </Heading>
        <text x="36" y="381" fontSize="9.6" fontWeight="600" fill={ink}>
          Gram Library
        </text>
        <Lines
          x={36}
          y={394}
          lines={[
            'Lending records for village libraries that work',
            'without a connection and catch up later.',
          ]}
        />
        <text x="36" y="425" fontSize="9.6" fontWeight="600" fill={ink}>
          Rail Notes
        </text>
        <Lines x={36} y={438} lines={['Seat availability over time, drawn from open data.']} />
        <Heading x={36} y={470} width={242}>
          Declaration
        </Heading>
        <Lines
          x={36}
          y={489}
          lines={[
            'I hereby declare that all the information provided in this',
            'resume is true and accurate to the best of my knowledge.',
          ]}
        />
        <text x="36" y="534" fontSize="8.2" fill={soft}>
          Place: Pune
        </text>
        <path
          d="M206 538c8-14 12-16 12-9 0 6-5 9-3 4s9-12 10-6-2 9 1 5 6-8 7-4 0 6 4 3 6-9 8-9 0 9 3 8 5-8 8-8 2 6 6 5 7-5 12-6"
          fill="none"
          stroke={ink}
          strokeWidth="1.1"
          strokeLinecap="round"
        />
        <text x="278" y="556" fontSize="8.2" fill={soft} textAnchor="end">
          Asha Kumari
        </text>
        <Heading x={304} y={126} width={104}>
          Skills
        </Heading>
        <Skill y={146} name="TypeScript" level={1} />
        <Skill y={167} name="PostgreSQL" level={0.75} />
        <Skill y={188} name="React" level={0.75} />
        <Skill y={209} name="Testing" level={0.75} />
        <Skill y={230} name="Public speaking" level={0.5} />
        <Heading x={304} y={263} width={104}>
          Education
        </Heading>
        <text x="304" y="282" fontSize="8.8" fontWeight="600" fill={ink}>
          B.E. in Computing
        </text>
        <Lines x={304} y={294} lines={['Sample College, Nagpur', 'May 2022 · 8.40/10']} />
        <text x="304" y="328" fontSize="8.8" fontWeight="600" fill={ink}>
          12th Grade
        </text>
        <Lines x={304} y={340} lines={['Sample School, Wardha', 'Mar 2018']} />
        <Heading x={304} y={375} width={104}>
          Certificates
        </Heading>
        <Lines
          x={304}
          y={394}
          lines={[
            'Cloud Practitioner',
            'Example Institute, 2025',
            '',
            'Secure Coding',
            'Example Institute, 2024',
          ]}
        />
      </Group>
    </svg>
  );
};
