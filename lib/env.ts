import * as z from 'zod';

/*
 * Configuration, read at run time and never frozen into the build. See .env.example for what each
 * variable means. Read through env() only, so that a wrong value is named once, clearly.
 */
/** Names with addresses: "France=https://…, Ireland=https://…". */
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

const schema = z.object({
  APP_ENV: z.enum(['demo', 'production']).default('demo'),
  APP_URL: z.url({ protocol: /^https?$/ }).default('http://localhost:3000'),
  SITE_NAME: z.string().min(1).default('Townboard'),
  DATABASE_URL: z.string().min(1),
  DATABASE_POOL_SIZE: z.coerce.number().int().positive().default(10),
  AUTH_SECRET: z.string().min(32),
  DATA_DIR: z.string().min(1).default('.data'),
  /** How many proxies of the operator's stand in front and append to X-Forwarded-For. */
  TRUSTED_PROXIES: z.coerce.number().int().min(0).default(0),
  /** The owner's other country sites and social pages, for the footer. */
  COUNTRY_SITES: links,
  SOCIAL_LINKS: links,
  /** Production withholds adult pages unless the owner settles for visitors declaring their age. */
  ADULT_AGE_CHECK: z.enum(['self-declared']).optional(),
  ADULT_REVIEW: z.enum(['before', 'after']).optional(),
});

export type Env = z.infer<typeof schema>;

let cached: { source: string; value: Env } | undefined;

/** The checked configuration. Throws one sentence that names every wrong variable. */
export function env(): Env {
  const names = Object.keys(schema.shape);
  const source = names.map((name) => process.env[name] ?? '').join('\0');
  if (cached?.source === source) return cached.value;

  const given = names.map((name) => [name, process.env[name] || undefined] as const);
  const result = schema.safeParse(Object.fromEntries(given));
  if (!result.success) {
    const wrong = [...new Set(result.error.issues.map((issue) => String(issue.path[0])))];
    throw new Error(`Missing or wrong configuration: ${wrong.join(', ')}. See .env.example.`);
  }
  cached = { source, value: result.data };
  return result.data;
}

/** Demo: stand-ins for mail, messages and cards are allowed and visible. */
export const isDemo = () => env().APP_ENV === 'demo';

/** Whether the site is reached by https, which decides cookie prefixes and HSTS. */
export const isHttps = () => env().APP_URL.startsWith('https://');
