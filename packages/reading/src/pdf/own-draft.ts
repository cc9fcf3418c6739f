import { blankResume } from '@kalam/domain/resumes/blank-resume';
import type { DocumentWords } from '@kalam/domain/resumes/document-words';
import { declarationText } from '@kalam/domain/resumes/fields/declaration';
import type { ResumeData } from '@kalam/domain/resumes/resume-model';
import { isExtraSection, isOwnSection } from '@kalam/domain/resumes/sections/section-keys';
import { blankEntries } from '../draft/blank-entries.ts';
import type { Printed } from './own-pdf.ts';
import {
  addressOf,
  completionOf,
  dateOf,
  degreeOf,
  keyOf,
  marksOf,
  monthStyleOf,
  namedDegreeOf,
  periodOf,
  phoneOf,
} from './own-values.ts';

type Entry = Record<string, unknown> & { id: string };

interface Found {
  readonly path: string;
  readonly value: string;
  readonly from: Printed;
}

/** In a table's cell that has nothing to say. */
const emptyCell = '–';

/** What a fresher has instead of work, and what only others have. */
const ofFreshers = ['fresherSkills', 'fresherProjects', 'trainingExperience'];
const ofOthers = ['workExperience', 'skills', 'projects'];

/** Puts printed texts back into the fields they were printed from. */
export class OwnDraft {
  readonly data: ResumeData = blankResume();
  readonly #words: DocumentWords;
  readonly #newId: () => string;
  readonly #lists = new Map<string, Map<number, Entry>>();
  readonly #found: Found[] = [];
  /** Of the skills that are named next. */
  #level: ResumeData['skills'][number]['level'] | undefined;
  readonly #levels = new Map<string, ResumeData['skills'][number]['level']>();

  /** Fields whose lines have bullets. */
  readonly #listed = new Set<string>();
  #afterBullet = false;
  #months: 'short' | 'long' | undefined;

  constructor(words: DocumentWords, newId: () => string) {
    this.#words = words;
    this.#newId = newId;
  }

  /** A word that the template supplies. */
  word(said: string): void {
    this.#afterBullet = said === '•';
    const level = keyOf(this.#words.levels, said.replace(/\s*:$/, ''));
    if (level) this.#level = level;
    if (said.startsWith(this.#words.marksTable.examination)) this.data.marksTable = true;
  }

  /** A field that is printed here. */
  meet(path: string, said: string): void {
    if (this.#afterBullet) this.#listed.add(path);
    this.#afterBullet = false;
    if (/\.(?:startDate|date|graduationDate)$/.test(path)) this.#months ??= monthStyleOf(said, this.#words);
    if (this.#level && /^(?:fresherS|s)kills\.\d+\.name$/.test(path)) this.#levels.set(path, this.#level);
  }

  read(path: string, printed: Printed): void {
    const said = printed.lines.join('\n');
    if (this.data.marksTable && said === emptyCell) return;
    const [list = '', position = '', field = '', place] = path.split('.');
    if (list === 'personalInfo') this.#personal(position, said, printed);
    else if (list === 'arrangement') this.#heading(field, said, printed);
    else if (list === 'letter') this.#letter(position, said, printed);
    else if (path === 'summary') this.#set(this.data, path, 'summary', said, printed);
    else if (path === 'declaration') this.#declaration(said, printed);
    else if (list in blankEntries || isExtraSection(list))
      this.#entry(list, Number(position), field, said, printed, place);
  }

  /** The lists without gaps, in the order of their owner; and the fields by their final places. */
  finish(): readonly Found[] {
    const places = new Map<string, number>();
    for (const [list, entries] of this.#lists) {
      const sorted = [...entries].toSorted(([a], [b]) => a - b);
      for (const [index, [position]] of sorted.entries()) places.set(`${list}.${position}`, index);
      Object.assign(this.data, { [list]: sorted.map(([, entry]) => entry) });
    }
    const has = (lists: readonly string[]): boolean => lists.some((list) => this.#lists.has(list));
    this.data.isFresher = has(ofFreshers) && !has(ofOthers);
    return this.#found.map(({ path, ...found }) => ({
      ...found,
      path: path.replace(/^\w+\.\d+/, (entry) => {
        const place = places.get(entry);
        return place === undefined ? entry : `${entry.split('.')[0]}.${place}`;
      }),
    }));
  }

  #set(into: object, path: string, name: string, value: string | boolean, from: Printed): void {
    Object.assign(into, { [name]: value });
    if (typeof value === 'string' && value !== '') this.#found.push({ path, value, from });
  }

  #personal(name: string, said: string, from: Printed): void {
    const isAddress = name === 'linkedin' || name === 'website';
    const value = isAddress ? addressOf(said, linkOf(from)) : name === 'phone' ? phoneOf(said) : said;
    this.#set(this.data.personalInfo, `personalInfo.${name}`, name, value, from);
  }

  #heading(key: string, said: string, from: Printed): void {
    // What stands above a section of one's own that has no name yet.
    if (isOwnSection(key) && said === this.#words.headings[key]) return;
    this.data.arrangement ??= {};
    this.data.arrangement.headings ??= {};
    this.#set(this.data.arrangement.headings, `arrangement.headings.${key}`, key, said, from);
  }

  #letter(name: string, said: string, from: Printed): void {
    this.data.letter ??= { recipient: '', subject: '', salutation: '', body: '', closing: '' };
    const value = name === 'date' ? dateOf(said, this.#words) : said;
    this.#set(this.data.letter, `letter.${name}`, name, value, from);
  }

  /** The fixed statement is stored in one language, and said in the page's. */
  #declaration(said: string, from: Printed): void {
    const value = said === this.#words.declaration ? declarationText : said;
    this.#set(this.data, 'declaration', 'declaration', value, from);
  }

  #entryOf(list: string, position: number): Entry {
    const entries = this.#lists.get(list) ?? new Map<number, Entry>();
    this.#lists.set(list, entries);
    const blank = blankEntries[list] ?? ((id: string) => ({ id, title: '' }));
    const entry = entries.get(position) ?? ({ ...blank(this.#newId()) } as Entry);
    entries.set(position, entry);
    return entry;
  }

  #entry(
    list: string,
    position: number,
    field: string,
    said: string,
    from: Printed,
    place: string | undefined,
  ): void {
    const entry = this.#entryOf(list, position);
    const path = `${list}.${position}`;
    const put = (name: string, value: string | boolean): void =>
      this.#set(entry, `${path}.${name}`, name, value, from);
    const education = list === 'education' || list === 'moreEducation';
    if (field === 'technologies') {
      const list = entry.technologies as string[];
      this.#found.push({ path: `${path}.technologies.${list.length}`, value: said, from });
      if (place !== undefined) list.push(said);
    } else if (field === 'startDate') this.#period(list, put, said);
    else if (field === 'graduationDate') {
      const { graduationDate, pursuing } = completionOf(said, this.#words);
      put('graduationDate', graduationDate);
      if (pursuing) put('pursuing', true);
    } else if (field === 'date') put('date', dateOf(said, this.#words));
    else if (field === 'link') put('link', addressOf(said, linkOf(from)));
    else if (education && field === 'degreeName') {
      const { degree, field: studied } = namedDegreeOf(said);
      put('degreeName', said);
      if (degree) put('degree', degree);
      if (studied) put('field', studied);
    } else if (education && field === 'field') this.#studied(entry, put, said);
    else if (field === 'gpa') {
      const { gpa, marksKind } = marksOf(said, this.#words);
      put('gpa', gpa);
      if (marksKind) put('marksKind', marksKind);
    } else if (field === 'level') put('level', keyOf(this.#words.languageLevels, said) ?? '');
    else if (field === 'kind') put('kind', keyOf(this.#words.personalDetails, said) ?? '');
    else if (field === 'description') put('description', this.#described(list, path, entry, from));
    else if (field === 'detail') put('detail', this.#detail(list, entry, said));
    else if (/^(?:fresherS|s)kills$/.test(list)) {
      put('name', said);
      const level = this.#levels.get(`${path}.name`);
      if (level) put('level', level);
    } else put(field, said);
  }

  #period(list: string, put: (name: string, value: string | boolean) => void, said: string): void {
    const { startDate, endDate, current } = periodOf(said, this.#words);
    const isNeeded = list === 'workExperience' || list === 'trainingExperience';
    if (startDate || isNeeded) put('startDate', startDate);
    if (endDate || isNeeded) put('endDate', endDate);
    if (current || isNeeded) put('current', current);
  }

  #studied(entry: Entry, put: (name: string, value: string | boolean) => void, said: string): void {
    const behind = this.#words.degreeIn('', '').trim();
    if (entry.degreeName !== undefined) put('field', said.replace(new RegExp(`^${behind}\\s*`), ''));
    else {
      const { degree, field } = degreeOf(said, this.#words);
      put('field', field);
      if (degree) put('degree', degree);
    }
  }

  /** Text under a heading of one's own is a list only where its writer marked each line. */
  #described(list: string, path: string, entry: Entry, { lines }: Printed): string {
    const isHeaded = entry.title || entry.subtitle || entry.date || entry.startDate || entry.link;
    const isMarked = isOwnSection(list) && !isHeaded && this.#listed.has(`${path}.description`);
    return lines.map((line) => (isMarked ? `• ${line}` : line)).join('\n');
  }

  #detail(list: string, { kind }: Entry, said: string): string {
    if (list === 'references') return phoneOf(said);
    // A date in another form than the page's is as its owner wrote it.
    const style = monthStyleOf(said, this.#words);
    const isOurs = kind === 'date-of-birth' && (!style || !this.#months || style === this.#months);
    return isOurs ? dateOf(said, this.#words) : said;
  }
}

const linkOf = ({ runs }: Printed): string | undefined => runs.find(({ run }) => run.link)?.run.link;
