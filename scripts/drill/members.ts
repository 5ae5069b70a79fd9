/* Creates members through the API of the demo, whose reply contains the mailed code. */
import { randomBytes, randomUUID } from 'node:crypto';
import { failure } from '../launch/preflight.mjs';
import { call } from './call.ts';

type Site = { url: string };

export type Member = { email: string; username: string; token: string; from: string };

export const password = 'Marmalade77';
export const emailDomain = 'attack.example.org';
export const newEmail = () => `${randomUUID()}@${emailDomain}`;

/** Letters only: digits may look like a phone number, which names must not contain. */
export const newName = () =>
  `a${[...randomBytes(18)].map((byte) => String.fromCharCode(97 + (byte % 26))).join('')}`;

type Json = Record<string, unknown>;
export type Sent = { challenge?: unknown; code?: unknown };

export async function need(site: Site, path: string, options: Partial<Parameters<typeof call>[1]>) {
  const answer = await call(site.url, { method: 'POST', path, ...options });
  if (answer.status >= 200 && answer.status < 300) return JSON.parse(answer.text) as Json;
  throw failure(`${path} answered ${answer.status}: ${answer.text.slice(0, 200)}`);
}

export async function register(site: Site, from: string): Promise<Member> {
  const email = newEmail();
  const { challenge, code } = await need(site, '/api/auth/send-code', { from, body: { email } });
  return finishRegistration(site, from, email, { challenge, code });
}

export async function finishRegistration(
  site: Site,
  from: string,
  email: string,
  { challenge, code }: Sent,
): Promise<Member> {
  const body = { email, code, challenge };
  await need(site, '/api/auth/verify-code', { from, body });
  const username = newName();
  const names = { firstName: 'Alan', lastName: 'Tack', username };
  const form = { ...names, password, confirmPassword: password };
  const made = await need(site, '/api/auth/register', {
    from,
    body: { email, challenge, ...form },
  });
  return { email, username, token: String(made.token), from };
}

/** Each from its own IP address in 127.0.`network`. */
export const registerMany = (site: Site, count: number, network: number): Promise<Member[]> =>
  Promise.all(
    Array.from({ length: count }, (_, index) => register(site, `127.0.${network}.${index + 1}`)),
  );

export const goods = {
  category: 'Home',
  title: 'Oak dining table with six chairs',
  description: 'Solid oak, two metres long. Collection only, from the ground floor.',
  location: { slug: 'ilford-ig1' },
  images: [],
  condition: 'Good',
  genericDescription: 'Kept with care, and shown by appointment on most evenings.',
  genericPrice: '12.50',
};

export const publish = (site: Site, { token, from }: Member, changes: Json = {}) =>
  need(site, '/api/ads', { token, from, body: { ...goods, ...changes } });
