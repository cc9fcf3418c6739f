import type { EntryContext, EntryReader } from '../draft/entry-context.ts';
import { findLength, timeInCell } from '../fields/dates.ts';
import { leftAround } from '../fields/found.ts';
import { findPlaceAtEnd, isPlace } from '../fields/places.ts';
import { paragraphsOf } from '../layout/join-lines.ts';
import { composedTopic } from '../sections/composed-headings.ts';
import type { Block, Line } from '../source/blocks.ts';
import { hasText, join, slice, type Traced } from '../text/traced-text.ts';
import { linesOf } from './pieces/lines-of-blocks.ts';
import { placePeriod } from './pieces/place-period.ts';
import { trimSigns } from './pieces/trim-signs.ts';
import { habitsOf, type NamedRole, nameRole } from './roles/name-roles.ts';
import { type RoleBlock, roleBlocks } from './roles/role-blocks.ts';
import { type RoleHead, readRoleHead } from './roles/role-head.ts';
import type { RoleLine } from './roles/role-lines.ts';
import { type RoleTable, roleTable } from './roles/role-table.ts';
import { type ListedRole, type ToldRole, toldBelow, wholeOf } from './roles/told-below.ts';

/** What the fields of a kind of role are called. */
interface RoleFields {
  readonly list: string;
  readonly title: string;
  readonly company: string;
  readonly place?: string;
}

const workFields: RoleFields = {
  list: 'workExperience',
  title: 'position',
  company: 'company',
  place: 'location',
};
const trainingFields: RoleFields = {
  list: 'trainingExperience',
  title: 'role',
  company: 'organization',
  place: 'location',
};
const volunteerFields: RoleFields = { list: 'volunteering', title: 'title', company: 'subtitle' };

/** Labels that introduce what follows are understood; those that say something stay with their text. */
const toldIn = (body: readonly RoleLine[], context: EntryContext): readonly Traced[] =>
  body.flatMap(({ line, label }) => {
    if (line.mark) context.ledger.take(line.mark, 'mark');
    if (label?.kind !== 'duties') return [line.text];
    context.ledger.take(label.label, 'label');
    return hasText(label.value) ? [label.value] : [];
  });

class RolePlacer {
  readonly #context: EntryContext;
  readonly #fields: RoleFields;
  /** What the section is called, where that says what somebody was in it: "Teaching Practice". */
  readonly #calling: Traced | undefined;
  #company: Traced | undefined;
  readonly #listed: ListedRole[] = [];

  constructor(context: EntryContext, fields: RoleFields, heading: Traced | undefined) {
    this.#context = context;
    this.#fields = fields;
    this.#calling = heading && !composedTopic(heading.text) ? heading : undefined;
  }

  /** Of the tables so far. */
  get listed(): readonly ListedRole[] {
    return this.#listed;
  }

  list(head: RoleHead, named: NamedRole, told: readonly Traced[]): void {
    const { list } = this.#fields;
    const { title, company } = named;
    const { place } = head;
    this.#listed.push({
      entry: `${list}.${this.#context.next(list)}`,
      ...(title && { title }),
      ...(company && { company }),
      ...(place && { place }),
    });
    this.place(head, named, told, false);
  }

  /** What stands below a table of the posts it lists. */
  tell({ role, named, body }: ToldRole): void {
    for (const text of wholeOf(named)) this.#context.ledger.take(text, 'label');
    const lines = toldIn(body, this.#context).filter(hasText);
    if (lines.length > 0) this.#context.place(`${role.entry}.description`, join(lines, '\n'));
  }

  place(head: RoleHead, named: NamedRole, told: readonly Traced[], isFurtherPost: boolean): void {
    const { list, title, company, place } = this.#fields;
    const entry = `${list}.${this.#context.next(list)}`;
    const { confidence } = named;
    const swap = (other: string) =>
      confidence === 'check' ? { confidence, swapsWith: `${entry}.${other}` } : {};
    // A further post in the same firm: its name stands once on the page and in each of the entries.
    const firm = named.company ?? (isFurtherPost ? this.#company : undefined);
    if (named.title) this.#context.place(`${entry}.${title}`, named.title, swap(company));
    else if (this.#calling && !isFurtherPost)
      this.#context.place(`${entry}.${title}`, this.#calling, { confidence: 'check' });
    if (firm) this.#context.place(`${entry}.${company}`, firm, named.company ? swap(title) : {});
    if (named.company) this.#company = named.company;
    if (head.place && place) this.#context.place(`${entry}.${place}`, head.place);
    if (head.period) placePeriod(this.#context, entry, head.period);
    if (head.to) placePeriod(this.#context, entry, head.to);
    const lines = [...named.others, ...(head.place && !place ? [head.place] : []), ...told].filter(hasText);
    if (lines.length > 0) this.#context.place(`${entry}.description`, join(lines, '\n'));
    for (const text of head.understood) this.#context.ledger.take(text, 'label');
  }
}

const readBlocks = (blocks: readonly RoleBlock[], placer: RolePlacer, context: EntryContext): void => {
  const heads = blocks.map(({ head, isFurtherPost }) => readRoleHead(head, !isFurtherPost));
  const habits = habitsOf(heads);
  for (const [index, block] of blocks.entries()) {
    const head = heads[index];
    if (!head) continue;
    for (const { line } of block.head) if (line.mark) context.ledger.take(line.mark, 'mark');
    placer.place(
      head,
      nameRole(head, habits, block.isFurtherPost),
      toldIn(block.body, context),
      block.isFurtherPost,
    );
  }
};

const readTable = ({ heads, rows }: RoleTable, placer: RolePlacer, context: EntryContext): void => {
  for (const head of heads) context.ledger.take(head, 'label');
  for (const row of rows) {
    const told: Traced[] = [];
    const others: Traced[] = [];
    let head: RoleHead = { names: [], understood: [] };
    for (const { kind, cell } of row) {
      const { text } = cell;
      const time = kind === 'period' || kind === 'from' || kind === 'to' ? timeInCell(text) : undefined;
      if (kind === 'count') context.ledger.take(text, 'mark');
      else if (kind === 'company' && !head.company) {
        const place = isPlace(text) ? undefined : findPlaceAtEnd(text);
        const name = place && place.index > 0 ? trimSigns(slice(text, 0, place.index)) : text;
        head = {
          ...head,
          company: name,
          ...(place && place.index > 0 && !head.place && { place: place.text }),
        };
      } else if (kind === 'title' && !head.title) head = { ...head, title: text };
      else if (kind === 'place' && !head.place) head = { ...head, place: text };
      else if (time && kind === 'to') {
        head = { ...head, to: { ...time, start: '' } };
      } else if (time && !head.period) {
        const isStart = kind === 'from' && time.start === '';
        head = { ...head, period: isStart ? { ...time, start: time.end, end: '' } : time };
        const rest = leftAround(text, time);
        const length = findLength(rest);
        if (length) head = { ...head, understood: [...head.understood, length.text] };
        const left = trimSigns(length ? leftAround(rest, length) : rest);
        if (hasText(left)) others.push(left);
      } else told.push(text);
    }
    const { title, company } = head;
    placer.list(
      head,
      { ...(title && { title }), ...(company && { company }), confidence: 'sure', others },
      told,
    );
  }
};

/** The lines between two tables that have a row of heads. */
const runsOf = (blocks: readonly Block[]): readonly (RoleTable | readonly Line[])[] => {
  const runs: (RoleTable | Line[])[] = [];
  for (const block of blocks) {
    const table = block.kind === 'table' ? roleTable(block) : undefined;
    const last = runs.at(-1);
    if (table) runs.push(table);
    else if (Array.isArray(last)) last.push(...linesOf([block]));
    else runs.push([...linesOf([block])]);
  }
  return runs;
};

const isTable = (run: RoleTable | readonly Line[]): run is RoleTable => 'rows' in run;

const readRoles =
  (fields: RoleFields): EntryReader =>
  ({ blocks, heading }, context) => {
    const placer = new RolePlacer(context, fields, heading);
    for (const run of runsOf(blocks)) {
      if (isTable(run)) {
        readTable(run, placer, context);
        continue;
      }
      const { told, before } = toldBelow(run, placer.listed);
      readBlocks(roleBlocks(told.length > 0 ? before : paragraphsOf(run)).blocks, placer, context);
      for (const one of told) placer.tell(one);
    }
  };

export const readWork = readRoles(workFields);
export const readTraining = readRoles(trainingFields);
export const readVolunteering = readRoles(volunteerFields);
