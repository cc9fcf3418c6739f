import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { consentVersion } from '@kalam/domain/auth/auth-fields';
import { desc, eq } from 'drizzle-orm';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { afterAll } from 'vitest';
import { buildApp } from '../app.ts';
import { users } from '../auth/auth-tables.ts';
import { type Config, readConfig } from '../config/config.ts';
import { chooseServices, type Dependencies } from '../dependencies.ts';
import { mailMessages } from '../mail/mail-tables.ts';
import { freshDatabase, type TestDatabase } from './fresh-database.ts';
import { temporaryFolder } from './temporary-folder.ts';
import { testDocuments } from './test-documents.ts';

export const testSecret = 'a secret of the tests, long enough to be one';
export const password = 'correct horse';

export const testConfig = (variables: Record<string, string> = {}): Config =>
  readConfig({
    DATA_DIR: temporaryFolder(),
    LOG_LEVEL: process.env.TEST_LOG_LEVEL ?? 'silent',
    AUTH_SECRET: testSecret,
    ...variables,
  });

export interface Answer {
  readonly status: number;
  readonly body: Record<string, unknown>;
  readonly headers: LightMyRequestResponse['headers'];
  readonly cookie: string;
}

/** A browser of a test: remembers its cookies and its address. */
export class TestBrowser {
  readonly #app: FastifyInstance;
  readonly #jar = new Map<string, string>();
  readonly address: string;

  constructor(app: FastifyInstance, address = '127.0.0.1') {
    this.#app = app;
    this.address = address;
  }

  /** Chooses a language, as the page's switch does. */
  speak(language: 'en' | 'hi'): this {
    this.#jar.set('lang', language);
    return this;
  }

  get cookie(): string {
    return [...this.#jar].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  async send(method: InjectOptions['method'], url: string, payload?: unknown): Promise<Answer> {
    const response = await this.#app.inject({
      method,
      url,
      remoteAddress: this.address,
      headers: {
        host: 'localhost:3000',
        origin: 'http://localhost:3000',
        ...(this.#jar.size === 0 ? {} : { cookie: this.cookie }),
      },
      ...(payload === undefined ? {} : { payload: payload as object }),
    });
    for (const { name, value, maxAge } of response.cookies) {
      if (value === '' || maxAge === 0) this.#jar.delete(name);
      else this.#jar.set(name, encodeURIComponent(value));
    }
    const isJson = String(response.headers['content-type'] ?? '').startsWith('application/json');
    return {
      status: response.statusCode,
      body: isJson ? response.json() : {},
      headers: response.headers,
      cookie: this.cookie,
    };
  }

  get(url: string): Promise<Answer> {
    return this.send('GET', url);
  }

  post(url: string, payload: unknown = {}): Promise<Answer> {
    return this.send('POST', url, payload);
  }
}

export interface TestApp {
  readonly app: FastifyInstance;
  readonly database: TestDatabase;
  browser(address?: string): TestBrowser;
  /** A second server on the same database. */
  another(changes?: Partial<Dependencies>): Promise<FastifyInstance>;
  /** Mails queued for an address, newest first. */
  mailsTo(email: string): Promise<{ kind: string; language: string; params: Record<string, unknown> }[]>;
  /** A registered, verified and signed-in person. */
  signedIn(email: string): Promise<TestBrowser>;
}

/** The whole server on a database of the test file's own. */
export const startTestApp = async (changes: Partial<Dependencies> = {}): Promise<TestApp> => {
  const database = await freshDatabase();
  const another = async (more: Partial<Dependencies> = {}): Promise<FastifyInstance> => {
    const config = more.config ?? changes.config ?? testConfig();
    const app = await buildApp({
      config,
      services: chooseServices(config, testSecret),
      secret: testSecret,
      database,
      now: () => new Date(),
      documents: testDocuments,
      webFolder: join(tmpdir(), 'kalam-no-web'),
      ...changes,
      ...more,
    });
    await app.ready();
    afterAll(() => app.close());
    return app;
  };
  const app = await another();
  const browser = (address?: string): TestBrowser => new TestBrowser(app, address);
  const mailsTo: TestApp['mailsTo'] = (email) =>
    database.db
      .select({ kind: mailMessages.kind, language: mailMessages.language, params: mailMessages.params })
      .from(mailMessages)
      .where(eq(mailMessages.recipient, email))
      .orderBy(desc(mailMessages.createdAt));
  return {
    app,
    database,
    browser,
    another,
    mailsTo,
    signedIn: async (email) => {
      const visitor = browser();
      await visitor.post('/api/auth/sign-up/email', { name: 'Asha Rao', email, password, consentVersion });
      await database.db.update(users).set({ emailVerified: true }).where(eq(users.email, email));
      const { status, body } = await visitor.post('/api/auth/sign-in/email', { email, password });
      if (status !== 200) throw new Error(`sign-in answered ${status} ${JSON.stringify(body)}`);
      return visitor;
    },
  };
};

/** The token in the link of a mail. */
export const tokenIn = (mail: { params: Record<string, unknown> } | undefined): string =>
  new URL(String(mail?.params.verifyUrl ?? mail?.params.resetUrl)).searchParams.get('token') ?? '';
