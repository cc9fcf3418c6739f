import { spawnSync } from 'node:child_process';

/** Runs a program and answers what it wrote; a failure ends with its last lines. */
export const run = (program, args, options = {}) => {
  const done = spawnSync(program, args, { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024, ...options });
  if (done.status === 0) return (done.stdout ?? '').trim();
  const said = `${done.stdout ?? ''}${done.stderr ?? ''}`.trim().split('\n').slice(-15).join('\n');
  throw new Error(`${program} ${args[0]} failed: ${done.error?.message ?? said}`);
};

const succeeds = (program, args, options) => {
  try {
    run(program, args, options);
    return true;
  } catch {
    return false;
  }
};

/** Only the image's description is asked for: a registry that is there answers at once, a slow one then has its time. */
export const isPublished = (image) => succeeds('podman', ['manifest', 'inspect', image], { timeout: 30_000 });

/** Well below those of this process: a runtime that may not raise limits fails with the ones it would like. */
const lowLimits = ['--ulimit=nofile=1024:4096', '--ulimit=nproc=1024:4096'];

/**
 * What podman needs on this machine beyond its defaults. Inside another container, or under older control groups, the
 * usual runtime may not work where another does: they are tried, and the first that runs anything is taken.
 */
export const findRuntime = (image, options = []) => {
  const ways = [
    { global: [], run: [] },
    { global: [], run: lowLimits },
    { global: [], run: [...lowLimits, '--cgroups=disabled'] },
    { global: ['--runtime', 'runc'], run: lowLimits },
  ];
  const works = ways.find((way) =>
    succeeds('podman', [
      ...way.global,
      'run',
      '--rm',
      '--network=host',
      ...way.run,
      ...options,
      image,
      '/bin/true',
    ]),
  );
  if (works === undefined)
    throw new Error('podman starts no container on this machine, neither by crun nor by runc.');
  return works;
};

/** Steps of a build are run in a changed root where a container of their own cannot be had. */
export const buildIsolation = (runtime) => (runtime.run.length === 0 ? [] : ['--isolation=chroot']);
