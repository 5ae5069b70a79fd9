import { solveProof } from '@/lib/rate-limit/solve-proof.ts';
import { type Answer, type Call, call } from '../call.ts';
import { finishRegistration, need, newEmail, password, register } from '../members.ts';
import type { Row } from '../row.ts';
import type { Target } from '../target.ts';

const strangers = 12;

export const codesAndLogins: Row = {
  name: 'codes-and-logins',
  title: 'Codes, wrong passwords and resets by 12 strangers against their owners',
  before:
    'six calls kept an address from registering for a day; ten wrong passwords locked it for 15 minutes',
  attack: async (target) => {
    const outcomes = [await registering(target), await loggingIn(target), await resetting(target)];
    return {
      figure: outcomes.map(({ what, isDone }) => `${what}: ${isDone ? 'yes' : 'no'}`).join('; '),
      broken: outcomes
        .filter(({ isDone }) => !isDone)
        .map(({ what }) => `the owner cannot: ${what}`),
    };
  },
};

const byStrangers = (target: Target, path: string, body: (index: number) => unknown) =>
  Promise.all(
    Array.from({ length: strangers }, (_, index) =>
      call(target.url, { method: 'POST', path, from: `127.0.8.${index + 10}`, body: body(index) }),
    ),
  );

/** The code that the owner got first is good after strangers asked for others and guessed. */
async function registering(target: Target) {
  const email = newEmail();
  const from = '127.0.8.1';
  const sent = await need(target, '/api/auth/send-code', { from, body: { email } });
  await byStrangers(target, '/api/auth/send-code', () => ({ email }));
  await byStrangers(target, '/api/auth/verify-code', (index) => ({
    email,
    code: String(index).padStart(4, '0'),
    challenge: sent.challenge,
  }));
  const again = await proved(target, {
    path: '/api/auth/send-code',
    from: '127.0.8.2',
    body: { email },
  });
  const { challenge, code } =
    again.status === 200 ? (JSON.parse(again.text) as Record<string, unknown>) : sent;
  const isDone = await finishRegistration(target, '127.0.8.2', email, { challenge, code }).then(
    () => true,
    () => false,
  );
  return { what: 'register', isDone };
}

/** From an address that is new, with a proof of work if one is asked for. */
async function loggingIn(target: Target) {
  const { email } = await register(target, '127.0.8.3');
  await byStrangers(target, '/api/auth/login', (index) => ({
    email,
    password: `Wrong-${index}-8`,
  }));
  const body = { email, password };
  const { status } = await proved(target, { path: '/api/auth/login', from: '127.0.8.4', body });
  return { what: 'log in', isDone: status === 200 };
}

async function resetting(target: Target) {
  const { email } = await register(target, '127.0.8.5');
  const path = '/api/auth/request-reset';
  await byStrangers(target, path, () => ({ email }));
  const { status } = await proved(target, { path, from: '127.0.8.6', body: { email } });
  return { what: 'ask for a reset link', isDone: status === 200 };
}

/** As the site's own client does: solves the proof that a refusal asks for. */
async function proved({ url }: Target, request: Call): Promise<Answer> {
  const first = await call(url, { method: 'POST', ...request });
  if (first.status !== 429) return first;
  const { proof } = JSON.parse(first.text) as { proof?: Parameters<typeof solveProof>[0] };
  if (!proof) return first;
  const headers = { 'proof-of-work': await solveProof(proof) };
  return call(url, { method: 'POST', ...request, headers });
}
