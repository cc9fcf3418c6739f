import { setTimeout as sleep } from 'node:timers/promises';
import type { Cluster } from './cluster-set-up.ts';
import { tailOf, until } from './daemon.ts';
import type { PatroniNode } from './patroni-node.ts';

export interface Failover {
  readonly killedAt: number;
  /** Until another node was the primary. */
  readonly promotedMs: number;
  /** Until the killed node was a standby again, and one was in sync. */
  readonly inSyncMs: number;
}

const primaryOf = async (nodes: readonly PatroniNode[]): Promise<PatroniNode | undefined> => {
  for (const node of nodes) if (await node.isPrimary().catch(() => false)) return node;
  return undefined;
};

/** With a third node the one in sync may be another. */
const isBack = async (old: PatroniNode, nodes: readonly PatroniNode[]): Promise<boolean> => {
  const inSync = await Promise.all(nodes.map((node) => node.isSyncStandby().catch(() => false)));
  return inSync.includes(true) && (await old.isStandby());
};

/** Kills the primary; once another has taken over, its machine comes back and catches up. */
export const failOver = async ({ nodes }: Cluster, signal: AbortSignal): Promise<Failover> => {
  const old = await primaryOf(nodes);
  if (old === undefined) throw new Error('There is no primary to kill');
  const others = nodes.filter((node) => node !== old);
  const logs = (): string => nodes.map((node) => `${node.name}:\n${tailOf(node.log())}`).join('\n');
  const killedAt = Date.now();
  await old.crash();
  try {
    await until('another node is the primary', async () => (await primaryOf(others)) !== undefined, {
      signal,
    });
    const promotedMs = Date.now() - killedAt;
    old.start();
    await until('the killed node is a standby again', () => isBack(old, nodes), {
      signal,
      withinMs: 240_000,
    });
    return { killedAt, promotedMs, inSyncMs: Date.now() - killedAt };
  } catch (error) {
    throw new Error(`${error instanceof Error ? error.message : error}\n${logs()}`);
  }
};

/** Every caller has been answered again, for a moment that is another each time. */
export const untilServed = async (served: () => boolean, signal: AbortSignal): Promise<void> => {
  await until('every caller is answered again', async () => served(), { signal });
  await sleep(500 + Math.random() * 1500);
};
