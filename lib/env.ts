import * as z from 'zod';
import { categoryGroups } from './catalogue/categories';
import { type Given, halfMissing } from './services';

/* Read at run time and never built in. .env.example describes each variable. */
/** "France=https://…, Ireland=https://…". */
const links = z
  .string()
  .default('')
  .transform((text) =>
    text
      .split(',')
      .filter((entry) => entry.trim() !== '')
      .map((entry) => {
        const [name = '', ...url] = entry.split('=');
        return { name: name.trim(), url: url.join('=').trim() };
      }),
  )
  .pipe(z.array(z.object({ name: z.string().min(1), url: z.url({ protocol: /^https$/ }) })));

const payments = z.enum(['stripe', 'sandbox', 'none']);
/** Payment providers by group: "jobs=none, vehicles=stripe". */
const paymentsByGroup = z
  .string()
  .default('')
  .transform((text) => {
    const entries = text.split(',').filter((entry) => entry.trim() !== '');
    return Object.fromEntries(entries.map((entry) => entry.split('=').map((part) => part.trim())));
  })
  .pipe(z.partialRecord(z.enum(categoryGroups.map(({ slug }) => slug)), payments));
/** Labels with minimum scores: "weapon=0.9, gore=0.8". */
const labelScores = z
  .string()
  .default('')
  .transform((text) => {
    const entries = text.split(',').filter((entry) => entry.trim() !== '');
    return Object.fromEntries(entries.map((entry) => entry.split('=').map((part) => part.trim())));
  })
  .pipe(z.record(z.string().min(1).max(60), z.coerce.number().min(0.01).max(1)));
const port = z.coerce.number().int().min(1).max(65535);
const word = z.string().regex(/^\S+$/);
const endpoint = z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/+$/, ''));
/** "hello@example.co.uk" or "Townboard <hello@example.co.uk>". */
const sender = /^(?:[^\s<>@]+@[^\s<>@]+|[^<>\r\n]+ <[^\s<>@]+@[^\s<>@]+>)$/;

const schema = z.object({
  /** Required: a server that lost its settings must not become a public demo. */
  APP_ENV: z.enum(['demo', 'production']),
  APP_URL: z.url({ protocol: /^https?$/ }).default('http://localhost:3000'),
  SITE_NAME: z.string().min(1).default('Townboard'),
  OPERATOR_NAME: z.string().min(1).optional(),
  CONTACT_EMAIL: z.email().optional(),
  /** For receipts. Without a VAT number the operator charges no VAT. */
  OPERATOR_ADDRESS: z.string().min(1).optional(),
  VAT_NUMBER: z
    .string()
    .regex(/^[A-Z]{2}[0-9A-Z ]{5,15}$/)
    .optional(),
  VAT_RATE: z.coerce.number().min(0).max(100).default(20),
  DATABASE_URL: z.string().min(1),
  DATABASE_DIRECT_URL: z.string().min(1).optional(),
  DATABASE_REPLICA_URL: z.string().min(1).optional(),
  SEARCH_URL: endpoint.optional(),
  DATABASE_POOL_SIZE: z.coerce.number().int().min(2).default(20),
  AUTH_SECRET: z.string().min(32),
  /** The previous secret, for as long as its signatures are valid. */
  AUTH_SECRET_PREVIOUS: z.string().min(32).optional(),
  PHONE_KEY: z.string().min(32).optional(),
  /** The previous key, until `npm run secrets:reseal` has run. */
  PHONE_KEY_PREVIOUS: z.string().min(32).optional(),
  CRON_SECRET: z.string().min(16).optional(),
  DATA_DIR: z.string().min(1).default('.data'),
  TRUSTED_PROXIES: z.coerce.number().int().min(0).default(0),
  CALLER_ADDRESS: z.enum(['server', 'platform']).default('server'),
  BACKUPS: z.enum(['elsewhere']).optional(),
  METRICS_PORT: port.optional(),
  WORKER_METRICS_PORT: port.optional(),
  METRICS_HOST: z.string().min(1).default('127.0.0.1'),
  SENTRY_DSN: z
    .url({ protocol: /^https?$/ })
    .regex(/^https?:\/\/\w+@[^/]+\/.+/)
    .optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: endpoint.optional(),
  OTEL_SERVICE_NAME: z.string().min(1).default('townboard'),
  LOG_SLOW_STATEMENTS: z.coerce.number().int().min(0).default(500),
  LOG_REQUESTS: z.enum(['slow', 'all']).default('slow'),
  PAGE_CACHE: z.enum(['on', 'off']).default('on'),
  COUNTRY_SITES: links,
  SOCIAL_LINKS: links,
  ADULT_AGE_CHECK: z.enum(['self-declared']).optional(),
  AGE_CHECK_AUTHORIZE_URL: endpoint.optional(),
  AGE_CHECK_TOKEN_URL: endpoint.optional(),
  AGE_CHECK_CLIENT_ID: word.optional(),
  AGE_CHECK_CLIENT_SECRET: z.string().min(32).optional(),
  ADULT_REVIEW: z.enum(['before', 'after']).optional(),
  PHOTO_CLASSIFIER_URL: endpoint.optional(),
  PHOTO_CLASSIFIER_TOKEN: word.optional(),
  PHOTO_CLASSIFIER_HOLD: labelScores,
  PHOTO_CLASSIFIER_FLAG: labelScores,

  S3_BUCKET: word.optional(),
  S3_REGION: word.optional(),
  S3_ACCESS_KEY_ID: word.optional(),
  S3_SECRET_ACCESS_KEY: word.optional(),
  S3_ENDPOINT: endpoint.optional(),
  DIRECT_UPLOADS: z.enum(['on']).optional(),
  RESEND_API_KEY: word.optional(),
  MAIL_FROM: z.string().regex(sender).optional(),
  RESEND_BASE_URL: endpoint.default('https://api.resend.com'),
  VAPID_PRIVATE_KEY: z
    .string()
    .regex(/^[A-Za-z0-9_-]{43}$/)
    .optional(),
  PUSH_SERVICES: z
    .string()
    .default('')
    .transform((text) => text.split(/[\s,]+/).filter(Boolean)),
  WHATSAPP_TOKEN: word.optional(),
  WHATSAPP_PHONE_NUMBER_ID: z.string().regex(/^\d+$/).optional(),
  WHATSAPP_API_URL: endpoint.default('https://graph.facebook.com/v26.0'),
  WHATSAPP_TEMPLATE: z
    .string()
    .regex(/^[a-z0-9_]+$/)
    .default('verification_code'),
  WHATSAPP_TEMPLATE_LANGUAGE: z
    .string()
    .regex(/^[a-z]{2,3}(_[A-Z]{2})?$/)
    .default('en_GB'),
  /** Adult categories may need another provider, since card schemes refuse some. */
  PAYMENTS: payments.optional(),
  PAYMENTS_ADULT: payments.optional(),
  PAYMENTS_BY_GROUP: paymentsByGroup,
  STRIPE_SECRET_KEY: word.optional(),
  STRIPE_PUBLISHABLE_KEY: word.optional(),
  STRIPE_WEBHOOK_SECRET: word.optional(),
  STRIPE_API_URL: endpoint.default('https://api.stripe.com'),
});

export type Env = z.infer<typeof schema>;

const names = Object.keys(schema.shape);

export function readEnv(given: Given): { values: Partial<Env>; faults: string[] } {
  const filled = Object.fromEntries(names.map((name) => [name, given[name] || undefined]));
  const { error } = schema.safeParse(filled);
  const faults = error?.issues.map((issue) => String(issue.path[0])) ?? [];
  for (const name of faults) filled[name] = undefined;
  const values = schema.partial().parse(filled);
  return { values, faults: [...new Set([...faults, ...halfMissing(given)])] };
}

export function describeFaults(faults: string[], given: Given): string {
  const missing = faults.filter((name) => !given[name]);
  const wrong = faults.filter((name) => given[name]);
  const parts = [
    missing.length > 0 && `Missing configuration: ${missing.join(', ')}.`,
    wrong.length > 0 && `Wrong configuration: ${wrong.join(', ')}.`,
  ];
  return [...parts.filter(Boolean), 'See .env.example.'].join(' ');
}

class ConfigurationError extends Error {
  /** Commands print its message, which says what to do, without a stack. */
  readonly plain = true;
}

let cached: { source: string; value: Env } | undefined;

export function env(): Env {
  // Reading process.env some forty times is slow. Only tests change it.
  if (cached && process.env.NODE_ENV === 'production') return cached.value;
  const source = names.map((name) => process.env[name] ?? '').join('\0');
  if (cached?.source === source) return cached.value;

  const { values, faults } = readEnv(process.env);
  // The build calls no service, so variables may be missing.
  const isBuild = process.env.NEXT_PHASE === 'phase-production-build';
  const grave = isBuild ? faults.filter((name) => process.env[name]) : faults;
  if (grave.length > 0) throw new ConfigurationError(describeFaults(grave, process.env));
  cached = { source, value: values as Env };
  return cached.value;
}

/** Stand-ins for mail, messages and cards are allowed and visible. */
export const isDemo = () => env().APP_ENV === 'demo';

export const isHttps = () => env().APP_URL.startsWith('https://');
