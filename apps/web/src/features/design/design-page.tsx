import { type ReactNode, useState } from 'react';
import { usePageTitle } from '../../platform/page-title.ts';
import { ThemeSwitch } from '../../shell/theme-switch.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Banner } from '../../ui/banner.tsx';
import { Button, ButtonLink, IconButton } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Checkbox, RadioCards, Switch } from '../../ui/forms/choice.tsx';
import { DateField } from '../../ui/forms/date-field.tsx';
import { Select } from '../../ui/forms/select.tsx';
import { PasswordField, TextArea, TextField } from '../../ui/forms/text-field.tsx';
import * as openIcons from '../../ui/icons.tsx';
import { LoadMore } from '../../ui/load-more.tsx';
import { NibMark } from '../../ui/nib-mark.tsx';
import { ConfirmDialog, Dialog } from '../../ui/overlays/dialog.tsx';
import { Menu } from '../../ui/overlays/menu.tsx';
import { Tooltip } from '../../ui/overlays/tooltip.tsx';
import { Progress, Spinner, Waiting } from '../../ui/spinner.tsx';
import { EmptyState, ErrorState, Skeleton } from '../../ui/states.tsx';
import { Stepper } from '../../ui/stepper.tsx';
import { Table } from '../../ui/table.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { showToast } from '../../ui/toasts/toast.ts';
import * as workIcons from '../../ui/work-icons.tsx';
import { ResumeDesigns } from './resume-designs.tsx';

const { icon: _, ...icons } = { ...openIcons, ...workIcons };

const Section = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <section className="border-line border-t py-8">
    <h2 className="mb-5 font-semibold text-18">{title}</h2>
    <div className="flex flex-wrap items-start gap-4">{children}</div>
  </section>
);

const grounds = [
  'bg-paper',
  'bg-surface',
  'bg-sunken',
  'bg-raised',
  'bg-accent',
  'bg-accent-soft',
  'bg-marigold',
  'bg-marigold-soft',
  'bg-danger',
  'bg-danger-soft',
  'bg-success',
  'bg-success-soft',
];
const sizes = ['text-12', 'text-14', 'text-16', 'text-18', 'text-22', 'text-28', 'text-36', 'text-48'];
const steps = ['Personal Info', 'Education', 'Experience', 'About Me', 'Download'];
const orders = [
  { id: 'order_1', plan: 'Pro', amount: '₹49', status: 'completed' },
  { id: 'order_2', plan: 'Basic', amount: '₹9', status: 'pending' },
];

const Fields = () => {
  const [date, setDate] = useState('1996-02-09');
  const [card, setCard] = useState('pdf');
  const [text, setText] = useState('I build calm software.');
  return (
    <div className="grid w-full gap-5 md:grid-cols-2">
      <TextField label="Full name" defaultValue="Asha Kumari" hint="As on your certificates." />
      <TextField label="Email" error="Please enter a valid email address" defaultValue="asha@" />
      <TextField label="Search" icon={icons.SearchIcon} placeholder="Search orders" />
      <TextField label="Website" optional disabled />
      <PasswordField label="Password" defaultValue="secret" autoComplete="off" />
      <Select
        label="Skill level"
        options={[
          { value: 'a', label: 'Beginner' },
          { value: 'b', label: 'Expert' },
        ]}
        placeholder="Choose"
      />
      <TextArea
        label="Summary"
        count={text.length}
        min={50}
        max={600}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <DateField
        label="Date of birth"
        birthday
        value={date}
        onChange={setDate}
        hint={`Value: ${date || 'not complete'}`}
      />
      <DateField label="Date of birth" value="" onChange={() => {}} error="When's your birthday?" />
      <RadioCards
        label="Format"
        name="format"
        value={card}
        onChange={setCard}
        columns={2}
        choices={[
          { value: 'pdf', title: 'PDF', detail: 'For sending' },
          {
            value: 'docx',
            title: 'DOCX',
            detail: 'For editing',
            disabled: true,
            aside: <Badge>Premium Plans Only</Badge>,
          },
        ]}
      />
      <div>
        <Checkbox label="I am a Fresher" defaultChecked />
        <Checkbox label="I accept the declaration" error="Please accept the declaration" />
        <Switch label="Enable Checkout" hint="Acts at once." defaultChecked />
      </div>
    </div>
  );
};

const Overlays = () => {
  const [open, setOpen] = useState<'dialog' | 'confirm'>();
  const close = () => setOpen(undefined);
  return (
    <>
      <Button look="secondary" onClick={() => setOpen('dialog')}>
        Open dialog
      </Button>
      <Button look="secondary" onClick={() => setOpen('confirm')}>
        Open question
      </Button>
      <Button
        look="secondary"
        onClick={() => showToast('ID copied to clipboard', { tone: 'success', lasts: 2000 })}
      >
        Toast
      </Button>
      <Button
        look="secondary"
        onClick={() =>
          showToast('Resume deleted', { action: { label: 'Undo', run: () => showToast('Restored') } })
        }
      >
        Toast with undo
      </Button>
      <Menu
        label="Actions"
        button={<icons.MoreIcon />}
        buttonClassName="inline-flex size-11 items-center justify-center rounded-base hover:bg-ink/6"
        items={[
          { label: 'Preview', icon: icons.EyeIcon, onSelect: () => {} },
          { label: 'Delete', icon: icons.TrashIcon, danger: true, onSelect: () => {} },
        ]}
      />
      <Tooltip text="Counts a format change">
        {(id) => (
          <Button look="quiet" aria-describedby={id}>
            Hover or focus
          </Button>
        )}
      </Tooltip>
      {open === 'dialog' && (
        <Dialog
          title="Save Resume"
          description="Give it a name you will find again."
          onClose={close}
          actions={<Button onClick={close}>Save</Button>}
        >
          <TextField label="Resume name" data-first-focus />
        </Dialog>
      )}
      {open === 'confirm' && (
        <ConfirmDialog
          title="Are you sure you want to delete this resume?"
          confirm="Delete"
          danger
          onConfirm={close}
          onClose={close}
        />
      )}
    </>
  );
};

/** Every design of a resume and every part of the interface in its states; on the development server only, so its words are not translated. */
const DesignPage = () => {
  usePageTitle('Design');
  const [tab, setTab] = useState<'work' | 'skills'>('work');
  const [step, setStep] = useState(2);
  return (
    <main id="main" tabIndex={-1} className="mx-auto max-w-7xl px-4 py-8">
      <div className="mb-6 flex items-center gap-3">
        <NibMark className="size-10 text-accent-ink" drawn />
        <h1 className="grow font-semibold text-28">Design</h1>
        <ThemeSwitch />
      </div>
      <Section title="Resume designs">
        <ResumeDesigns />
      </Section>
      <Section title="Colours">
        {grounds.map((ground) => (
          <span key={ground} className="w-24 text-12 text-muted">
            <span className={`mb-1 block h-12 rounded-base border border-line ${ground}`} />
            {ground.slice(3)}
          </span>
        ))}
      </Section>
      <Section title="Type">
        <div>
          {sizes.map((size) => (
            <p key={size} className={size}>
              {size.slice(5)} Kalam ₹1,00,000
            </p>
          ))}
          <p className="font-display text-48">A few large words</p>
        </div>
      </Section>
      <Section title="Buttons">
        <Button>Primary</Button>
        <Button look="secondary">Secondary</Button>
        <Button look="quiet">Quiet</Button>
        <Button look="danger" icon={icons.TrashIcon}>
          Delete
        </Button>
        <Button busy busyLabel="Saving...">
          Save
        </Button>
        <Button disabled>Disabled</Button>
        <Button size="small">Small</Button>
        <Button size="large" icon={icons.DownloadIcon}>
          Large
        </Button>
        <ButtonLink to="/" look="secondary">
          A link
        </ButtonLink>
        <IconButton icon={icons.EditIcon} label="Edit" />
      </Section>
      <Section title="Fields">
        <Fields />
      </Section>
      <Section title="Overlays">
        <Overlays />
      </Section>
      <Section title="Badges and banners">
        <Badge>Plain</Badge>
        <Badge tone="accent">Accent</Badge>
        <Badge tone="success">Active</Badge>
        <Badge tone="warning">Popular</Badge>
        <Badge tone="danger">Failed</Badge>
        <div className="w-full space-y-3">
          <Banner>Your plan ends in 3 days.</Banner>
          <Banner tone="success" title="Payment Successful!" onDismiss={() => {}} />
          <Banner
            tone="warning"
            action={<Button size="small">View Plans</Button>}
            title="No Active Subscription"
          >
            Choose a plan to save resumes.
          </Banner>
          <Banner tone="danger">Failed to load orders</Banner>
        </div>
      </Section>
      <Section title="Navigation">
        <div className="w-full space-y-8">
          <Stepper
            label="Steps"
            steps={steps.map((name, index) => ({
              name,
              current: index === step,
              disabled: index > step,
              completed: index < step,
            }))}
            onGo={setStep}
          />
          <Tabs
            label="Experience"
            current={tab}
            onChange={setTab}
            tabs={[
              { id: 'work', label: 'Work Experience', content: 'Two entries.' },
              { id: 'skills', label: 'Skills', content: 'Five skills.' },
            ]}
          />
        </div>
      </Section>
      <Section title="Cards and tables">
        <div className="grid w-full gap-4 sm:grid-cols-3">
          <Card marked>
            <p className="font-semibold">Marked</p>
          </Card>
          <Card>Plain card</Card>
        </div>
        <Table
          caption="Orders"
          rows={orders}
          rowKey={(order) => order.id}
          columns={[
            { id: 'id', header: 'Order ID', lead: true, cell: (order) => order.id },
            { id: 'plan', header: 'Plan', cell: (order) => order.plan },
            { id: 'amount', header: 'Amount', numeric: true, cell: (order) => order.amount },
            { id: 'status', header: 'Status', cell: (order) => <Badge tone="success">{order.status}</Badge> },
          ]}
        />
        <div className="w-full">
          <LoadMore shown={2} hasMore loading={false} onMore={() => {}} />
        </div>
      </Section>
      <Section title="Waiting, empty, failing">
        <Spinner />
        <div className="w-60">
          <Progress label="Making your PDF" percent={50} />
        </div>
        <div className="w-60 space-y-2">
          <Skeleton className="h-6 w-40" />
          <Skeleton className="h-24" />
        </div>
        <Waiting>Loading your resumes...</Waiting>
        <EmptyState icon={icons.FileIcon} title="No resumes yet" action={<Button>Create Resume</Button>}>
          Create your first resume to get started
        </EmptyState>
        <ErrorState title="Failed to load orders" onRetry={() => {}}>
          Nothing is lost. Check your connection and try again.
        </ErrorState>
      </Section>
      <Section title="Icons">
        {Object.entries(icons).map(([name, Icon]) => (
          <span key={name} title={name} className="flex size-10 items-center justify-center">
            <Icon />
          </span>
        ))}
      </Section>
    </main>
  );
};

export default DesignPage;
