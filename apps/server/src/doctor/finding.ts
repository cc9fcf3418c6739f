/** One line of the doctor's: what was looked at, how it is, and what to do about it. */
export interface Finding {
  readonly check: string;
  readonly level: 'ok' | 'warning' | 'fault';
  readonly text: string;
  readonly advice?: string;
}

export const ok = (check: string, text: string): Finding => ({ check, level: 'ok', text });
export const warning = (check: string, text: string, advice: string): Finding => ({
  check,
  level: 'warning',
  text,
  advice,
});
export const fault = (check: string, text: string, advice: string): Finding => ({
  check,
  level: 'fault',
  text,
  advice,
});

/** A clock that goes wrong ends sessions early, refuses second factors and makes links that have expired. */
export const judgeClock = (check: string, aheadMs: number, than: string, unsureMs: number): Finding => {
  const seconds = Math.round(Math.abs(aheadMs) / 100) / 10;
  const text = `this machine is ${seconds} s ${aheadMs < 0 ? 'behind' : 'ahead of'} ${than}`;
  const advice = 'Let both keep time by NTP: timedatectl set-ntp true';
  if (Math.abs(aheadMs) > 30_000 + unsureMs) return fault(check, text, advice);
  if (Math.abs(aheadMs) > 2_000 + unsureMs) return warning(check, text, advice);
  return ok(check, text);
};
