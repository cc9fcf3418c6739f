import { createHash } from 'node:crypto';
import {
  exifSegment,
  jpegFile,
  jpegFrame,
  jpegSegment,
} from '@kalam/domain/resumes/images/picture-files.fixture';
import { describe, expect, it } from 'vitest';
import { password, startTestApp, type TestBrowser } from '../testing/test-app.ts';
import {
  dataUrl,
  givePlan,
  newResume,
  pngBomb,
  pngBytes,
  pngUrl,
  savedBy,
  savedSample,
  subscriber,
  userIdOf,
} from '../testing/test-resumes.ts';
import { createSweepResumes } from './resume-tasks.ts';

const day = 86_400_000;
let clock: Date | undefined;
const now = (): Date => clock ?? new Date();
const server = await startTestApp({ now });
const { pool, db } = server.database;
const sweep = createSweepResumes({ db, now });

const withPhoto = (profileImage: string) => ({
  ...savedSample,
  personalInfo: { ...savedSample.personalInfo, profileImage },
});
const upload = async (browser: TestBrowser, image: string): Promise<{ hash: string; url: string }> => {
  const { status, body } = await browser.post('/api/images', { image });
  if (status !== 200) throw new Error(`the image was answered ${status} ${JSON.stringify(body)}`);
  return { hash: String(body.hash), url: String(body.url) };
};
const isStored = async (hash: string): Promise<boolean> =>
  (await pool.query('select 1 from images where hash = $1', [hash])).rows.length > 0;
const photoOf = async (browser: TestBrowser, id: string): Promise<unknown> => {
  const { resume } = (await browser.get(`/api/resumes/${id}`)).body as {
    resume: { data: typeof savedSample };
  };
  return resume.data.personalInfo.profileImage;
};

describe('decisions 13 an image', () => {
  it('is stored once by the SHA-256 of its bytes, whoever brings it', async () => {
    const asha = await server.signedIn('asha@example.com');
    const ravi = await server.signedIn('ravi@example.com');
    const hash = createHash('sha256').update(pngBytes('one')).digest('hex');
    for (const person of [asha, asha, ravi])
      expect(await upload(person, pngUrl('one'))).toEqual({ hash, url: `/api/images/${hash}` });
    const { rows } = await pool.query('select media_type, width, height from images where hash = $1', [hash]);
    expect(rows).toEqual([{ media_type: 'image/png', width: 8, height: 8 }]);
  });

  it('is told by its bytes, not by what it calls itself', async () => {
    const person = await server.signedIn('types@example.com');
    const named = pngUrl('named').replace('image/png', 'image/jpeg');
    const { url } = await upload(person, named);
    expect((await person.get(url)).headers['content-type']).toBe('image/png');
  });

  it.each([
    ['SVG', 'data:image/svg+xml;base64,PHN2Zy8+', 'Please choose a JPEG or PNG image'],
    ['SVG that calls itself PNG', 'data:image/png;base64,PHN2Zy8+', 'Please choose a JPEG or PNG image'],
    [
      'HEIC',
      'data:image/heic;base64,AAAA',
      'Browsers cannot open HEIC photos. Please save the photo as JPEG and choose it again.',
    ],
    [
      'HEIC that calls itself JPEG',
      `data:image/jpeg;base64,${Buffer.from('\0\0\0\x18ftypheic').toString('base64')}`,
      'Browsers cannot open HEIC photos. Please save the photo as JPEG and choose it again.',
    ],
    [
      'half a file',
      `data:image/png;base64,${pngBytes('half').subarray(0, 40).toString('base64')}`,
      'This image could not be read. Please choose it again.',
    ],
    [
      'too many pixels',
      pngUrl('wide', 1025, 10),
      'Images are kept with at most 1024 pixels on a side. Please choose a smaller one.',
    ],
    ['too many bytes', dataUrl(Buffer.alloc(2_000_001)), 'Image size should be less than 2MB'],
    ['more than it promises', dataUrl(pngBomb()), 'This image could not be read. Please choose it again.'],
    [
      'two pictures in one',
      dataUrl(jpegFile({ extra: [jpegFrame(4000, 4000)] }), 'image/jpeg'),
      'This image could not be read. Please choose it again.',
    ],
    [
      'lying on its side',
      dataUrl(jpegFile({ extra: [exifSegment(6)] }), 'image/jpeg'),
      'This photo lies on its side. Please turn it upright, save it and choose it again.',
    ],
    ['an address', `/api/images/${'a'.repeat(64)}`, 'This image could not be read. Please choose it again.'],
    ['nothing', '', 'This image could not be read. Please choose it again.'],
  ])('is refused when it is %s', async (what, image, error) => {
    const person = await server.signedIn(`${what.replaceAll(' ', '').toLowerCase()}@example.com`);
    const answer = await person.post('/api/images', { image });
    expect(answer).toMatchObject({ status: 400, body: { success: false, field: 'image', error } });
  });

  it('is refused before it is read when it is far too large', async () => {
    const person = await server.signedIn('huge@example.com');
    const answer = await person.post('/api/images', { image: dataUrl(Buffer.alloc(4_000_000)) });
    expect(answer).toMatchObject({ status: 413, body: { success: false, code: 'too-large' } });
  });

  it('is kept without what a camera wrote beside it', async () => {
    const person = await server.signedIn('phone@example.com');
    const sent = jpegFile({ extra: [exifSegment(1), jpegSegment(0xfe, [...Buffer.from('at home')])] });
    const { url, hash } = await upload(person, dataUrl(sent, 'image/jpeg'));
    const kept = await server.app.inject({ url, headers: { cookie: person.cookie } });
    expect(kept.rawPayload.equals(jpegFile())).toBe(true);
    expect(hash).toBe(createHash('sha256').update(jpegFile()).digest('hex'));
    expect(await upload(person, dataUrl(jpegFile(), 'image/jpeg'))).toEqual({ url, hash });
  });

  it('asks for a signed-in person', async () => {
    expect((await server.browser().post('/api/images', { image: pngUrl('nobody') })).status).toBe(401);
    expect((await server.browser().get(`/api/images/${'a'.repeat(64)}`)).status).toBe(401);
  });

  it('is one of at most 200, also when many come at once', async () => {
    const person = await subscriber(server, 'many@example.com', 'pro');
    await upload(person, pngUrl('first'));
    await pool.query(
      `with made as (
         insert into images (hash, media_type, width, height, bytes)
         select encode(sha256(n::text::bytea), 'hex'), 'image/png', 1, 1, 'x' from generate_series(1, 197) n
         returning hash)
       insert into image_owners (user_id, hash) select $1, hash from made`,
      [await userIdOf(server, 'many@example.com')],
    );
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, n) => person.post('/api/images', { image: pngUrl(`many ${n}`) })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(2);
    expect(answers.filter(({ status }) => status === 422)[0]?.body).toMatchObject({
      code: 'image-limit',
      error: 'Your resumes already hold as many images as we keep. Please remove some first.',
    });
    expect((await person.post('/api/images', { image: pngUrl('first') })).status).toBe(200);
  });
});

describe('images of a person without a plan', () => {
  it('are twelve, and 6 MB, as one resume may show', async () => {
    const person = await server.signedIn('unplanned@example.com');
    for (let n = 0; n < 12; n += 1) await upload(person, pngUrl(`unplanned ${n}`));
    const refused = await person.post('/api/images', { image: pngUrl('one too many') });
    expect(refused).toMatchObject({
      status: 422,
      body: { error: 'Without a plan we keep at most 12 images, up to 6 MB. Please choose a plan first.' },
    });
    expect((await person.post('/api/images', { image: pngUrl('unplanned 3') })).status).toBe(200);
    await givePlan(server, 'unplanned@example.com', 'basic');
    expect((await person.post('/api/images', { image: pngUrl('one too many') })).status).toBe(200);
  });

  it('are counted by their bytes, too', async () => {
    const person = await server.signedIn('heavy@example.com');
    await upload(person, pngUrl('heavy'));
    await pool.query(
      `with made as (
         insert into images (hash, media_type, width, height, bytes)
         values (repeat('ab', 32), 'image/png', 1, 1, decode(repeat('00', 5999999), 'hex')) returning hash)
       insert into image_owners (user_id, hash) select $1, hash from made`,
      [await userIdOf(server, 'heavy@example.com')],
    );
    expect((await person.post('/api/images', { image: pngUrl('heavier') })).body.code).toBe(
      'image-limit-without-plan',
    );
  });
});

describe('reading an image', () => {
  it('is for who brought it, kept by their browser alone, and harmless whatever it holds', async () => {
    const owner = await server.signedIn('owner@example.com');
    const { url } = await upload(owner, pngUrl('private'));
    const answer = await owner.get(url);
    expect(answer).toMatchObject({
      status: 200,
      headers: {
        'content-type': 'image/png',
        'cache-control': 'private, max-age=31536000, immutable',
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'; sandbox",
        'cross-origin-resource-policy': 'same-origin',
      },
    });
    const response = await server.app.inject({
      url,
      headers: { cookie: owner.cookie, 'if-none-match': String(answer.headers.etag) },
    });
    expect(response.statusCode).toBe(304);
    const whole = await server.app.inject({ url, headers: { cookie: owner.cookie } });
    expect(whole.rawPayload.equals(pngBytes('private'))).toBe(true);

    const stranger = await server.signedIn('stranger@example.com');
    expect(await stranger.get(url)).toMatchObject({ status: 404, body: { code: 'not-found' } });
    const guess = await server.app.inject({
      url,
      headers: { cookie: stranger.cookie, 'if-none-match': String(answer.headers.etag) },
    });
    expect(guess.statusCode).toBe(404);
    expect((await owner.get('/api/images/..%2f')).status).toBe(400);
  });
});

describe('images of resumes', () => {
  it('are taken out of what is saved and stored once', async () => {
    const asha = await subscriber(server, 'inside@example.com', 'pro');
    const data = { ...withPhoto(pngUrl('me')), signature: pngUrl('me') };
    const { id } = await savedBy(asha, { data });
    const hash = createHash('sha256').update(pngBytes('me')).digest('hex');
    expect(await photoOf(asha, id)).toBe(`/api/images/${hash}`);
    expect((await asha.get(`/api/images/${hash}`)).status).toBe(200);
    const { rows } = await pool.query('select hash from resume_images where resume_id = $1', [id]);
    expect(rows).toEqual([{ hash }]);
    const size = await pool.query('select octet_length(data::text) as size from resumes where id = $1', [id]);
    expect(size.rows[0].size).toBeLessThan(20_000);
  });

  it('may be named by address, when they are one’s own', async () => {
    const asha = await subscriber(server, 'named@example.com', 'pro');
    const { url } = await upload(asha, pngUrl('named photo'));
    const { id } = await savedBy(asha, { data: withPhoto(url) });
    expect(await photoOf(asha, id)).toBe(url);

    const thief = await subscriber(server, 'thief@example.com', 'pro');
    const answer = await thief.post('/api/resumes', newResume({ data: withPhoto(url) }));
    expect(answer).toMatchObject({
      status: 400,
      body: { code: 'image-not-stored', field: 'data.personalInfo.profileImage' },
    });
    expect((await thief.get('/api/subscription')).body.subscription).toMatchObject({ resumesRemaining: 5 });
  });

  it('are looked at inside a resume too', async () => {
    const asha = await subscriber(server, 'bad.photo@example.com', 'pro');
    const answer = await asha.post(
      '/api/resumes',
      newResume({ data: withPhoto('data:image/png;base64,PHN2Zy8+') }),
    );
    expect(answer).toMatchObject({
      status: 400,
      body: {
        field: 'data.personalInfo.profileImage',
        error: 'Please choose a JPEG or PNG image',
      },
    });
  });

  it('are removed a week after no resume shows them, and no sooner', async () => {
    const asha = await subscriber(server, 'sweep@example.com', 'pro');
    const shown = await upload(asha, pngUrl('shown'));
    const replaced = await upload(asha, pngUrl('replaced'));
    const never = await upload(asha, pngUrl('never shown'));
    await savedBy(asha, { data: withPhoto(shown.url) });
    const { id } = await savedBy(asha, { data: withPhoto(replaced.url) });
    await asha.send('PUT', `/api/resumes/${id}`, { version: 1, data: withPhoto(shown.url) });
    const moment = Date.now();
    try {
      clock = new Date(moment + 7 * day - 60_000);
      await sweep();
      for (const { hash } of [shown, replaced, never]) expect(await isStored(hash)).toBe(true);
      clock = new Date(moment + 7 * day + 60_000);
      await sweep();
    } finally {
      clock = undefined;
    }
    expect(await isStored(shown.hash)).toBe(true);
    expect((await asha.get(shown.url)).status).toBe(200);
    for (const { hash, url } of [replaced, never]) {
      expect(await isStored(hash)).toBe(false);
      expect((await asha.get(url)).status).toBe(404);
    }
  });

  it('a sweep beside saves takes no image away from a saved resume', async () => {
    const asha = await subscriber(server, 'race@example.com', 'enterprise');
    clock = new Date(Date.now() + 20 * day);
    try {
      for (let round = 0; round < 6; round += 1) {
        const { url, hash } = await upload(asha, pngUrl(`race ${round}`));
        await pool.query(
          `update image_owners set created_at = created_at - interval '30 days' where hash = $1`,
          [hash],
        );
        const [answer] = await Promise.all([
          asha.post('/api/resumes', newResume({ data: withPhoto(url) })),
          sweep(),
          asha.post('/api/images', { image: pngUrl(`race ${round}`) }),
          sweep(),
        ]);
        if (answer.status === 200) expect((await asha.get(url)).status).toBe(200);
        else expect(answer.body.code).toBe('image-not-stored');
      }
    } finally {
      clock = undefined;
    }
    const { rows } = await pool.query(
      `select 1 from resume_images join resumes on resumes.id = resume_id
       where not exists (select 1 from image_owners o where o.hash = resume_images.hash and o.user_id = resumes.user_id)`,
    );
    expect(rows).toEqual([]);
  });

  it('go with the account, and stay with others who brought the same', async () => {
    const asha = await server.signedIn('leaving@example.com');
    const ravi = await server.signedIn('staying@example.com');
    const own = await upload(asha, pngUrl('mine alone'));
    const shared = await upload(asha, pngUrl('both'));
    await upload(ravi, pngUrl('both'));
    const copy = (await asha.get('/api/profile/export')).body as {
      images: { hash: string; image: string }[];
    };
    expect(copy.images).toEqual([
      { hash: own.hash, address: own.url, width: 8, height: 8, image: pngUrl('mine alone') },
      { hash: shared.hash, address: shared.url, width: 8, height: 8, image: pngUrl('both') },
    ]);
    expect((await asha.send('DELETE', '/api/profile', { password })).status).toBe(200);
    expect(await isStored(own.hash)).toBe(false);
    expect((await ravi.get(shared.url)).status).toBe(200);
  });
});
