import { describeFaults, readEnv } from './env';
import { choices, type Given, paymentVariables, services } from './services';

/** Names every invalid variable; undefined if the site may start. Production refuses stand-ins. */
export function configurationProblem(given: Given = process.env): string | undefined {
  if (!given.APP_ENV) {
    return 'Set APP_ENV to production, or to demo to try the site out. Only npm start may leave it out.';
  }
  const { faults, values } = readEnv(given);
  if (given.APP_ENV !== 'production') {
    return faults.length > 0 ? describeFaults(faults, given) : undefined;
  }
  const missing = services(given).flatMap((service) => service.missing);
  const sandboxes = paymentVariables.filter((name) => choices(given[name]).includes('sandbox'));
  const all = [...new Set([...missing, ...faults, ...sandboxes])];
  if (all.length === 0 && values.APP_URL && isLoopback(values.APP_URL)) {
    return `APP_URL is ${values.APP_URL}, which nobody else can open. Set the address of the site.`;
  }
  if (all.length === 0) return undefined;
  return `APP_ENV=production runs without stand-ins. ${describeFaults(all, given)}`;
}

const isLoopback = (url: string) =>
  /^(localhost|.+\.localhost|127(\.\d+){3}|0\.0\.0\.0|\[::1?\])$/.test(new URL(url).hostname);

export function exitUnlessConfigured(): void {
  const problem = configurationProblem();
  if (!problem) return;
  process.stderr.write(`\n${problem}\n`);
  process.exit(1);
}
