import { planNameOf } from '@kalam/domain/plans/plan-wording';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { formatDate } from '../../../platform/format-date.ts';
import { translate } from '../../../platform/languages/translator.ts';
import type { ResumeCardData } from '../../../resume/resume-queries.ts';
import { useTemplateName } from '../../../resume/template-list.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button, IconButton } from '../../../ui/button.tsx';
import {
  BriefcaseIcon,
  CopyIcon,
  DownloadIcon,
  EditIcon,
  EyeIcon,
  FileIcon,
  SearchIcon,
  TrashIcon,
} from '../../../ui/icons.tsx';
import { Menu } from '../../../ui/overlays/menu.tsx';
import { MoreIcon, ShareIcon, SparkIcon, TagIcon } from '../../../ui/work-icons.tsx';
import { CardPicture } from './card-picture.tsx';
import { CopyFacts } from './copies/copy-facts.tsx';

export type CardAction =
  | 'preview'
  | 'edit'
  | 'duplicate'
  | 'copy'
  | 'offer'
  | 'rename'
  | 'download'
  | 'share'
  | 'format'
  | 'proof'
  | 'match'
  | 'delete';

interface ResumeCardProps {
  readonly resume: ResumeCardData;
  readonly mayFormat: boolean;
  /** What the resume it is a copy of is called; undefined when that was deleted. */
  readonly parentName: string | undefined;
  /** What there is to say to copies and their originals. */
  readonly note: ReactNode;
  readonly onAction: (action: CardAction) => void;
}

const Fact = ({ name, children }: { readonly name: ReactNode; readonly children: ReactNode }) => (
  <div className="flex justify-between gap-2">
    <dt className="text-muted">{name}</dt>
    <dd className="min-w-0 text-right tabular-nums">{children}</dd>
  </div>
);

const Facts = ({ resume }: { readonly resume: ResumeCardData }) => {
  const { downloadCount } = resume;
  return (
    <dl className="space-y-1 text-14">
      <Fact name={<Trans>Template</Trans>}>{translate(useTemplateName(resume.template))}</Fact>
      <Fact name={<Trans>Plan used</Trans>}>{planNameOf(resume.planUsed)}</Fact>
      <Fact name={<Trans>Downloads</Trans>}>{downloadCount}</Fact>
      <Fact name={<Trans>Created</Trans>}>{formatDate(resume.createdAt)}</Fact>
      <Fact name={<Trans>Last edited</Trans>}>{formatDate(resume.updatedAt)}</Fact>
    </dl>
  );
};

/** S2 §2: what a resume is, how it looks, and everything that can be done with it. */
export const ResumeCard = ({ resume, mayFormat, parentName, note, onAction }: ResumeCardProps) => {
  const { t } = useLingui();
  const { name, status, copy } = resume;
  return (
    <article
      aria-label={name}
      className="flex h-full flex-col rounded-base border border-line bg-surface shadow-card"
    >
      <div className="flex grow gap-3 p-4 sm:flex-col sm:gap-4">
        <CardPicture resume={resume} onOpen={() => onAction('preview')} />
        <div className="min-w-0 grow">
          <div className="mb-2.5 flex items-start justify-between gap-2 max-sm:flex-col">
            <h3 className="line-clamp-2 min-w-0 font-semibold" title={name}>
              {name}
            </h3>
            <Badge tone={status === 'active' ? 'success' : 'danger'}>
              {status === 'active' ? <Trans>Active</Trans> : <Trans>Deleted</Trans>}
            </Badge>
          </div>
          {copy && <CopyFacts copy={copy} parentName={parentName} />}
          <Facts resume={resume} />
        </div>
      </div>
      {note}
      <div className="flex gap-2 px-4">
        <Button size="small" wide icon={EditIcon} onClick={() => onAction('edit')}>
          <Trans>Edit</Trans>
        </Button>
        <Button size="small" look="secondary" wide icon={DownloadIcon} onClick={() => onAction('download')}>
          <Trans>Download</Trans>
        </Button>
      </div>
      <div className="flex items-center gap-0.5 px-2 py-2.5">
        <IconButton size="small" icon={EyeIcon} label={t`Preview`} onClick={() => onAction('preview')} />
        {mayFormat && (
          <Button
            size="small"
            look="quiet"
            icon={SparkIcon}
            className="px-2!"
            onClick={() => onAction('format')}
          >
            <Trans>Format</Trans>
          </Button>
        )}
        <IconButton size="small" icon={ShareIcon} label={t`Share`} onClick={() => onAction('share')} />
        <IconButton size="small" icon={TrashIcon} label={t`Delete`} onClick={() => onAction('delete')} />
        <div className="ml-auto">
          <Menu
            label={t`More for ${name}`}
            button={<MoreIcon />}
            buttonClassName="inline-flex size-9 items-center justify-center rounded-base text-muted hover:bg-ink/6 hover:text-ink pointer-coarse:size-11"
            items={[
              { label: <Trans>Rename</Trans>, icon: TagIcon, onSelect: () => onAction('rename') },
              { label: <Trans>Duplicate</Trans>, icon: CopyIcon, onSelect: () => onAction('duplicate') },
              {
                label: <Trans>Make a copy for a job</Trans>,
                icon: BriefcaseIcon,
                onSelect: () => onAction('copy'),
              },
              {
                label: <Trans>Compare with a job</Trans>,
                icon: SearchIcon,
                onSelect: () => onAction('match'),
              },
              { label: <Trans>Look into the file</Trans>, icon: FileIcon, onSelect: () => onAction('proof') },
            ]}
          />
        </div>
      </div>
    </article>
  );
};
