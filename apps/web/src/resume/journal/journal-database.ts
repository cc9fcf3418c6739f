import type { PaidMark } from '../paid/paid-mark.ts';
import { journalName } from './journal-name.ts';
import {
  imageNames,
  type JournalRecord,
  type PackedDraft,
  packPaid,
  unpackDraft,
  unpackPaid,
} from './journal-record.ts';

// IndexedDB, where a draft outlives the tab, a crash, a sign-in and a payment.
const drafts = 'drafts';
const images = 'images';

let opening: Promise<IDBDatabase> | undefined;

const answer = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

const done = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error);
    transaction.onerror = () => reject(transaction.error);
  });

const open = (): Promise<IDBDatabase> => {
  opening ??= new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open(journalName, 1);
    request.onupgradeneeded = () => {
      request.result.createObjectStore(drafts, { keyPath: 'id' });
      request.result.createObjectStore(images);
    };
    request.onsuccess = () => {
      const database = request.result;
      const forget = () => {
        database.close();
        opening = undefined;
      };
      // Another tab with a newer release, or the person clearing the site's data, must not wait for us.
      database.onversionchange = forget;
      database.onclose = forget;
      resolve(database);
    };
    request.onerror = () => reject(request.error);
  }).catch((failure: unknown) => {
    opening = undefined;
    throw failure;
  });
  return opening;
};

/**
 * The pictures of the draft last put here: while it lies in the database they lie there, too, and need not be written
 * again. One that an undo brings back may have been cleared away by another tab, and is.
 */
let lastPut: { readonly id: string; readonly images: ReadonlySet<string> } | undefined;

/** Drafts were removed, by this tab or another. */
export const forgetPut = (): void => {
  lastPut = undefined;
};

export const putDraft = async (
  id: string,
  packed: PackedDraft,
  savedAt: number,
  durability: IDBTransactionDurability,
): Promise<void> => {
  const database = await open();
  const transaction = database.transaction([drafts, images], 'readwrite', { durability });
  const { draft, paid } = packed;
  const record: JournalRecord = paid ? { id, savedAt, draft, paid } : { id, savedAt, draft };
  transaction.objectStore(drafts).put(record);
  const before = lastPut?.id === id ? lastPut.images : undefined;
  for (const [name, image] of packed.images) {
    if (!before?.has(name)) transaction.objectStore(images).put(image, name);
  }
  lastPut = { id, images: new Set(packed.images.keys()) };
  // Left alone it would be committed after its answers came back, and a page or browser that ends before loses it.
  transaction.commit();
  try {
    await done(transaction);
  } catch (failure) {
    forgetPut();
    throw failure;
  }
};

/**
 * Marks a draft that lies here as paid for, in one step: what is typed at the same moment is not written over. Nothing
 * happens where no such draft lies.
 */
export const putPaid = async (id: string, mark: PaidMark): Promise<void> => {
  const { paid, images: pictures } = packPaid(mark);
  const database = await open();
  const transaction = database.transaction([drafts, images], 'readwrite', { durability: 'strict' });
  const store = transaction.objectStore(drafts);
  const record: JournalRecord | undefined = await answer(store.get(id));
  if (record) {
    store.put({ ...record, paid });
    for (const [name, image] of pictures) transaction.objectStore(images).put(image, name);
  }
  await done(transaction);
};

export const readDrafts = async (): Promise<JournalRecord[]> => {
  const database = await open();
  const transaction = database.transaction([drafts, images], 'readonly');
  const records: JournalRecord[] = await answer(transaction.objectStore(drafts).getAll());
  const wanted = [...new Set(records.flatMap(imageNames))];
  const found = new Map<string, string>();
  await Promise.all(
    wanted.map(async (name) => {
      const image: unknown = await answer(transaction.objectStore(images).get(name));
      if (typeof image === 'string') found.set(name, image);
    }),
  );
  return records.map(({ paid, ...record }) => ({
    ...record,
    draft: unpackDraft(record.draft, found),
    ...(paid && { paid: unpackPaid(paid, found) }),
  }));
};

/** Removes drafts, and the pictures that no other draft shows. */
export const removeDrafts = async (ids: readonly string[] | 'all'): Promise<void> => {
  const database = await open();
  const transaction = database.transaction([drafts, images], 'readwrite', { durability: 'strict' });
  const store = transaction.objectStore(drafts);
  forgetPut();
  if (ids === 'all') {
    store.clear();
    transaction.objectStore(images).clear();
  } else {
    for (const id of ids) store.delete(id);
    const left: JournalRecord[] = await answer(store.getAll());
    const needed = new Set(left.flatMap(imageNames));
    const names = await answer(transaction.objectStore(images).getAllKeys());
    for (const name of names) {
      if (typeof name !== 'string' || !needed.has(name)) transaction.objectStore(images).delete(name);
    }
  }
  await done(transaction);
};
