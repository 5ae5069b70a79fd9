import { beforeAll, expect, test, vi } from 'vitest';
import { GET } from '@/app/api/search/suggest/route';
import { db } from '@/lib/db/client';
import { refreshAdCounts } from '@/lib/search/counts/refresh-ad-counts';
import { refreshTerms } from '@/lib/search/spelling/refresh-terms';
import * as spelling from '@/lib/search/spelling/spelling';
import { createAd } from '@/tests/builders/ad';
import { createMember } from '@/tests/builders/member';

vi.mock('@/lib/search/spelling/spelling', async (original) => {
  const real = await original<typeof spelling>();
  return { ...real, correctText: vi.fn(real.correctText) };
});

const now = new Date();

beforeAll(async () => {
  await createAd(await createMember(), {
    kind: 'property',
    form: { title: 'Bright and quiet, near the river' },
  });
  await refreshTerms(now);
  await refreshAdCounts(now);
}, 60_000);

async function ask(typed: string) {
  const url = `http://localhost/api/search/suggest?q=${encodeURIComponent(typed)}`;
  const reply = await GET(new Request(url), { params: Promise.resolve({}) });
  return { cached: reply.headers.get('cache-control'), texts: await textsOf(reply) };
}

const textsOf = async (reply: Response) =>
  ((await reply.json()) as { text: string }[]).map(({ text }) => text);

/** Counts wait for this lock until they give up. */
const whileBusy = <T>(act: () => Promise<T>) =>
  db.$transaction(
    async (tx) => {
      await tx.$executeRaw`LOCK TABLE "Ad" IN ACCESS EXCLUSIVE MODE`;
      return act();
    },
    { timeout: 20_000 },
  );

test('what a busy engine leaves out is stored nowhere, and no other spelling is tried', async () => {
  const typed = 'flat to re';
  const { texts, cached } = await ask(typed);
  expect(texts).toEqual(['flat to rent']);
  expect(cached).toBe('public, max-age=300');
  vi.mocked(spelling.correctText).mockClear();
  expect(await whileBusy(() => ask(typed))).toEqual({ cached: 'no-store', texts: [] });
  expect(spelling.correctText).not.toHaveBeenCalled();
}, 40_000);
