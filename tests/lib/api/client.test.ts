import { afterEach, expect, test, vi } from 'vitest';
import { api } from '@/lib/api/client';
import { newProof, spendProof } from '@/lib/rate-limit/proof-of-work';

afterEach(() => vi.unstubAllGlobals());

const now = new Date('2026-11-20T12:00:00Z');

const refusal = (proof?: object) =>
  Response.json({ error: 'Too many attempts.', code: 'rate_limited', proof }, { status: 429 });

test('a call that needs a proof of work is repeated with it', async () => {
  const fetched = vi
    .fn<typeof fetch>()
    .mockResolvedValueOnce(refusal(newProof('logins', 'ann', now)))
    .mockResolvedValueOnce(Response.json({ token: 'x' }));
  vi.stubGlobal('fetch', fetched);
  const result = await api.post('/api/auth/login', { email: 'ann' });
  expect(result).toEqual({ ok: true, data: { token: 'x' } });
  const [first, second] = fetched.mock.calls.map(([, init]) => init);
  expect(second?.body).toBe(first?.body);
  const solution = new Headers(second?.headers).get('proof-of-work') ?? '';
  expect(await spendProof(solution, 'logins', 'ann', now)).toBe(true);
});

test('a call refused without a challenge, or again with a proof, is not repeated', async () => {
  const fetched = vi.fn<typeof fetch>().mockResolvedValueOnce(refusal());
  vi.stubGlobal('fetch', fetched);
  expect(await api.post('/api/auth/login')).toMatchObject({ ok: false, status: 429 });
  fetched.mockImplementation(async () => refusal(newProof('logins', 'ben', now)));
  expect(await api.post('/api/auth/login')).toMatchObject({ ok: false, status: 429 });
  expect(fetched).toHaveBeenCalledTimes(3);
});
