import { madeBefore, searchPrice } from '@kalam/domain/jobs/job-usage';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { criteriaKey, type JobCriteria } from './job-criteria.ts';
import type { JobUsage } from './job-queries.ts';

/** As the server makes it; undefined where the browser cannot, which is on plain HTTP alone. */
const hashOf = async (key: string): Promise<string | undefined> => {
  const bytes = await globalThis.crypto.subtle?.digest('SHA-256', new TextEncoder().encode(key));
  return bytes && Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');
};

const useHash = (key: string): string | undefined => {
  const [known, setKnown] = useState<{ readonly key: string; readonly hash: string | undefined }>();
  useEffect(() => {
    let isWanted = true;
    void hashOf(key).then((hash) => isWanted && setKnown({ key, hash }));
    return () => {
      isWanted = false;
    };
  }, [key]);
  return known?.key === key ? known.hash : undefined;
};

export interface SearchPrice {
  readonly price: ReturnType<typeof searchPrice>;
  /** When the same search was made, ISO 8601. */
  readonly madeAt: string | undefined;
  /** False where nobody can say it before the search is made. */
  readonly isKnown: boolean;
}

/** Decision 75: what the search in the form would cost; the server decides. */
export const useSearchPrice = (criteria: JobCriteria, usage: JobUsage): SearchPrice => {
  const hash = useHash(criteriaKey(criteria));
  const before = hash === undefined ? undefined : madeBefore(usage.recentSearches, hash, new Date());
  const isFilled = criteria.query.trim() !== '' && criteria.location.trim() !== '';
  return {
    price: searchPrice(usage.blockedBy, before),
    madeAt: before?.at,
    isKnown: isFilled && hash !== undefined,
  };
};

const units = [
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

/** '3 hours ago', in the page's language. */
const agoWords = (at: string, locale: string): string => {
  const passed = Math.max(0, Date.now() - Date.parse(at));
  const [unit, size] = units.find(([, each]) => passed >= each) ?? units[1];
  return new Intl.RelativeTimeFormat(locale).format(-Math.max(1, Math.floor(passed / size)), unit);
};

interface PriceNoteProps extends SearchPrice {
  readonly id: string;
  readonly remaining: number;
}

/** Said before the button is pressed. */
export const PriceNote = ({ id, price, madeAt, isKnown, remaining }: PriceNoteProps) => {
  const { i18n } = useLingui();
  const ago = madeAt && agoWords(madeAt, i18n.locale);
  if (!isKnown) return null;
  return (
    <p id={id} className="mt-3 text-14 tabular-nums">
      {price === 'nothing' ? (
        <span className="text-success-ink">
          <Trans>This search is free: you made it {ago}.</Trans>
        </span>
      ) : price === 'one' ? (
        <span className="text-muted">
          <Trans>Uses 1 of {remaining} left. If nothing is found, it is free.</Trans>
        </span>
      ) : (
        <span className="text-muted">
          <Trans>Only a search you made in the last 24 hours is free now.</Trans>
        </span>
      )}
    </p>
  );
};
