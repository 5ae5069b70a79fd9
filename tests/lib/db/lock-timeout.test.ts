import { expect, test } from 'vitest';
import { repostAd } from '@/lib/ads/publishing/lifetime/repost-ad';
import { updateAd } from '@/lib/ads/publishing/update-ad';
import { problemReply } from '@/lib/api/problem';
import { db } from '@/lib/db/client';
import { createAd, parseAdForm, validAdForm } from '@/tests/builders/ad';
import { createMember } from '@/tests/builders/member';

/** The reply to a request blocked by another transaction's row lock. */
async function replyWhile(lock: Promise<unknown>[], change: () => Promise<unknown>) {
  await Promise.all(lock);
  const begun = performance.now();
  const failure = await change().then(
    () => null,
    (error: unknown) => error,
  );
  const reply = problemReply(failure, 'request');
  return { status: reply.status, body: await reply.json(), waited: performance.now() - begun };
}

const expected = {
  status: 409,
  body: {
    code: 'conflict',
    error: 'Another change is being saved at the same time. Please try again in a moment.',
  },
};

test('a change waits a second for a locked ad and then replies a conflict', async () => {
  const owner = await createMember();
  const { _id } = await createAd(owner);
  await db.$transaction(async (tx) => {
    const lock = tx.ad.update({ where: { id: _id }, data: { visits: 1 } });
    const reply = await replyWhile([lock], () => repostAd(owner, _id, new Date()));
    expect(reply).toMatchObject(expected);
    expect(reply.waited).toBeGreaterThan(900);
  });
});

test('and for a locked member', async () => {
  const owner = await createMember();
  const { _id } = await createAd(owner);
  await db.$transaction(async (tx) => {
    const lock = tx.user.update({ where: { id: owner.userId }, data: { gender: 'Female' } });
    const edit = () => updateAd(owner, _id, parseAdForm(validAdForm()), new Date());
    expect(await replyWhile([lock], edit)).toMatchObject(expected);
  });
});
