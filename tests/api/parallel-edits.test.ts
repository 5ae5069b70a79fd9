import { expect, test } from 'vitest';
import { validAdForm } from '../builders/ad';
import { createMember, type Member } from '../builders/member';
import { request } from '../builders/servers/http';

const edits = 150;

const timed = async (...args: Parameters<typeof request>) => {
  const begun = performance.now();
  const { status, data } = await request(...args);
  return { status, data, ms: performance.now() - begun };
};

/** Sends another member's requests, one after the other, until stopped. */
async function readAds({ token }: Member, signal: AbortSignal) {
  const answers: Awaited<ReturnType<typeof timed>>[] = [];
  while (!signal.aborted) answers.push(await timed('GET', '/api/ads/my-ads', { token }));
  return answers;
}

test('of 150 parallel edits of one ad, the losers conflict or are refused, and other members do not wait', async () => {
  const [busy, other] = [await createMember(), await createMember()];
  const published = await request('POST', '/api/ads', { body: validAdForm(), token: busy.token });
  const { _id: id, version } = published.data;
  const edit = (number: number) => {
    const body = { ...validAdForm(), version, title: `Oak dining table, edit number ${number}` };
    return timed('PUT', `/api/ads/${id}`, { body, token: busy.token });
  };
  const stop = new AbortController();
  const beside = readAds(other, stop.signal);
  const answers = await Promise.all(Array.from({ length: edits }, (_, number) => edit(number)));
  stop.abort();

  const statuses = answers.map(({ status }) => status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(1);
  expect(statuses.filter((status) => ![200, 409, 503].includes(status))).toEqual([]);
  const others = await beside;
  expect(new Set(others.map(({ status }) => status))).toEqual(new Set([200]));
  expect(Math.max(...others.map(({ ms }) => ms))).toBeLessThan(1_000);
}, 60_000);
