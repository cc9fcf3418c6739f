import { refuse } from '@kalam/domain/refusal';
import { Trans } from '@lingui/react/macro';
import { messageText } from '../../platform/languages/message-text.ts';
import { Skeleton } from '../../ui/states.tsx';
import type { TitleSuggestions } from './use-title-suggestions.ts';

interface SuggestedTitlesProps {
  readonly suggestions: TitleSuggestions;
  readonly onTake: (title: string) => void;
}

/** S2 §2: titles derived from the skills of the user's resumes, one press away. */
export const SuggestedTitles = ({ suggestions, onTake }: SuggestedTitlesProps) => {
  const { titles, source, loading, failed } = suggestions;
  return (
    <section aria-labelledby="suggested-titles" aria-busy={loading}>
      <h2 id="suggested-titles" className="font-semibold text-18">
        {failed || source === 'none' ? (
          <Trans>Titles to start with</Trans>
        ) : source === 'beginner' ? (
          <Trans>Titles to begin with</Trans>
        ) : source === 'resume' ? (
          <Trans>Titles that fit your resume</Trans>
        ) : (
          <Trans>Titles that fit your skills</Trans>
        )}
      </h2>
      <p className="mt-1 mb-4 text-14 text-muted" role={failed ? 'alert' : undefined}>
        {failed ? (
          messageText(refuse('job-suggestions-failed'))
        ) : source === 'none' ? (
          <Trans>
            Your resumes name no skills, training or studies that we could suggest titles from. Type the job
            you look for.
          </Trans>
        ) : source === 'beginner' ? (
          <Trans>
            Entry-level titles from your studies, projects, training and skills. Pick one to fill it in.
          </Trans>
        ) : source === 'resume' ? (
          <Trans>
            Suggested from training, studies and certificates in your resumes. Pick one to fill it in.
          </Trans>
        ) : (
          <Trans>Suggested from the skills in your resumes. Pick one to fill it in.</Trans>
        )}
      </p>
      <ul className="flex flex-wrap gap-2 empty:hidden">
        {loading
          ? ['w-36', 'w-44', 'w-32', 'w-40', 'w-36'].map((width, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a fixed row of grey shapes
              <li key={index}>
                <Skeleton className={`h-11 rounded-base ${width}`} />
              </li>
            ))
          : titles.map((title) => (
              <li key={title}>
                <button
                  type="button"
                  onClick={() => onTake(title)}
                  className="min-h-11 rounded-base border border-edge/60 bg-surface px-3.5 text-14 transition-colors hover:border-accent-ink hover:bg-accent-soft hover:text-accent-ink"
                >
                  {title}
                </button>
              </li>
            ))}
      </ul>
    </section>
  );
};
