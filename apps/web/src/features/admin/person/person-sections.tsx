import type { GuestSections, PersonSections } from '@kalam/domain/admin/person-model';
import { Trans } from '@lingui/react/macro';
import { FileIcon, MailIcon } from '../../../ui/icons.tsx';
import { FlagIcon, ReceiptIcon, TagIcon } from '../../../ui/work-icons.tsx';
import { MailRow, MessageRow, OrderRow, PlanRow, ResumeRow } from './person-rows.tsx';
import { PersonSection, type ReadMore } from './person-section.tsx';

interface SectionsProps<Sections> {
  readonly whose: string;
  readonly sections: Sections;
  readonly readMore: ReadMore;
}

export const OrdersOf = ({ sections, ...shared }: SectionsProps<GuestSections>) => (
  <PersonSection
    {...shared}
    part="orders"
    section={sections.orders}
    title={<Trans>Orders and payments</Trans>}
    icon={ReceiptIcon}
    empty={<Trans>Nothing ordered.</Trans>}
    row={(row) => <OrderRow row={row} />}
  />
);

export const MessagesOf = ({ sections, ...shared }: SectionsProps<GuestSections>) => (
  <PersonSection
    {...shared}
    part="messages"
    section={sections.messages}
    title={<Trans>Messages</Trans>}
    icon={FlagIcon}
    empty={<Trans>They have not written to us.</Trans>}
    row={(row) => <MessageRow row={row} />}
  />
);

export const MailsOf = ({ sections, ...shared }: SectionsProps<GuestSections>) => (
  <PersonSection
    {...shared}
    part="mails"
    section={sections.mails}
    title={<Trans>Mails we sent</Trans>}
    icon={MailIcon}
    empty={<Trans>No mail went to this address.</Trans>}
    row={(row) => <MailRow row={row} />}
  />
);

export const PlansOf = ({ sections, ...shared }: SectionsProps<PersonSections>) => (
  <PersonSection
    {...shared}
    part="plans"
    section={sections.plans}
    title={<Trans>Plans</Trans>}
    icon={TagIcon}
    empty={<Trans>They never had a plan.</Trans>}
    row={(row) => <PlanRow row={row} />}
  />
);

export const ResumesOf = ({ sections, ...shared }: SectionsProps<PersonSections>) => (
  <PersonSection
    {...shared}
    part="resumes"
    section={sections.resumes}
    title={<Trans>Resumes</Trans>}
    icon={FileIcon}
    empty={<Trans>No resume saved.</Trans>}
    row={(row) => <ResumeRow row={row} />}
  />
);
