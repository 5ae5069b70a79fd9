import * as z from 'zod';
import type { Env } from '@/lib/env.ts';
import { whatsappSettings } from '@/lib/notifications/carriers/carriers.ts';
import { failure } from '../../launch/preflight.mjs';

const answer = z.object({
  verified_name: z.string().optional(),
  error: z.object({ code: z.number() }).optional(),
});

export async function probeWhatsapp(values: Partial<Env>): Promise<string> {
  const settings = whatsappSettings(values);
  if (!settings) throw failure('a setting is wrong');
  const { apiUrl, phoneNumberId, token, template } = settings;
  const response = await fetch(`${apiUrl}/${phoneNumberId}?fields=verified_name`, {
    headers: { authorization: `Bearer ${token}` },
    redirect: 'error',
    signal: AbortSignal.timeout(10_000),
  }).catch(() => {
    throw failure(`no answer from ${new URL(apiUrl).host}`);
  });
  const body = answer.safeParse(await response.json().catch(() => undefined)).data;
  if (!response.ok) {
    throw failure(`WhatsApp answered ${response.status} (code ${body?.error?.code ?? 'unknown'})`);
  }
  const name = body?.verified_name ?? 'without a name yet';
  return `the sending number is "${name}"; codes use template ${template.name} (${template.language})`;
}
