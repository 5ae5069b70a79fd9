import { beforeAll, expect, test } from 'vitest';
import { db } from '@/lib/db/client';
import { createAd } from '../builders/ad';
import { createMember, type Member } from '../builders/member';
import { cookieOf, request } from '../builders/servers/http';
import { createStandAlone, standAlone } from '../builders/stand-alone';

/* What the site sends for a personal, for an adult ad, and for a flat of the same person. */

let owner: Member;
let username: string;
let flat: string;
let cookie: string;

beforeAll(async () => {
  owner = await createMember();
  ({ username } = await db.user.findUniqueOrThrow({ where: { id: owner.userId } }));
  flat = (await createAd(owner, { kind: 'property' }))._id;
  const check = await request('POST', '/api/age-check', { body: { over18: true } });
  cookie = cookieOf(check.headers);
});

async function sent(path: string): Promise<string> {
  const { status, data, headers } = await request('GET', path, { cookie });
  expect(status, path).toBe(200);
  const text = typeof data === 'string' ? data : JSON.stringify(data);
  return [text, ...headers.values()].join('\n');
}

test.each(standAlone)('an ad in $name shows no owner', async (category) => {
  const { _id } = await createStandAlone(owner, category);
  const path = category.isAdult ? `/adult/ad/${_id}` : `/ad/${_id}`;
  for (const text of [await sent(path), await sent(`/api/ads/${_id}`)]) {
    expect(text).toContain(_id);
    for (const told of [username, username.toLowerCase(), owner.userId, flat, '/seller/']) {
      expect(text).not.toContain(told);
    }
  }
  for (const other of [`/ad/${flat}`, `/api/ads/${flat}`, `/seller/${username}`]) {
    const text = await sent(other);
    expect(text).toContain(username);
    expect(text).not.toContain(_id);
  }
});

test.each(standAlone)('a member whose only ad is in $name has no public page', async (category) => {
  const alone = await createMember();
  await createStandAlone(alone, category);
  const { username: name } = await db.user.findUniqueOrThrow({ where: { id: alone.userId } });
  const answers = await Promise.all(
    [name, 'nobody-at-all'].map((who) => request('GET', `/seller/${who}`)),
  );
  expect(answers.map(({ status }) => status)).toEqual([404, 404]);
  const [page, nobody] = answers.map(({ data }) => data.replaceAll(name, 'nobody-at-all'));
  const words = (html: string) =>
    html.replace(/<script[\s\S]*?<\/script>/g, '').replace(/<[^>]*>/g, ' ');
  expect(words(page)).toBe(words(nobody));
});
