import { Trans, useLingui } from '@lingui/react/macro';
import { PublicPage } from '../../shell/page-header.tsx';
import { Badge } from '../../ui/badge.tsx';
import { ButtonLink } from '../../ui/button.tsx';

const TemplatesPage = () => {
  const { t } = useLingui();
  const templates = [
    {
      id: 'modern',
      name: t`Modern Resume`,
      text: t`Clear sections and a calm accent. Fits most jobs.`,
      popular: true,
    },
    {
      id: 'classic',
      name: t`Classic Resume`,
      text: t`One column, serif headings. At home in banks and offices.`,
    },
    { id: 'executive', name: t`Executive Resume`, text: t`A strong top line for people with years to show.` },
  ];
  return (
    <PublicPage
      title={t`Resume templates`}
      lead={<Trans>Every template reads well to a person and to the software that sorts applications.</Trans>}
    >
      <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
        {templates.map(({ id, name, text, popular }) => (
          <li key={id} className="flex flex-col rounded-base border border-line bg-surface p-5 shadow-card">
            <div className="flex items-center justify-between gap-3">
              <h2 className="font-semibold text-18">{name}</h2>
              {popular && (
                <Badge tone="warning">
                  <Trans>Popular</Trans>
                </Badge>
              )}
            </div>
            <p className="mt-1.5 mb-6 grow text-muted">{text}</p>
            <ButtonLink to={`/builder?template=${id}`}>
              <Trans>Use This Template</Trans>
            </ButtonLink>
          </li>
        ))}
      </ul>
    </PublicPage>
  );
};

export default TemplatesPage;
