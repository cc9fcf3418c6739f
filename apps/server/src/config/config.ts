import { readFileSync } from 'node:fs';
import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { checkEmail } from '@kalam/domain/auth/email-fields';
import { helpLimits } from '@kalam/domain/help/help-limits';
import type { TaxSettings } from '@kalam/domain/payments/invoices/invoice-facts';
import {
  defaultRate,
  defaultSac,
  isGstin,
  isSac,
  readGstin,
  readRate,
} from '@kalam/domain/payments/invoices/invoice-rules';
import { z } from 'zod';

const filled = z.string().trim().min(1);
const optional = filled.optional();

/** Written out in full: the parser also takes `https:kalam.example`, and drops line ends inside an address. */
const parseUrl = (text: string, protocols: readonly string[]): URL | undefined => {
  const starts = protocols.some((protocol) => text.toLowerCase().startsWith(`${protocol}//`));
  return starts && URL.canParse(text) ? new URL(text) : undefined;
};
const url = (...protocols: string[]) =>
  filled.refine((text) => parseUrl(text, protocols) !== undefined, {
    error: `must be an address starting with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}`,
    abort: true,
  });
const webProtocols = ['http:', 'https:'];
const email = filled.refine((text) => checkEmail(text) === undefined, 'must be an e-mail address');
const flag = z
  .enum(['0', '1'], 'must be 0 or 1')
  .default('0')
  .transform((value) => value === '1');

const proxyNames = ['loopback', 'linklocal', 'uniquelocal'];
const isProxy = (text: string): boolean => {
  const [address = '', bits, ...rest] = text.split('/');
  if (proxyNames.includes(text)) return true;
  const family = isIP(address);
  if (family === 0 || rest.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128));
};
const list = filled.transform((text) =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== ''),
);

const mailSender = filled.refine((text) => {
  const address = /^[^<>\r\n]*<([^<>\s]+)>$/.exec(text)?.[1] ?? text;
  return checkEmail(address) === undefined;
}, 'must be an address, or a name with an address: Kalam <hello@example.com>');

/** Enough to try the product; on a site that others reach, terms and policies must name a real owner. */
const sampleDetails = {
  OWNER_NAME: 'Kalam',
  OWNER_TOWN: 'Mumbai',
  SUPPORT_EMAIL: 'support@example.com',
  SUPPORT_PHONE: '+91 00000 00000',
  SUPPORT_ADDRESS: 'Mumbai, Maharashtra, India',
  PRIVACY_EMAIL: 'privacy@example.com',
  GRIEVANCE_EMAIL: 'grievance@example.com',
} as const;

const environment = z.object({
  PORT: z
    .string()
    .regex(/^\d{1,5}$/, 'must be a number')
    .transform(Number)
    .refine((port) => port >= 1 && port <= 65_535, 'must be from 1 to 65535')
    .default(3000),
  HOST: filled.default('127.0.0.1'),
  PUBLIC_URL: url(...webProtocols)
    .refine((text) => {
      const { pathname, search, hash, username } = new URL(text);
      return pathname === '/' && search === '' && hash === '' && username === '';
    }, 'must be an origin alone, such as https://kalam.example')
    .optional(),
  DATA_DIR: filled.default('./data'),
  DATABASE_URL: url('postgres:', 'postgresql:').optional(),
  DIRECT_DATABASE_URL: url('postgres:', 'postgresql:').optional(),
  TRUSTED_PROXIES: list
    .refine((proxies) => proxies.every(isProxy), 'must be network addresses, ranges (10.0.0.0/8) or loopback')
    .optional(),
  SMTP_URL: url('smtp:', 'smtps:').optional(),
  MAIL_FROM: mailSender.optional(),
  RAZORPAY_KEY_ID: optional,
  RAZORPAY_KEY_SECRET: optional,
  RAZORPAY_WEBHOOK_SECRET: list.optional(),
  RAZORPAY_API_URL: url('http:', 'https:').optional(),
  RAZORPAY_CHECKOUT_URL: url('http:', 'https:').optional(),
  JOBS_API_URL: url('http:', 'https:').optional(),
  JOBS_API_KEY: optional,
  JOBS_API_KEY_HEADER: filled.regex(/^[\w-]+$/, 'must be the name of a header').optional(),
  AI_API_URL: url('http:', 'https:').optional(),
  AI_API_KEY: optional,
  AI_MODEL: optional,
  AI_SERVICE_NAME: filled
    .max(helpLimits.serviceName, `must have at most ${helpLimits.serviceName} characters`)
    .optional(),
  OWNER_NAME: filled.default(sampleDetails.OWNER_NAME),
  OWNER_TOWN: filled.default(sampleDetails.OWNER_TOWN),
  SUPPORT_EMAIL: email.default(sampleDetails.SUPPORT_EMAIL),
  SUPPORT_PHONE: filled.default(sampleDetails.SUPPORT_PHONE),
  SUPPORT_ADDRESS: filled.default(sampleDetails.SUPPORT_ADDRESS),
  PRIVACY_EMAIL: email.default(sampleDetails.PRIVACY_EMAIL),
  GRIEVANCE_EMAIL: email.default(sampleDetails.GRIEVANCE_EMAIL),
  BACKUP_DIR: optional,
  BACKUP_KEEP_DAYS: z
    .string()
    .regex(/^\d{1,4}$/, 'must be a number of days')
    .transform(Number)
    .refine((days) => days >= 1, 'must be 1 or more')
    .default(14),
  BACKUP_PASSPHRASE: z.string().min(12, 'must have at least 12 characters').optional(),
  BACKUP_PASSPHRASE_FILE: optional,
  GSTIN: filled
    .transform(readGstin)
    .refine(isGstin, 'must be a GSTIN: 15 letters and digits, the last one a check')
    .optional(),
  GST_SAC: filled.refine(isSac, 'must be a service accounting code of 6 digits, from 99').optional(),
  GST_RATE: filled
    .refine(
      (text) => readRate(text) !== undefined,
      'must be a rate in percent that can be halved, such as 18',
    )
    .optional(),
  AUTH_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], {
      error: 'must be one of fatal, error, warn, info, debug, trace, silent',
    })
    .default('info'),
  METRICS_TOKEN: z.string().min(16, 'must have at least 16 characters').optional(),
  ALLOW_SANDBOX: flag,
  SANDBOX_PASSWORD: z.string().min(8, 'must have at least 8 characters').optional(),
});

type Environment = z.infer<typeof environment>;

const loopbackNames = new Set(['localhost', '127.0.0.1', '[::1]', '::1']);
export const isLoopbackName = (hostname: string): boolean =>
  loopbackNames.has(hostname) || /^127(?:\.\d{1,3}){3}$/.test(hostname) || hostname.endsWith('.localhost');

/** Whether only this machine can reach the site; everything that depends on it asks here, with the address as parsed. */
const isOnThisMachine = (site: URL): boolean => isLoopbackName(site.hostname);

/** Which outside services are played by local stand-ins, and what opens them. */
export interface SandboxConfig {
  readonly payments: boolean;
  readonly mail: boolean;
  readonly jobs: boolean;
  readonly rewriting: boolean;
  /** Asked for at every visit; absent only while the site itself is on a loopback address. */
  readonly password: string | undefined;
  /** Whether others than this machine may come, with the password. */
  readonly openElsewhere: boolean;
}

export interface AiApi {
  readonly url: string;
  readonly key: string | undefined;
  readonly model: string;
}

/** With the name under which people agree to send it a sentence. */
export interface NamedAiApi extends AiApi {
  readonly serviceName: string;
}

export interface SiteDetails {
  readonly ownerName: string;
  readonly ownerTown: string;
  readonly supportEmail: string;
  readonly supportPhone: string;
  readonly supportAddress: string;
  readonly privacyEmail: string;
  readonly grievanceEmail: string;
}

/** Where a backup goes every night, and for how long it is kept. */
export interface BackupConfig {
  readonly folder: string;
  readonly keepDays: number;
  readonly passphrase: string | undefined;
}

export interface Config {
  readonly port: number;
  readonly host: string;
  /** Origin of the site, without a slash at the end. */
  readonly publicUrl: string;
  readonly onLoopback: boolean;
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
  readonly directDatabaseUrl: string | undefined;
  readonly trustedProxies: readonly string[];
  readonly smtpUrl: string | undefined;
  readonly mailFrom: string;
  readonly razorpay:
    | {
        readonly keyId: string;
        readonly keySecret: string;
        readonly webhookSecrets: readonly string[];
        readonly apiUrl: string;
        readonly checkoutUrl: string;
      }
    | undefined;
  readonly jobsApi:
    | { readonly url: string; readonly key: string | undefined; readonly keyHeader: string }
    | undefined;
  readonly aiApi: NamedAiApi | undefined;
  readonly site: SiteDetails;
  readonly backup: BackupConfig | undefined;
  /** Seals backups and opens them; asked for also where none is made by night. */
  readonly backupPassphrase: string | undefined;
  /** Invoices are made with it; receipts without. */
  readonly tax: TaxSettings | undefined;
  readonly authSecret: string | undefined;
  readonly logLevel: Environment['LOG_LEVEL'];
  readonly metricsToken: string | undefined;
  readonly sandbox: SandboxConfig;
}

export class ConfigMistakes extends Error {
  readonly mistakes: readonly string[];

  constructor(mistakes: readonly string[]) {
    const lines = mistakes.map((line) => `  ${line}`).join('\n');
    super(`The configuration has ${mistakes.length === 1 ? 'a mistake' : 'mistakes'}:\n${lines}`);
    this.mistakes = mistakes;
  }
}

type Variables = Readonly<Record<string, string | undefined>>;

/** Reads the environment; throws one error that names every mistake, so that they are mended in one go. */
export const readConfig = (variables: Variables): Config => {
  // An empty variable (`SMTP_URL=` in an env file) means "not set".
  const set: Variables = Object.fromEntries(Object.entries(variables).filter(([, value]) => value?.trim()));
  const parsed = environment.safeParse(set);
  const mistakes = [
    ...(parsed.error?.issues ?? []).map((issue) => `${issue.path.join('.')} ${issue.message}`),
    ...findIncomplete(set),
    ...findSandboxMistakes(set),
    ...findSampleDetails(set),
    ...findTrialSettings(set),
  ];
  if (!parsed.success || mistakes.length > 0) throw new ConfigMistakes(mistakes);
  return toConfig(parsed.data);
};

const toConfig = (env: Environment): Config => {
  const passphrase = env.BACKUP_PASSPHRASE ?? readPassphrase(env.BACKUP_PASSPHRASE_FILE);
  const site = new URL(env.PUBLIC_URL ?? `http://localhost:${env.PORT}`);
  return {
    port: env.PORT,
    host: env.HOST,
    publicUrl: site.origin,
    onLoopback: isOnThisMachine(site),
    dataDir: resolve(env.DATA_DIR),
    databaseUrl: env.DATABASE_URL,
    directDatabaseUrl: env.DIRECT_DATABASE_URL ?? env.DATABASE_URL,
    trustedProxies: env.TRUSTED_PROXIES ?? [],
    smtpUrl: env.SMTP_URL,
    mailFrom: env.MAIL_FROM ?? `Kalam <${env.SUPPORT_EMAIL}>`,
    razorpay:
      env.RAZORPAY_KEY_ID === undefined
        ? undefined
        : {
            keyId: env.RAZORPAY_KEY_ID,
            keySecret: env.RAZORPAY_KEY_SECRET ?? '',
            webhookSecrets: env.RAZORPAY_WEBHOOK_SECRET ?? [],
            apiUrl: env.RAZORPAY_API_URL ?? 'https://api.razorpay.com/v1',
            checkoutUrl: env.RAZORPAY_CHECKOUT_URL ?? 'https://checkout.razorpay.com/v1/checkout.js',
          },
    jobsApi:
      env.JOBS_API_URL === undefined
        ? undefined
        : {
            url: env.JOBS_API_URL,
            key: env.JOBS_API_KEY,
            keyHeader: env.JOBS_API_KEY_HEADER ?? 'x-api-key',
          },
    aiApi:
      env.AI_API_URL === undefined
        ? undefined
        : {
            url: env.AI_API_URL,
            key: env.AI_API_KEY,
            model: env.AI_MODEL ?? '',
            serviceName: env.AI_SERVICE_NAME ?? new URL(env.AI_API_URL).host,
          },
    site: {
      ownerName: env.OWNER_NAME,
      ownerTown: env.OWNER_TOWN,
      supportEmail: env.SUPPORT_EMAIL,
      supportPhone: env.SUPPORT_PHONE,
      supportAddress: env.SUPPORT_ADDRESS,
      privacyEmail: env.PRIVACY_EMAIL,
      grievanceEmail: env.GRIEVANCE_EMAIL,
    },
    backup:
      env.BACKUP_DIR === undefined
        ? undefined
        : { folder: resolve(env.BACKUP_DIR), keepDays: env.BACKUP_KEEP_DAYS, passphrase },
    backupPassphrase: passphrase,
    tax:
      env.GSTIN === undefined
        ? undefined
        : {
            gstin: env.GSTIN,
            sac: env.GST_SAC ?? defaultSac,
            rate: readRate(env.GST_RATE ?? '') ?? defaultRate,
          },
    authSecret: env.AUTH_SECRET,
    logLevel: env.LOG_LEVEL,
    metricsToken: env.METRICS_TOKEN,
    sandbox: {
      payments: env.RAZORPAY_KEY_ID === undefined,
      mail: env.SMTP_URL === undefined,
      // Mail and payments refuse the start without a service; job search and rewriting can be left out.
      jobs: env.JOBS_API_URL === undefined && (isOnThisMachine(site) || env.ALLOW_SANDBOX),
      rewriting: env.AI_API_URL === undefined && (isOnThisMachine(site) || env.ALLOW_SANDBOX),
      password: env.SANDBOX_PASSWORD,
      openElsewhere: env.ALLOW_SANDBOX && env.SANDBOX_PASSWORD !== undefined,
    },
  };
};

/** A key of any kind will do, as long as it is long enough to be one; a line end after it is none of it. */
const readPassphrase = (path: string | undefined): string | undefined => {
  if (path === undefined) return undefined;
  let text: string;
  try {
    text = readFileSync(path, 'utf8').replace(/\r?\n$/, '');
  } catch {
    throw new ConfigMistakes([`BACKUP_PASSPHRASE_FILE cannot be read: ${path}`]);
  }
  if (text.length >= 12) return text;
  throw new ConfigMistakes(['BACKUP_PASSPHRASE_FILE must hold at least 12 characters']);
};

/** Settings that make sense only together. */
const needs: readonly (readonly [keyof Environment, keyof Environment])[] = [
  ['RAZORPAY_KEY_ID', 'RAZORPAY_KEY_SECRET'],
  ['RAZORPAY_KEY_ID', 'RAZORPAY_WEBHOOK_SECRET'],
  ['RAZORPAY_KEY_SECRET', 'RAZORPAY_KEY_ID'],
  ['RAZORPAY_WEBHOOK_SECRET', 'RAZORPAY_KEY_ID'],
  ['RAZORPAY_API_URL', 'RAZORPAY_KEY_ID'],
  ['RAZORPAY_CHECKOUT_URL', 'RAZORPAY_KEY_ID'],
  ['SMTP_URL', 'MAIL_FROM'],
  ['JOBS_API_KEY', 'JOBS_API_URL'],
  ['AI_API_KEY', 'AI_API_URL'],
  ['AI_SERVICE_NAME', 'AI_API_URL'],
  ['AI_API_URL', 'AI_MODEL'],
  ['DIRECT_DATABASE_URL', 'DATABASE_URL'],
  // An invoice names its seller as registered.
  ['GSTIN', 'OWNER_NAME'],
  ['GSTIN', 'SUPPORT_ADDRESS'],
  ['GST_SAC', 'GSTIN'],
  ['GST_RATE', 'GSTIN'],
];

const findIncomplete = (set: Variables): string[] =>
  needs
    .filter(([given, needed]) => set[given] !== undefined && set[needed] === undefined)
    .map(([given, needed]) => `${needed} is missing: ${given} needs it`);

/** The site, when others can reach it and nobody has said that it is for trying things out. */
const publicSite = (set: Variables): URL | undefined => {
  // One that is no address at all is named for what it is, and nothing is concluded from it.
  const site = parseUrl(set.PUBLIC_URL?.trim() ?? '', webProtocols);
  if (site === undefined || isOnThisMachine(site)) return undefined;
  return set.ALLOW_SANDBOX === '1' && set.SANDBOX_PASSWORD !== undefined ? undefined : site;
};

/**
 * The stand-ins show mail with reset links and pay without money: on a site that others can reach they run only when
 * the operator says so, and behind a password.
 */
const findSandboxMistakes = (set: Variables): string[] => {
  const site = publicSite(set);
  if (site === undefined) return [];
  return [
    ['SMTP_URL', 'mail'],
    ['RAZORPAY_KEY_ID', 'payments'],
  ]
    .filter(([name = '']) => set[name] === undefined)
    .map(
      ([name, what]) =>
        `${name} is missing: ${what} would go to the sandbox, which ${site.origin} would show to everyone. ` +
        'Configure it, or set ALLOW_SANDBOX=1 and SANDBOX_PASSWORD',
    );
};

/** Who answers for the site is read in its terms, policies and mails. */
const findSampleDetails = (set: Variables): string[] => {
  const site = publicSite(set);
  if (site === undefined) return [];
  return (
    Object.entries(sampleDetails)
      // A name and a town may really be the sample's; an address never is.
      .filter(
        ([name, sample]) => set[name] === undefined || (/EMAIL|PHONE/.test(name) && set[name] === sample),
      )
      .map(([name]) => `${name} is missing: ${site.origin} would show a sample to everyone`)
  );
};

/** Names that belong to nobody, kept for examples. */
const sampleDomain = /@(?:[\w-]+\.)*example\.(?:com|net|org)>?$/i;

/** Copied from an example, or meant for trying things out. */
const findTrialSettings = (set: Variables): string[] => {
  const site = publicSite(set);
  if (site === undefined) return [];
  return [
    ...(sampleDomain.test(set.MAIL_FROM?.trim() ?? '')
      ? [`MAIL_FROM is a sample: mail of ${site.origin} would be refused everywhere`]
      : []),
    ...(/^rzp_test_/.test(set.RAZORPAY_KEY_ID?.trim() ?? '')
      ? [
          `RAZORPAY_KEY_ID is a key for trials: ${site.origin} would give plans away without money. ` +
            'Take the live key, or set ALLOW_SANDBOX=1 and SANDBOX_PASSWORD',
        ]
      : []),
  ];
};
