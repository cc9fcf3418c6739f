import { readdirSync, readFileSync } from 'node:fs';

/** What the system counts processor time in. */
const ticksPerSecond = 100;

interface Process {
  readonly pid: number;
  readonly parent: number;
  readonly cpuSeconds: number;
  readonly residentMb: number;
}

const readProcess = (pid: number): Process | undefined => {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name before it may hold anything, brackets included.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const resident = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? '0';
    return {
      pid,
      parent: Number(fields[1]),
      cpuSeconds: (Number(fields[11]) + Number(fields[12])) / ticksPerSecond,
      residentMb: Number(resident) / 1024,
    };
  } catch {
    return undefined;
  }
};

export interface Use {
  readonly cpuSeconds: number;
  readonly residentMb: number;
}

/** Processor time and memory of some processes and of all that they started. */
export const usedBy = (pids: readonly number[]): Use => {
  const all = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => readProcess(Number(name)) ?? []);
  const wanted = new Set(pids);
  for (let before = -1; before !== wanted.size; ) {
    before = wanted.size;
    for (const { pid, parent } of all) if (wanted.has(parent)) wanted.add(pid);
  }
  const own = all.filter(({ pid }) => wanted.has(pid));
  return {
    cpuSeconds: own.reduce((sum, { cpuSeconds }) => sum + cpuSeconds, 0),
    residentMb: own.reduce((sum, { residentMb }) => sum + residentMb, 0),
  };
};
