import { once } from 'node:events';
import { get as getPlain } from 'node:http';
import { get as getSecure, type RequestOptions } from 'node:https';
import { connect, type PeerCertificate } from 'node:tls';
import { type Finding, fault, judgeClock, ok, warning } from './finding.ts';

const day = 24 * 60 * 60 * 1000;
const patience = 8_000;

const reasonOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : String(error);

export interface SiteWish {
  readonly publicUrl: string;
  /** Where the server itself listens, past the proxy. */
  readonly ownUrl: string;
  /** The build of this checkout. */
  readonly version: string;
  readonly now: () => Date;
  /** Certificates to trust besides the usual ones. */
  readonly trusted?: string;
}

interface Answer {
  readonly status: number;
  readonly date: string | undefined;
  readonly body: string;
}

/** Any certificate will do here: whether it is sound is another finding. */
const ask = async (url: string): Promise<Answer> => {
  const options: RequestOptions = { timeout: patience, rejectUnauthorized: false, agent: false };
  const request = url.startsWith('https:') ? getSecure(url, options) : getPlain(url, options);
  request.once('timeout', () => request.destroy(new Error('no answer in time')));
  const [response] = await once(request, 'response');
  const parts: Buffer[] = [];
  for await (const part of response) parts.push(part);
  return {
    status: response.statusCode,
    date: response.headers.date,
    body: Buffer.concat(parts).toString('utf8'),
  };
};

interface Presented {
  readonly certificate: PeerCertificate;
  readonly trouble: string | undefined;
}

const readCertificate = async (site: URL, trusted: string | undefined): Promise<Presented> => {
  const host = site.hostname.replace(/^\[|\]$/g, '');
  const socket = connect({
    host,
    port: Number(site.port || 443),
    servername: /^[\d.]+$|:/.test(host) ? '' : host,
    rejectUnauthorized: false,
    ...(trusted === undefined ? {} : { ca: trusted }),
  });
  socket.setTimeout(patience, () => socket.destroy(new Error('no answer in time')));
  try {
    await once(socket, 'secureConnect');
    const { authorizationError } = socket;
    return {
      certificate: socket.getPeerCertificate(),
      trouble: socket.authorized ? undefined : reasonOf(authorizationError),
    };
  } finally {
    socket.destroy();
  }
};

export const judgeCertificate = (endsAt: Date, trouble: string | undefined, now: Date): Finding => {
  const check = 'certificate';
  const days = Math.floor((endsAt.getTime() - now.getTime()) / day);
  if (days < 0) return fault(check, `it ended ${-days} days ago`, 'Browsers refuse the site: renew it now');
  if (trouble !== undefined)
    return fault(
      check,
      `browsers do not trust it (${trouble})`,
      'Get one for this name from a known authority',
    );
  const text = `it lasts ${days} days more`;
  if (days < 14)
    return warning(check, text, 'It should have been renewed by itself: read the log of the proxy');
  return ok(check, text);
};

const checkCertificate = async ({ publicUrl, trusted, now }: SiteWish): Promise<readonly Finding[]> => {
  const site = new URL(publicUrl);
  if (site.protocol !== 'https:') return [];
  try {
    const { certificate, trouble } = await readCertificate(site, trusted);
    return [judgeCertificate(new Date(certificate.valid_to), trouble, now())];
  } catch (error) {
    const advice = 'See that the proxy runs and that the name leads to it';
    return [fault('certificate', `${site.origin} shows none (${reasonOf(error)})`, advice)];
  }
};

const checkPage = async ({ publicUrl, now }: SiteWish): Promise<readonly Finding[]> => {
  try {
    const before = now().getTime();
    const { status, date } = await ask(`${publicUrl}/`);
    const took = now().getTime() - before;
    const told = date === undefined ? Number.NaN : Date.parse(date);
    const page =
      status === 200
        ? ok('site', `${publicUrl} answers`)
        : fault('site', `${publicUrl} answers with ${status}`, 'Read the log of the server and of the proxy');
    // A date has whole seconds.
    const clock = Number.isNaN(told)
      ? []
      : [judgeClock('clock', before + took / 2 - told - 500, publicUrl, took + 1_000)];
    return [page, ...clock];
  } catch (error) {
    const advice = 'See that server and proxy run, and that the name leads to them';
    return [fault('site', `${publicUrl} does not answer (${reasonOf(error)})`, advice)];
  }
};

const checkVersion = async ({ ownUrl, version }: SiteWish): Promise<Finding> => {
  const check = 'version';
  try {
    const { body } = await ask(`${ownUrl}/livez`);
    const running: unknown = JSON.parse(body).version;
    if (running === version) return ok(check, `${version} runs, as checked out`);
    return typeof running === 'string'
      ? warning(
          check,
          `${running} runs, ${version} is checked out`,
          'Restart the server to run what is checked out',
        )
      : warning(
          check,
          `what answers at ${ownUrl} does not tell its version`,
          'See that PORT and HOST are the server’s',
        );
  } catch (error) {
    const advice = 'Start it here, or ask the doctor on the machine where it runs';
    return warning(check, `no server answers at ${ownUrl} (${reasonOf(error)})`, advice);
  }
};

/** What visitors meet: an answer, a certificate, a clock; and whether it is this version. */
export const checkSite = async (wish: SiteWish): Promise<readonly Finding[]> => [
  ...(await checkPage(wish)),
  ...(await checkCertificate(wish)),
  await checkVersion(wish),
];
