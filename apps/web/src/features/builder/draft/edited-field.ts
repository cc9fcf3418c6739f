import type { FocusEvent } from 'react';
import { sharedValue } from '../../../platform/shared-value.ts';

/**
 * A field of the resume by its dotted path, such as `workExperience.0.description`, as the preview and the refusals name
 * it. A control says which one it edits by `data-field={path}`; an entry still being added has the index it will get.
 */
export type FieldPath = string;

const edited = sharedValue<FieldPath>();

export const setEditedField = edited.set;

/** Which field the focus is in, for the page beside it. */
export const followFocus = ({ target }: FocusEvent): void =>
  edited.set(target.closest<HTMLElement>('[data-field]')?.dataset.field);

/** The field that has the focus. The builder follows `data-field` by itself; a choice about a section names that. */
export const useEditedField = edited.use;

/** Brings the control into being: changes the tab, opens the entry. Focus and scrolling are done for it. */
type Reveal = (path: FieldPath) => void;

interface FieldTarget {
  readonly prefix: string;
  readonly reveal: Reveal;
}

const targets = new Set<FieldTarget>();
let waiting: FieldPath | undefined;

const leadsTo = (prefix: string, path: FieldPath): boolean =>
  path === prefix || path.startsWith(`${prefix}.`);

const targetOf = (path: FieldPath): FieldTarget | undefined =>
  [...targets]
    .filter(({ prefix }) => leadsTo(prefix, path))
    .sort((a, b) => b.prefix.length - a.prefix.length)[0];

/** For an effect of a step: `useEffect(() => registerFieldTarget('workExperience', openEntry), [])`. */
export const registerFieldTarget = (prefix: string, reveal: Reveal): (() => void) => {
  const target: FieldTarget = { prefix, reveal };
  targets.add(target);
  if (waiting !== undefined && leadsTo(prefix, waiting)) reveal(waiting);
  return () => targets.delete(target);
};

/** The control of a path, or of the nearest part of the resume that has one. */
const controlOf = (path: FieldPath): HTMLElement | undefined => {
  for (let at = path; at !== ''; at = at.slice(0, Math.max(0, at.lastIndexOf('.')))) {
    const found = document.querySelector<HTMLElement>(`[data-field="${CSS.escape(at)}"]`);
    if (found) return found;
  }
  return undefined;
};

const focusable = 'input, textarea, select, button, [tabindex]';

const giveFocus = (control: HTMLElement): void => {
  const inner = control.matches(focusable) ? control : control.querySelector<HTMLElement>(focusable);
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  (inner ?? control).focus({ preventScroll: true });
  control.scrollIntoView({ block: 'center', behavior: calm ? 'auto' : 'smooth' });
};

/** How long something near by is not good enough: the step it stands on is about to open the entry. */
const patienceMs = 2000;
/** A step whose code is still on its way has no control at all. */
const giveUpMs = 20_000;

/** Someone who has begun to type elsewhere stays there. */
const typesElsewhere = (before: Element | null): boolean => {
  const now = document.activeElement;
  return now !== before && now !== null && now.matches('input, textarea, select');
};

/**
 * Reveals and focuses the control of a field on the step that is shown or about to be shown. The exact control may come
 * late (a tab, an opened entry, a step's own chunk); after that the nearest one is taken.
 */
export const focusField = (path: FieldPath): void => {
  waiting = path;
  const before = document.activeElement;
  targetOf(path)?.reveal(path);
  const from = performance.now();
  let nearSince: number | undefined;
  const look = () => {
    if (waiting !== path) return;
    if (typesElsewhere(before)) {
      waiting = undefined;
      return;
    }
    const exact = document.querySelector<HTMLElement>(`[data-field="${CSS.escape(path)}"]`);
    const near = controlOf(path);
    const now = performance.now();
    if (near) nearSince ??= now;
    const control = exact ?? (nearSince !== undefined && now - nearSince > patienceMs ? near : undefined);
    if (control) giveFocus(control);
    if (control || now - from > giveUpMs) waiting = undefined;
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
};
