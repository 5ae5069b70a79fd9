import { Resend } from 'resend';
import type { Env } from '@/lib/env.ts';
import { resendSettings } from '@/lib/notifications/carriers/carriers.ts';
import { failure } from '../../launch/preflight.mjs';

export async function probeMail(values: Partial<Env>): Promise<string> {
  const settings = resendSettings(values);
  if (!settings) throw failure('a setting is wrong');
  const { apiKey, baseUrl, from } = settings;
  const { data, error } = await new Resend(apiKey, { baseUrl }).domains.list(
    { limit: 100 },
    { signal: AbortSignal.timeout(10_000) },
  );
  if (error?.name === 'restricted_api_key') {
    return 'Resend takes the key. It may only send, so the domain was not looked up';
  }
  if (error && !error.statusCode) {
    throw failure(`no answer from ${new URL(baseUrl).host}`);
  }
  if (!data) throw failure(`Resend: ${error?.name ?? 'no answer'} (${error?.statusCode ?? '–'})`);
  const domain = from.replace(/^.*@|>$/g, '').toLowerCase();
  const found = data.data.find(({ name }) => domain === name || domain.endsWith(`.${name}`));
  if (!found) throw failure(`Resend does not know the domain ${domain} of MAIL_FROM`);
  if (found.status !== 'verified') throw failure(`${found.name} is ${found.status} at Resend`);
  return `Resend takes the key, ${found.name} is verified`;
}
