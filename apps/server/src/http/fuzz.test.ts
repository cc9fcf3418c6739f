import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { startEverythingStage } from '../testing/everything-stage.ts';
import { runFuzz } from '../testing/fuzzing/fuzz-run.ts';
import { fuzzedKeys } from '../testing/fuzzing/made-requests.ts';
import { readPersonRows } from '../testing/ownership/person-rows.ts';
import { personWithEverything } from '../testing/ownership/person-with-everything.ts';
import { signedInAdmin } from '../testing/test-staff.ts';

/** `npm run fuzz` asks for more, and for another seed. */
const seed = Number(process.env.FUZZ_SEED || 20_261_117);
const requests = Number(process.env.FUZZ_REQUESTS || 2_000);

let handled = 0;
const handledRoutes = new Set<string>();
const lines: string[] = [];
const on = await startEverythingStage(
  {
    logStream: { write: (line) => lines.push(line) },
    mountSandbox: async (app) => {
      // Behind who is calling and what form it has: what runs next is the handler.
      app.addHook('preHandler', async ({ method, routeOptions: { url } }) => {
        if (url === undefined) return;
        handled += 1;
        handledRoutes.add(`${method} ${url}`);
      });
    },
  },
  { LOG_LEVEL: 'error' },
);
const { stage, config } = on;
const { pool } = stage.database;
const person = await personWithEverything(on, 'Fuzzedmark');
const canary = await personWithEverything(on, 'Canarymark');
const boss = await signedInAdmin(stage);

/** A session that no sign-out of a request before has ended: its row is put back, and its cookie stays the same. */
const { rows: kept } = await pool.query(
  `select 'sessions' as "table", to_jsonb(s) as row from sessions s where user_id = $1
  union all select 'staff_sessions', to_jsonb(s) from staff_sessions s`,
  [person.userId],
);
const putBack = kept
  .map(
    ({ table, row }) =>
      `insert into "${table}" select * from jsonb_populate_record(null::"${table}", ${pg.escapeLiteral(JSON.stringify(row))}) on conflict do nothing`,
  )
  .join(';');
/** In one round trip, before every request. */
const restoring = `
  delete from attempt_counts;
  update users set status = 'active', email_verified = true, suspended_at = null, suspension_reason = null
    where id = '${person.userId}' and (status <> 'active' or not email_verified);
  update admins set status = 'active', role = 'owner' where status <> 'active' or role <> 'owner';
  ${putBack}`;
const restore = async (): Promise<void> => {
  await pool.query(restoring);
};

describe('whatever is sent', () => {
  it(`is answered as described and breaks nothing: ${requests} requests, seed ${seed}`, async () => {
    expect(requests, 'nothing to do').toBeGreaterThan(0);
    const report = await runFuzz(
      {
        app: stage.app,
        pool,
        rows: await readPersonRows(pool),
        person,
        canary,
        cookies: {
          anybody: '',
          person: person.browser.cookie,
          guest: person.guest.cookie,
          staff: boss.cookie,
        },
        restore,
        handled: () => handled,
        broken: () => lines.splice(0),
        dataDir: config.dataDir,
      },
      { seed, requests },
    );
    const { findings, statuses, perRoute } = report;
    console.log(`seed ${seed}: ${requests} requests, ${report.handled} handled, ${JSON.stringify(statuses)}`);
    for (const finding of findings.slice(0, 20)) console.log(`✗ ${finding}`);
    expect(findings.length, findings[0]).toBe(0);
    // Spread over every route, and most of it looked at by the route itself.
    if (requests >= fuzzedKeys.length) expect(perRoute.size).toBe(fuzzedKeys.length);
    if (requests >= 2_000) expect(fuzzedKeys.filter((key) => !handledRoutes.has(key))).toEqual([]);
    expect(report.handled / requests).toBeGreaterThan(0.6);
    expect((statuses['429'] ?? 0) / requests).toBeLessThan(0.03);
  }, 7_200_000);
});
