import { solveProof } from '@/lib/rate-limit/solve-proof.ts';
import { type Answer, type Call, call } from '../../drill/call.ts';
import {
  finishRegistration,
  need,
  newEmail,
  register as newMember,
  password,
  type Sent,
} from '../../drill/members.ts';
import type { AttackRow } from '../attack-row.ts';
import type { Target } from '../target.ts';

const strangers = 12;

export const codesAndLogins: AttackRow = {
  name: 'codes-and-logins',
  title: 'Codes, wrong passwords and resets by 12 strangers against their owners',
  run: async (target) => {
    const broken: string[] = [];
    const done: string[] = [];
    for (const [what, attempt] of Object.entries(attempts)) {
      const refusal = await attempt(target);
      if (refusal === null) done.push(what);
      else broken.push(`the owner cannot ${what}: ${refusal}`);
    }
    return { figure: `the owner can ${done.join(', ')}`, broken };
  },
};

const byStrangers = (target: Target, path: string, body: (index: number) => unknown) =>
  Promise.all(
    Array.from({ length: strangers }, (_, index) =>
      call(target.url, { method: 'POST', path, from: `127.0.8.${index + 10}`, body: body(index) }),
    ),
  );

async function guessAtCodes(target: Target, email: string): Promise<void> {
  const replies = await byStrangers(target, '/api/auth/send-code', () => ({ email }));
  await byStrangers(target, '/api/auth/verify-code', (index) => {
    const { challenge = 'x'.repeat(43) } = JSON.parse(replies[index]?.text ?? '{}');
    return { email, code: String(index).padStart(4, '0'), challenge };
  });
}

const register = (target: Target, from: string, email: string, sent: Sent) =>
  finishRegistration(target, from, email, sent).then(
    () => null,
    (error: Error) => error.message,
  );

/** The owner's code came before the attack. */
async function useCode(target: Target) {
  const email = newEmail();
  const from = '127.0.8.1';
  const sent = await need(target, '/api/auth/send-code', { from, body: { email } });
  await guessAtCodes(target, email);
  return register(target, from, email, sent);
}

/** The attack came before the owner's request. */
async function getCode(target: Target) {
  const email = newEmail();
  const from = '127.0.8.2';
  await guessAtCodes(target, email);
  const sent = await proved(target, { path: '/api/auth/send-code', from, body: { email } });
  if (sent.status !== 200) return sent.text;
  return register(target, from, email, JSON.parse(sent.text));
}

async function logIn(target: Target) {
  const { email } = await newMember(target, '127.0.8.3');
  await byStrangers(target, '/api/auth/login', (index) => ({
    email,
    password: `Wrong-${index}-8`,
  }));
  const body = { email, password };
  const { status, text } = await proved(target, {
    path: '/api/auth/login',
    from: '127.0.8.4',
    body,
  });
  return status === 200 ? null : text;
}

async function askForReset(target: Target) {
  const { email } = await newMember(target, '127.0.8.5');
  const path = '/api/auth/request-reset';
  await byStrangers(target, path, () => ({ email }));
  const { status, text } = await proved(target, { path, from: '127.0.8.6', body: { email } });
  return status === 200 ? null : text;
}

const attempts = {
  'use the code they hold': useCode,
  'get a code': getCode,
  'log in': logIn,
  'ask for a reset link': askForReset,
};

/** Like the site's client: solves the proof of work that a refusal asks for. */
async function proved({ url }: Target, request: Call): Promise<Answer> {
  const first = await call(url, { method: 'POST', ...request });
  if (first.status !== 429) return first;
  const { proof } = JSON.parse(first.text) as { proof?: Parameters<typeof solveProof>[0] };
  if (!proof) return first;
  const headers = { 'proof-of-work': await solveProof(proof) };
  return call(url, { method: 'POST', ...request, headers });
}
