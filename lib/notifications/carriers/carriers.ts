import type { Channel } from '@/lib/db/generated/enums';
import { type Env, env, isDemo } from '@/lib/env';
import { AppError } from '@/lib/errors';

/* Each channel's carrier, without its client library, which only the worker loads. */

export type ResendSettings = { apiKey: string; from: string; baseUrl: string };

export function resendSettings(values: Partial<Env> = env()): ResendSettings | undefined {
  const { RESEND_API_KEY: apiKey, MAIL_FROM: from, RESEND_BASE_URL: baseUrl } = values;
  return apiKey && from && baseUrl ? { apiKey, from, baseUrl } : undefined;
}

export type WhatsappSettings = {
  token: string;
  phoneNumberId: string;
  apiUrl: string;
  template: { name: string; language: string };
};

export function whatsappSettings(values: Partial<Env> = env()): WhatsappSettings | undefined {
  const { WHATSAPP_TOKEN: token, WHATSAPP_PHONE_NUMBER_ID: phoneNumberId } = values;
  const { WHATSAPP_API_URL: apiUrl } = values;
  const { WHATSAPP_TEMPLATE: name, WHATSAPP_TEMPLATE_LANGUAGE: language } = values;
  if (!token || !phoneNumberId || !apiUrl || !name || !language) return undefined;
  return { token, phoneNumberId, apiUrl, template: { name, language } };
}

const settings = { email: resendSettings, whatsapp: whatsappSettings };

const hasProvider = (channel: Channel) => settings[channel]() !== undefined;

export const staysInOutbox = (channel: Channel) => isDemo() && !hasProvider(channel);

const names: Record<Channel, string> = { email: 'Email', whatsapp: 'WhatsApp' };

export const notSetUp = (channel: Channel) => `${names[channel]} is not set up on this site yet.`;

export const canSend = (channel: Channel) => hasProvider(channel) || isDemo();

export function requireCarrier(channel: Channel): void {
  if (canSend(channel)) return;
  throw new AppError('unavailable', notSetUp(channel));
}
