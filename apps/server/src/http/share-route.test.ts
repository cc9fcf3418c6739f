import { describe, expect, it } from 'vitest';
import { startTestApp } from '../testing/test-app.ts';

const { app } = await startTestApp();

const share = (payload: string | Buffer, type = 'multipart/form-data; boundary=x') =>
  app.inject({ method: 'POST', url: '/share', headers: { 'content-type': type }, payload });

describe('a file shared from another app', () => {
  it('leads to the builder, whatever it is and however it is sent', async () => {
    const form =
      '--x\r\ncontent-disposition: form-data; name="resume"; filename="a.pdf"\r\n\r\n%PDF\r\n--x--';
    const answers = [await share(form), await share('%PDF', 'application/pdf'), await share('')];
    for (const { statusCode, headers } of answers) {
      expect([statusCode, headers.location]).toEqual([303, '/builder?shared']);
      expect(headers['cache-control']).toBe('no-store');
    }
  });

  it('is read to its end only where it can be a resume', async () => {
    expect((await share(Buffer.alloc(20_500_000))).statusCode).toBe(303);
    expect((await share(Buffer.alloc(22_000_000))).statusCode).toBe(413);
  });
});
