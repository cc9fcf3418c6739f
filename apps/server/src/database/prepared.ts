import type { Db, Executor } from './database.ts';

interface Kept {
  readonly named: boolean;
  readonly statements: Map<string, unknown>;
}

const keptBy = new WeakMap<Executor, Kept>();

/**
 * From now on the statements of this pool are put together once. Named ones are also planned once by each connection; a
 * pooler that hands a connection to somebody else after every transaction may not know the name.
 */
export const keepStatements = (db: Db, named: boolean): Db => {
  keptBy.set(db, { named, statements: new Map() });
  return db;
};

/**
 * The statement of this name, for queries that a server answers all day. In a transaction it is made anew: its
 * connection is not the pool's.
 */
export const prepared = <P>(
  on: Executor,
  name: string,
  build: (on: Executor) => { prepare(name: string): P },
): P => {
  const kept = keptBy.get(on);
  if (kept === undefined) return build(on).prepare('');
  const known = kept.statements.get(name);
  // A name stands for one statement in the whole product; `prepared.test.ts` holds the sources to it.
  if (known !== undefined) return known as P;
  const made = build(on).prepare(kept.named ? name : '');
  kept.statements.set(name, made);
  return made;
};
