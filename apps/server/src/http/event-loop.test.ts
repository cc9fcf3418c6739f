import type { Contract } from '@kalam/domain/contract';
import { allContracts } from '@kalam/domain/contracts';
import { describe, expect, it } from 'vitest';
import { crowded, hostilePictures, hostileValues, placesOf } from '../testing/hostile-bodies.ts';
import { shortestLongestTurn } from '../testing/loop-watch.ts';
import { startTestApp } from '../testing/test-app.ts';
import { newResume, pngUrl, savedBy, savedSample, subscriber } from '../testing/test-resumes.ts';
import { signedInAdmin } from '../testing/test-staff.ts';

/** While one request is worked on, everybody else waits. */
const mostMs = 50;

const server = await startTestApp();
const { app } = server;
const asha = await subscriber(server, 'asha@example.com', 'enterprise');
const boss = await signedInAdmin(server);
const saved = await savedBy(asha);
const cookie = `${asha.cookie}; ${boss.cookie}`;

/** The session is needed to the end. */
const endsSessions = /sign-out|revoke-sessions/;

const send = (
  key: string,
  payload?: Buffer,
  change: { url?: string; headers?: Record<string, string> } = {},
) => {
  const [method = '', path = ''] = key.split(' ');
  return app.inject({
    method: method as 'POST',
    url:
      change.url ??
      path.replace(':id', method === 'DELETE' ? 'gone' : saved.id).replace(/:\w+/g, 'x'.repeat(64)),
    headers: {
      ...(endsSessions.test(path) ? {} : { cookie }),
      ...(payload === undefined ? {} : { 'content-type': 'application/json' }),
      ...change.headers,
    },
    ...(payload === undefined ? {} : { payload }),
  });
};

/** Takes an answer piece by piece, as a browser does: putting many megabytes together is not the server's work. */
const taken = async (url: string): Promise<void> => {
  const { statusCode, stream } = await app.inject({ url, headers: { cookie }, payloadAsStream: true });
  expect(statusCode).toBe(200);
  for await (const _piece of stream());
};

const endpoints: readonly (readonly [string, Contract])[] = Object.entries(allContracts);
/** A stream has no end to wait for. */
const answering = endpoints.filter(([, { produces }]) => produces !== 'text/event-stream');
const taking = answering.filter(([key]) => !key.startsWith('GET'));

/** Those of some requests that held the loop for too long, and how long. */
const slowOnes = async (
  requests: Iterable<readonly [what: string, work: () => Promise<unknown>]>,
): Promise<Record<string, number>> => {
  const slow: Record<string, number> = {};
  for (const [what, work] of requests) {
    const took = await shortestLongestTurn(work, mostMs);
    if (took > mostMs) slow[what] = Math.round(took);
  }
  return slow;
};

/** Just below what a form and what the words of a resume may have; others are refused unread. */
const formBytes = 125_000;
const resumeBytes = 590_000;
const pictureBytes = [1_990_000, 2_660_000, 5_900_000];

const kept = new Map<string, string>();
const written = (what: string, write: (bytes: number) => string, bytes: number): string => {
  const key = `${what} ${bytes}`;
  const value = kept.get(key) ?? write(bytes);
  kept.set(key, value);
  return value;
};

/** What a place deep in a resume is given; all the rest is tried further up. */
const deepKinds = new Set(['zeros', 'letters', 'marks', 'conjuncts']);

function* bodiesOf(contract: Contract): Generator<readonly [string, string]> {
  const places = placesOf(contract);
  const isResume = places.some(({ place }) => place.endsWith('personalInfo'));
  for (const { place, fill } of places) {
    const isDeep = /\.\d+/.test(place);
    for (const [what, write] of Object.entries(hostileValues)) {
      if (isDeep && !deepKinds.has(what)) continue;
      for (const bytes of place === 'the whole'
        ? [formBytes, resumeBytes, 6_000_000]
        : [isResume ? resumeBytes : formBytes])
        yield [`${what} of ${bytes} bytes at ${place}`, fill(written(what, write, bytes))];
    }
    if (/image|signature|the whole/i.test(place))
      for (const [what, write] of Object.entries(hostilePictures))
        for (const bytes of pictureBytes)
          yield [`${what} of ${bytes} bytes at ${place}`, fill(written(what, write, bytes))];
  }
  for (const entries of [3, 10, 40, 100]) {
    const body = crowded(contract, entries);
    if (body !== undefined) yield [`${entries} entries a list`, body];
  }
}

function* requestsWith(
  key: string,
  contract: Contract,
): Generator<readonly [string, () => Promise<unknown>]> {
  for (const [what, body] of bodiesOf(contract)) {
    const payload = Buffer.from(body);
    yield [what, () => send(key, payload)];
  }
}

/** As many entries, as long as they may be, of one sign over and over: all of it right, and all of it checked. */
const fullResume = (sign: string, change: Record<string, unknown> = {}) => {
  const [work] = savedSample.workExperience;
  const [skill] = savedSample.skills;
  const [project] = savedSample.projects;
  const [certificate] = savedSample.certificates;
  const description = sign.repeat(5_000);
  const entries = Math.min(38, Math.floor(190_000 / Buffer.byteLength(description)));
  return {
    ...savedSample,
    summary: description,
    workExperience: Array.from({ length: entries }, () => ({
      ...work,
      company: sign.repeat(200),
      description,
    })),
    skills: Array.from({ length: 100 }, () => ({ ...skill, name: sign.repeat(50) })),
    projects: Array.from({ length: entries }, () => ({
      ...project,
      description,
      technologies: Array.from({ length: 40 }, (_, place) => `Sign ${'a'.repeat(place + 1)}`),
    })),
    certificates: Array.from({ length: 40 }, () => ({ ...certificate, name: sign.repeat(100) })),
    ...change,
  };
};
const signs = {
  letters: 'a',
  'letters of three bytes': 'क',
  conjuncts: 'क्षि',
  'letters with marks': 'क\u0947\u0902',
};

const bigPicture = (seed: string, bytes: number): string =>
  pngUrl(seed.repeat(bytes / seed.length), 1024, 1024);

describe('no request holds the event loop: what is right, and as large as it may be', () => {
  it.each(Object.entries(signs))('a resume of %s', async (_what, sign) => {
    const resume = newResume({ data: fullResume(sign) });
    const payload = Buffer.from(JSON.stringify(resume));
    const order = Buffer.from(
      JSON.stringify({ planId: 'guest', customerEmail: 'asha@example.com', customerName: 'Asha', resume }),
    );
    const first = await send('POST /api/resumes', payload);
    const { id } = first.json().resume ?? {};
    expect(first.statusCode, first.body).toBe(200);
    const edit = Buffer.from(JSON.stringify({ version: 1, data: fullResume(sign, { isFresher: false }) }));
    expect(
      await slowOnes([
        ['saved', () => send('POST /api/resumes', payload)],
        ['edited', () => send('PUT /api/resumes/:id', edit, { url: `/api/resumes/${id}` })],
        ['read', () => send('GET /api/resumes/:id', undefined, { url: `/api/resumes/${id}` })],
        ['ordered', () => send('POST /api/payment/create-order', order)],
        ['exported', () => taken('/api/profile/export')],
      ]),
    ).toEqual({});
  });

  it('pictures', async () => {
    const image = Buffer.from(JSON.stringify({ image: bigPicture('a', 1_990_000) }));
    const [certificate] = savedSample.certificates;
    const data = {
      ...savedSample,
      signature: bigPicture('b', 1_400_000),
      certificates: [0, 1].map((place) => ({ ...certificate, image: bigPicture(`c${place}`, 1_400_000) })),
    };
    const resume = newResume({ data });
    const save = Buffer.from(JSON.stringify(resume));
    const order = Buffer.from(JSON.stringify({ planId: 'guest', customerEmail: 'asha@example.com', resume }));
    expect((await send('POST /api/resumes', save)).json()).toMatchObject({
      success: true,
    });
    expect(
      await slowOnes([
        ['stored', () => send('POST /api/images', image)],
        ['saved', () => send('POST /api/resumes', save)],
        ['ordered', () => send('POST /api/payment/create-order', order)],
      ]),
    ).toEqual({});
  });
});

describe('no body holds it, whatever is in it', () => {
  it.each(taking)(
    '%s, whatever its body',
    async (key, contract) => {
      expect(await slowOnes(requestsWith(key, contract))).toEqual({});
    },
    600_000,
  );
});

describe('nor do addresses and headers', () => {
  /** Node takes 16 kB of them. */
  const long = [
    'a'.repeat(12_000),
    '%20'.repeat(4_000),
    '%F0%9F%91%A9'.repeat(1_000),
    'a%CC%81'.repeat(1_500),
  ];

  it.each(answering)(
    '%s',
    async (key, { query }) => {
      const path = key.split(' ')[1] ?? '';
      const names = Object.keys(query?.shape ?? {});
      const urls = [
        ...long.map((text) => path.replace(/:\w+/, text)),
        ...['x'.repeat(300), '%F0%9F%91%A9'.repeat(70)].map((text) => path.replace(/:\w+/, text)),
        ...long.flatMap((text) => ['search', ...names].map((name) => `${path}?${name}=${text}`)),
        `${path}?${'a&'.repeat(6_000)}`,
        `${path}?${'search=a&'.repeat(1_300)}`,
      ];
      const headers: Record<string, string>[] = [
        { cookie: 'a=b;'.repeat(3_000) },
        { cookie: `${cookie}; x=${'%20'.repeat(3_000)}` },
        { 'x-forwarded-for': '1.1.1.1,'.repeat(1_500) },
        { 'if-none-match': '"a",'.repeat(3_000) },
        { 'accept-language': 'hi;q=0.1,'.repeat(1_300) },
        { authorization: `Bearer ${'a'.repeat(12_000)}` },
      ];
      expect(
        await slowOnes([
          ...urls.map((url) => [url.slice(0, 80), () => send(key, undefined, { url })] as const),
          ...headers.map(
            (change) =>
              [Object.keys(change).join(), () => send(key, undefined, { headers: change })] as const,
          ),
        ]),
      ).toEqual({});
    },
    600_000,
  );
});
