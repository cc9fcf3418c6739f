import type { TextRules } from '@kalam/domain/resumes/rules/text-rules';
import { Trans, useLingui } from '@lingui/react/macro';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../platform/api/call.ts';
import { failWhenOffline } from '../../../platform/api/query-client.ts';
import { failureText } from '../../../platform/failure-words.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { RadioCards } from '../../../ui/forms/choice.tsx';
import { Skeleton } from '../../../ui/states.tsx';
import { showToast } from '../../../ui/toasts/toast.ts';
import { useMay } from '../admin-session.ts';
import { formatTime } from '../format-time.ts';
import { refreshList } from '../list/list-query.ts';
import { LoadFailure } from '../list/list-states.tsx';

const textRulesQuery = queryOptions({
  queryKey: ['admin', 'text-rules'],
  queryFn: async () => (await call('GET /api/admin/settings/text-rules')).settings,
  ...failWhenOffline,
});

/** Whether rules about the form of a resume's texts ask or decide (decision 62). */
export const TextRulesSection = () => {
  const { t } = useLingui();
  const client = useQueryClient();
  const mayChange = useMay()('settings-change');
  const settings = useQuery(textRulesQuery);
  const [wanted, setWanted] = useState<TextRules>();
  const saving = useMutation({
    mutationFn: (textRules: TextRules) => call('PUT /api/admin/settings/text-rules', { body: { textRules } }),
    onSuccess: (reply) => {
      client.setQueryData(textRulesQuery.queryKey, reply.settings);
      void refreshList(client, 'audit');
      setWanted(undefined);
      showToast(t`Settings saved`, { tone: 'success' });
    },
  });
  const known = settings.data;
  const value = wanted ?? known?.textRules;
  const isChanged = known !== undefined && value !== known.textRules;
  const changedAt = known?.updatedAt;
  return (
    <section className="h-fit rounded-base border border-line bg-surface shadow-card">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (value && isChanged && !saving.isPending) saving.mutate(value);
        }}
      >
        <div className="space-y-4 p-5 sm:p-6">
          <h2 className="font-semibold text-18">
            <Trans>Text rules</Trans>
          </h2>
          {saving.isError && (
            <Banner tone="danger" alert>
              {failureText(saving.error, 'text-rules-update-failed')}
            </Banner>
          )}
          {settings.isError && (
            <LoadFailure
              words={failureText(settings.error, 'text-rules-load-failed')}
              retrying={settings.isFetching}
              onRetry={() => void settings.refetch()}
            />
          )}
          {settings.isPending && <Skeleton className="h-32" />}
          {known && (
            <fieldset disabled={!mayChange} className="min-w-0">
              <RadioCards
                name="text-rules"
                label={t`When a text of a resume breaks a rule about its form`}
                value={value}
                onChange={(next) => setWanted(next === 'strict' ? 'strict' : 'ask')}
                choices={[
                  {
                    value: 'ask',
                    title: <Trans>Ask</Trans>,
                    detail: (
                      <Trans>People see the message and may keep what they wrote: C++, L&T, 78%, 2024.</Trans>
                    ),
                  },
                  {
                    value: 'strict',
                    title: <Trans>Strict</Trans>,
                    detail: (
                      <Trans>
                        Other characters are taken out as one types, and nothing can be kept against a rule.
                        Resumes and orders made before stay as they are.
                      </Trans>
                    ),
                  },
                ]}
              />
            </fieldset>
          )}
        </div>
        {known && (
          <div className="flex flex-col-reverse items-center gap-3 border-line border-t px-5 py-4 sm:flex-row sm:px-6">
            <p className="grow text-14 text-muted">
              {changedAt ? (
                <Trans>Last changed on {formatTime(changedAt)}</Trans>
              ) : (
                <Trans>Never changed so far</Trans>
              )}
            </p>
            {mayChange && (
              <Button
                type="submit"
                className="max-sm:w-full"
                disabled={!isChanged && !saving.isPending}
                busy={saving.isPending}
                busyLabel={<Trans>Saving...</Trans>}
              >
                <Trans>Save text rules</Trans>
              </Button>
            )}
          </div>
        )}
      </form>
    </section>
  );
};
