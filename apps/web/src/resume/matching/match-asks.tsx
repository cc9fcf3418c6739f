import {
  type AskKind,
  askKinds,
  type Evidence,
  type MatchedAsk,
} from '@kalam/domain/jobs/matching/job-match';
import type { ResumeData } from '@kalam/domain/resumes/resume-model';
import type { MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { translate } from '../../platform/languages/translator.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import { ArrowRightIcon, CheckCircleIcon, EyeIcon } from '../../ui/icons.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { usePlaceWords, useSectionWords } from './place-words.ts';

/** An ask with its position in the match, by which the advert knows it. */
interface PlacedAsk {
  readonly ask: MatchedAsk;
  readonly position: number;
}

interface MatchAsksProps {
  readonly asks: readonly MatchedAsk[];
  readonly data: ResumeData;
  readonly onLead: (path: string) => void;
  readonly onPointOut: (position: number) => void;
}

const kindLabels: Readonly<Record<AskKind, MessageDescriptor>> = {
  skill: msg`Skills and tools`,
  years: msg`Years of work`,
  degree: msg`Education`,
  place: msg`Place`,
  duty: msg`Work to be done`,
};

/** What the advert asks for: what it requires, then what it would like, each by its kind. */
export const MatchAsks = ({ asks, ...row }: MatchAsksProps) => {
  const placed = asks.map((ask, position) => ({ ask, position }));
  const required = placed.filter(({ ask }) => !ask.isOptional);
  const welcome = placed.filter(({ ask }) => ask.isOptional);
  return (
    <div className="grid grid-cols-1 gap-8">
      {required.length > 0 && <Group title={<Trans>Required</Trans>} asks={required} {...row} />}
      {welcome.length > 0 && <Group title={<Trans>Good to have</Trans>} asks={welcome} {...row} />}
    </div>
  );
};

type RowProps = Omit<MatchAsksProps, 'asks'>;

const Group = ({
  title,
  asks,
  ...row
}: RowProps & { readonly title: ReactNode; readonly asks: readonly PlacedAsk[] }) => {
  const { i18n } = useLingui();
  return (
    <section>
      <h4 className="font-semibold">{title}</h4>
      {askKinds.map((kind) => {
        const ofKind = asks.filter(({ ask }) => ask.kind === kind);
        if (ofKind.length === 0) return null;
        return (
          <div key={kind} className="mt-3">
            <h5 className="font-medium text-14 text-muted">{i18n._(kindLabels[kind])}</h5>
            <ul className="mt-1.5 divide-y divide-line rounded-base border border-line">
              {ofKind.map((placed) => (
                <li key={placed.position} className="flex gap-3 px-3.5 py-3">
                  <Row {...placed} {...row} />
                </li>
              ))}
            </ul>
          </div>
        );
      })}
    </section>
  );
};

const Row = ({ ask, position, data, onLead, onPointOut }: PlacedAsk & RowProps) => {
  const { t } = useLingui();
  const { words, evidence } = ask;
  const isShown = evidence.length > 0;
  return (
    <>
      {isShown ? (
        <CheckCircleIcon className="mt-0.5 text-success-ink" />
      ) : (
        <span
          aria-hidden="true"
          className="mx-0.5 mt-1 size-4 shrink-0 rounded-full border-[1.75px] border-edge"
        />
      )}
      <div className="flex min-w-0 grow flex-wrap items-center gap-x-4 gap-y-1.5">
        <div className="min-w-0 grow basis-60">
          <div className="flex items-start gap-1">
            <p dir="auto" className="min-w-0 font-medium">
              {words}
            </p>
            <IconButton
              size="small"
              icon={EyeIcon}
              label={t`Show “${words}” in the advert`}
              title={t`Show in the advert`}
              onClick={() => onPointOut(position)}
              className="-my-1.5"
            />
          </div>
          {ask.months !== undefined && ask.months > 0 && <WorkTogether months={ask.months} />}
          {isShown ? (
            <Shown evidence={evidence} words={words} data={data} onLead={onLead} />
          ) : (
            <p className="text-14 text-muted">
              <Trans>Not in your resume: add it only if it is true</Trans>
            </p>
          )}
        </div>
        {!isShown && <AddIt ask={ask} data={data} onLead={onLead} />}
      </div>
    </>
  );
};

const WorkTogether = ({ months }: { readonly months: number }) => {
  const length = useLength()(months);
  return (
    <p className="text-14">
      <Trans>By its dates your work comes to {length}.</Trans>
    </p>
  );
};

/** So many sentences at once; the others are a press away. */
const shownAtOnce = 2;

interface ShownProps extends Pick<RowProps, 'data' | 'onLead'> {
  readonly evidence: readonly Evidence[];
  readonly words: string;
}

const Shown = ({ evidence, words, data, onLead }: ShownProps) => {
  const [all, setAll] = useState(false);
  return (
    <>
      <ul className="mt-1 grid gap-1.5">
        {(all ? evidence : evidence.slice(0, shownAtOnce)).map((one) => (
          <li key={`${one.path} ${one.sentence}`}>
            <Sentence evidence={one} data={data} onLead={onLead} />
          </li>
        ))}
      </ul>
      {!all && evidence.length > shownAtOnce && (
        <Button size="small" look="quiet" onClick={() => setAll(true)} className="-ml-3 text-accent-ink">
          <Trans>Show more sentences</Trans>
          <VisuallyHidden>{words}</VisuallyHidden>
        </Button>
      )}
    </>
  );
};

type SentenceProps = Pick<RowProps, 'data' | 'onLead'> & { readonly evidence: Evidence };

/** The person's own words, what in them shows it, and where they stand. */
const Sentence = ({ evidence: { path, sentence, span, months }, data, onLead }: SentenceProps) => {
  const placeOf = usePlaceWords();
  const lengthOf = useLength();
  // A level of education is ours to name, in the language of the page.
  const said = path.endsWith('.degree') ? translate(sentence) : sentence;
  const [start, end] = said === sentence ? span : [0, said.length];
  const place = [placeOf(data, path, sentence), ...(months ? [lengthOf(months)] : [])].join(' · ');
  return (
    <div className="flex flex-wrap items-baseline gap-x-2.5 text-14">
      <p dir="auto">
        {said.slice(0, start)}
        <mark className="rounded-[3px] bg-success-soft px-0.5 text-success-ink">
          {said.slice(start, end)}
        </mark>
        {said.slice(end)}
      </p>
      <button
        type="button"
        onClick={() => onLead(path)}
        className="min-h-6 text-left text-12 text-muted underline decoration-edge/50 underline-offset-3 hover:text-ink hover:decoration-current pointer-coarse:min-h-11"
      >
        <Trans>In your resume: {place}</Trans>
      </button>
    </div>
  );
};

const AddIt = ({ ask, data, onLead }: Pick<RowProps, 'data' | 'onLead'> & { readonly ask: MatchedAsk }) => {
  const section = useSectionWords()(data, ask.leadsTo);
  return (
    <Button size="small" look="secondary" onClick={() => onLead(ask.leadsTo)}>
      <Trans>Go to {section}</Trans>
      <VisuallyHidden>{ask.words}</VisuallyHidden>
      <ArrowRightIcon className="size-4 text-muted" />
    </Button>
  );
};

/** “4 years 2 months”. */
const useLength = () => {
  const { t } = useLingui();
  return (months: number): string => {
    const [years, rest] = [Math.floor(months / 12), months % 12];
    return [
      ...(years > 0 ? [t`${plural(years, { one: '# year', other: '# years' })}`] : []),
      ...(rest > 0 ? [t`${plural(rest, { one: '# month', other: '# months' })}`] : []),
    ].join(' ');
  };
};
