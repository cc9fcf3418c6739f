import Fastify from 'fastify';
import { afterAll, describe, expect, it } from 'vitest';
import { sandboxPlugin } from '../sandbox.ts';

const app = Fastify();
await app.register(sandboxPlugin, {
  outboxDir: '/nonexistent',
  publicUrl: 'http://localhost:3000',
  keyId: '',
  keySecret: '',
  webhookSecret: '',
  webhookUrl: '',
  isFromThisMachine: () => false,
  rewritingKey: { header: 'authorization', value: 'Bearer the key' },
  services: { payments: false, mail: false, jobs: false, rewriting: true },
});
afterAll(() => app.close());

const ask = (content: unknown, key = 'the key') =>
  app.inject({
    method: 'POST',
    url: '/sandbox/ai/chat/completions',
    headers: { authorization: `Bearer ${key}`, host: 'localhost:3000' },
    payload: { model: 'm', messages: [{ role: 'user', content }] },
  });

const operations = async (wish: string, ...texts: readonly string[]) => {
  const sentences = texts.map((text, place) => ({ sentence: place + 1, text }));
  const { choices } = (await ask(JSON.stringify({ wish, sentences }))).json();
  return JSON.parse(choices[0].message.content).operations;
};

describe('the rewriting service', () => {
  it('rewrites what its rules know and leaves the rest', async () => {
    expect(await operations('stronger-verb', 'I was responsible for the stock.', 'Sold tea.')).toEqual([
      { kind: 'replace', sentence: 1, text: 'Handled stock.' },
    ]);
    expect(await operations('shorten', 'Very often sold tea in order to pay.')).toEqual([
      { kind: 'replace', sentence: 1, text: 'Often sold tea to pay.' },
    ]);
    expect(await operations('clearer', 'Reduced the waiting time.')).toEqual([
      { kind: 'replace', sentence: 1, text: 'Reduced the waiting time by ___ %' },
    ]);
    expect(await operations('order', 'Sold tea.', 'Sold 40 cups.')).toEqual([
      { kind: 'order', order: [2, 1] },
    ]);
  });

  it('claims what nobody wrote, and fails, where a sentence asks for it', async () => {
    expect(await operations('shorten', 'I boast of tea.')).toEqual([
      { kind: 'replace', sentence: 1, text: expect.stringMatching(/^Led a team of 40/) },
    ]);
    const stumbling = { wish: 'shorten', sentences: [{ sentence: 1, text: 'I stumble.' }] };
    expect((await ask(JSON.stringify(stumbling))).statusCode).toBe(500);
    expect((await ask('hello')).statusCode).toBe(400);
  });

  it('opens to its key alone', async () => {
    expect((await ask('hello', 'another key')).statusCode).toBe(401);
    const unguarded = await app.inject({ method: 'POST', url: '/sandbox/ai/chat/completions', payload: {} });
    expect(unguarded.statusCode).toBe(403);
  });
});
