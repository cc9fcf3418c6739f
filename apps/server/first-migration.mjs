// Until the first release there is one generated migration: this writes it anew from the tables. Databases made before
// a change then refuse to start; afterwards `npx drizzle-kit generate --name <what>` adds to it instead.
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

const folder = path.join(import.meta.dirname, 'migrations');
const meta = path.join(folder, 'meta');
const search = '0001_search';

fs.rmSync(meta, { recursive: true, force: true });
fs.rmSync(path.join(folder, '0000_tables.sql'), { force: true });
execFileSync('npx', ['drizzle-kit', 'generate', '--name', 'tables'], {
  cwd: import.meta.dirname,
  stdio: ['ignore', 'ignore', 'inherit'],
});

const edit = (file, change) => {
  const place = path.join(meta, file);
  const content = JSON.parse(fs.readFileSync(place, 'utf8'));
  fs.writeFileSync(path.join(meta, change.as ?? file), `${JSON.stringify(change.to(content), null, 2)}\n`);
};
const firstId = '00000000-0000-4000-8000-000000000000';
const searchId = '00000000-0000-4000-8000-000000000001';
edit('0000_snapshot.json', { to: (snapshot) => ({ ...snapshot, id: firstId }) });
edit('0000_snapshot.json', {
  as: '0001_snapshot.json',
  to: (snapshot) => ({ ...snapshot, id: searchId, prevId: firstId }),
});
edit('_journal.json', {
  to: (journal) => ({
    ...journal,
    entries: [
      { ...journal.entries[0], when: 1_794_700_800_000 },
      { ...journal.entries[0], idx: 1, when: 1_794_700_800_001, tag: search },
    ],
  }),
});
