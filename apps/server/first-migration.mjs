// Until the first release there is one generated migration: this writes it anew from the tables. Databases made before
// a change then refuse to start; afterwards `npx drizzle-kit generate --name <what>` adds to it instead.
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

const folder = path.join(import.meta.dirname, 'migrations');
const meta = path.join(folder, 'meta');
/** Written by hand, after the tables. */
const handWritten = ['0001_search', '0002_tallies'];

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
const idOf = (place) => `00000000-0000-4000-8000-00000000000${place}`;
edit('0000_snapshot.json', { to: (snapshot) => ({ ...snapshot, id: idOf(0) }) });
for (const [before, tag] of handWritten.entries())
  edit('0000_snapshot.json', {
    as: `${tag.split('_')[0]}_snapshot.json`,
    to: (snapshot) => ({ ...snapshot, id: idOf(before + 1), prevId: idOf(before) }),
  });
edit('_journal.json', {
  to: ({ entries: [tables], ...journal }) => ({
    ...journal,
    entries: [tables.tag, ...handWritten].map((tag, idx) => ({
      ...tables,
      idx,
      when: 1_794_700_800_000 + idx,
      tag,
    })),
  }),
});
