import { randomBytes } from 'node:crypto';
import { pick, type Random, seededRandom, seededUuid } from '@/demo/random';
import { hashToken } from '@/lib/accounts/sessions/hash-token';
import { categories } from '@/lib/catalogue/categories';
import { adsPerDay, sessionLife } from '@/lib/catalogue/limits';
import { addTime } from '@/lib/dates';
import { randomId } from '@/lib/ids';
import { places } from '@/lib/locations/gazetteer/places';
import { copyRows } from '../seed/copy.ts';
import { phrasesByCategory } from '../seed/phrases.ts';
import { planSeller } from '../seed/plan-sellers.ts';
import { adBody } from '../seed/plan-variants.ts';
import type { Load, Site } from './load.ts';

const mostPerSecond = 600;

export const publish: Load = {
  name: 'publish',
  title: 'Publish an ad (API, photo already up)',
  goal: { perSecond: 100 },
  prepare: async (site) => {
    const random = seededRandom(`publish ${Date.now()}`);
    let left = await linesFor(site, random, 1);
    return {
      addresses: site.apps,
      script: 'publish',
      lines: () => linesFor(site, random, site.seconds),
      check: async (address) => {
        if (left.length === 0) left = await linesFor(site, random, 1);
        await publishOne(address, left.pop() ?? '');
      },
    };
  },
  cleanUp: async ({ database }) => {
    const theirs = `SELECT "id" FROM "User" WHERE "email" LIKE '%@bench.example.org'`;
    await database.query(`DELETE FROM "Ad" WHERE "ownerId" IN (${theirs})`);
    await database.query(`DELETE FROM "User" WHERE "email" LIKE '%@bench.example.org'`);
  },
};

async function linesFor(site: Site, random: Random, seconds: number): Promise<string[]> {
  const wanted = seconds * mostPerSecond;
  const members = await logIn(site, random, Math.ceil(wanted / (adsPerDay - 1)));
  const phrases = phrasesByCategory();
  // One member's ads that hide their seller must not share a picture.
  const open = categories.filter(({ isAdult, showsSeller }) => !isAdult && showsSeller);
  return Array.from({ length: wanted }, (_, index) => {
    const { token, picture } = members[index % members.length] ?? { token: '', picture: '' };
    const category = pick(random, open);
    const own = phrases.get(category.slug) ?? { heads: [], tails: [], sentences: [] };
    const body = {
      ...adBody(random, category, own, new Date()),
      location: { postcode: pick(random, places).outcode },
      images: [{ src: picture, main: true }],
    };
    return `${token}\t${JSON.stringify(body)}`;
  });
}

async function logIn({ database }: Site, random: Random, count: number) {
  const now = new Date();
  const members = Array.from({ length: count }, () => {
    const user = planSeller(random, randomId(8), now);
    const email = `${user.usernameKey}@bench.example.org`;
    const token = randomBytes(32).toString('base64url');
    return { user: { ...user, email }, token, picture: `${randomId(26)}.webp` };
  });
  await copyRows(
    database,
    'User',
    members.map(({ user }) => user),
  );
  await copyRows(
    database,
    'Session',
    members.map(({ user, token }) => ({
      id: seededUuid(random, now),
      userId: user.id,
      tokenHash: hashToken(token),
      createdAt: now,
      lastSeenAt: now,
      expiresAt: addTime(now, sessionLife),
    })),
  );
  await copyRows(
    database,
    'Image',
    members.map(({ user, picture }) => ({
      name: picture,
      ownerId: user.id,
      width: 1440,
      height: 1080,
      bytes: 90_000,
      createdAt: now,
    })),
  );
  return members;
}

async function publishOne(address: string, line: string) {
  const [token, body] = line.split('\t');
  const reply = await fetch(`http://${address}/api/ads`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body,
  });
  const text = await reply.text();
  if (reply.status !== 201) throw new Error(`POST /api/ads answered ${reply.status}: ${text}`);
  const { _id } = JSON.parse(text) as { _id: string };
  const page = await fetch(`http://${address}/ad/${_id}`);
  if (page.status !== 200) throw new Error(`The ad just published answers ${page.status}.`);
  await page.arrayBuffer();
}
