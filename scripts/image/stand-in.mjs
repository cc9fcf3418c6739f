import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../install.mjs';
import { run } from './containers.mjs';

const cache = join(root, 'node_modules/.kalam-image');

/** As the slim images leave them out. */
const unread = ['/usr/share/doc/*', '/usr/share/man/*', '/usr/share/info/*', '/usr/share/locale/*'];

/** A small Debian from the packages this machine can fetch; made once. */
const debianArchive = () => {
  const archive = join(cache, 'bookworm.tar');
  if (existsSync(archive)) return archive;
  mkdirSync(cache, { recursive: true });
  const partial = `${archive}.partial.tar`;
  rmSync(partial, { force: true });
  run('mmdebstrap', [
    '--variant=essential',
    '--include=libstdc++6',
    ...unread.map((path) => `--dpkgopt=path-exclude=${path}`),
    '--format=tar',
    'bookworm',
    partial,
  ]);
  renameSync(partial, archive);
  return archive;
};

/** Where npm is, seen from the Node that runs this. */
const npmFolder = () => {
  const prefix = dirname(dirname(process.execPath));
  const folder = join(prefix, 'lib/node_modules/npm');
  if (!existsSync(folder)) throw new Error(`npm is not beside Node: ${folder} is missing.`);
  return folder;
};

/**
 * Images with what the published ones bring, for a machine without an image registry: Debian's own packages, and this
 * machine's Node where theirs has it.
 */
export const makeStandIns = () => {
  const base = 'localhost/kalam-debian-stand-in';
  const node = 'localhost/kalam-node-stand-in';
  run('podman', ['import', '--quiet', debianArchive(), base]);
  const file = join(cache, 'Containerfile');
  writeFileSync(
    file,
    [
      `FROM ${base}`,
      'COPY --from=node node /usr/local/bin/node',
      'COPY --from=npm . /usr/local/lib/node_modules/npm',
      'RUN ln -s ../lib/node_modules/npm/bin/npm-cli.js /usr/local/bin/npm \\',
      '  && ln -s ../lib/node_modules/npm/bin/npx-cli.js /usr/local/bin/npx',
      '',
    ].join('\n'),
  );
  run('buildah', [
    'build',
    '--isolation=chroot',
    `--build-context=node=${dirname(process.execPath)}`,
    `--build-context=npm=${npmFolder()}`,
    '--tag',
    node,
    '--file',
    file,
    cache,
  ]);
  return { base, node };
};
