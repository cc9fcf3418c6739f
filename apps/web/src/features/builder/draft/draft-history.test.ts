import { describe, expect, it } from 'vitest';
import { blankDraft, type Draft } from '../../../resume/draft.ts';
import { createDraftStore } from './draft-store.ts';

const named = (fullName: string) => (draft: Draft) => ({
  ...draft,
  data: { ...draft.data, personalInfo: { ...draft.data.personalInfo, fullName } },
});

const storeWithClock = () => {
  const clock = { now: 0 };
  const store = createDraftStore(blankDraft(), () => clock.now);
  const name = () => store.get().data.personalInfo.fullName;
  const type = (text: string, merge = 'fullName') => store.change('Full Name', named(text), { merge });
  return { clock, store, name, type };
};

describe('undo and redo in the builder', () => {
  it('takes the letters of one field back together', () => {
    const { store, name, type } = storeWithClock();
    for (const text of ['A', 'As', 'Ash']) type(text);
    expect(store.undo()).toBe('Full Name');
    expect(name()).toBe('');
    expect(store.canUndo()).toBe(false);
    store.redo();
    expect(name()).toBe('Ash');
  });

  it('begins a new step after a pause, in another field, and after an undo', () => {
    const { clock, store, name, type } = storeWithClock();
    type('Asha');
    clock.now = 1200;
    type('Asha R');
    clock.now = 2399;
    type('Asha Rao');
    store.undo();
    expect(name()).toBe('Asha');
    type('Ashok');
    expect(store.canRedo()).toBe(false);
    store.undo();
    expect(name()).toBe('Asha');
    type('Ashoka');
    type('Ashoka ', 'other');
    store.undo();
    expect(name()).toBe('Ashoka');
  });

  it('keeps one’s place in the wizard', () => {
    const { store, name, type } = storeWithClock();
    type('Asha');
    store.change('Step', (draft) => ({ ...draft, step: 1, furthest: 1 }));
    store.undo();
    expect(name()).toBe('');
    expect(store.get().step).toBe(1);
    store.change('Step', (draft) => ({ ...draft, step: 0 }));
    store.redo();
    expect(name()).toBe('Asha');
    expect(store.get().step).toBe(0);
  });

  it('tells listeners of changes only, and shares what did not change', () => {
    const { store, type } = storeWithClock();
    let told = 0;
    const stop = store.subscribe(() => told++);
    const { education } = store.get().data;
    store.change('Nothing', (draft) => draft);
    expect(told).toBe(0);
    type('A');
    expect(told).toBe(1);
    expect(store.get().data.education).toBe(education);
    stop();
    type('As');
    expect(told).toBe(1);
  });

  it('forgets the history of other work', () => {
    const { store, type } = storeWithClock();
    type('A');
    store.replace(blankDraft('classic'));
    expect(store.canUndo()).toBe(false);
    expect(store.get().template).toBe('classic');
  });

  it('remembers 200 steps', () => {
    const { store } = storeWithClock();
    for (let step = 1; step <= 201; step++) store.change('Full Name', named(`A${step}`));
    let undone = 0;
    while (store.undo()) undone++;
    expect(undone).toBe(200);
  });
});
