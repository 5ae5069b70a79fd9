import { setTimeout as delay } from 'node:timers/promises';
import { failure } from '../../scripts/launch/preflight.mjs';

export async function checkProxy(proxy: string, adPath: string): Promise<void> {
  const ask = async (path: string, init: RequestInit = {}) => {
    const reply = await fetch(`http://${proxy}${path}`, { redirect: 'manual', ...init });
    await reply.arrayBuffer();
    return reply;
  };
  const cacheOf = async (path: string, headers: Record<string, string> = {}) =>
    (await ask(path, { headers })).headers.get('x-cache') ?? 'none';
  const faults: string[] = [];
  const expect = (what: string, seen: unknown, wanted: unknown) => {
    if (seen !== wanted) faults.push(`${what}: ${seen} instead of ${wanted}`);
  };

  for (const path of ['/', adPath]) {
    await ask(path);
    expect(`${path}, again`, await cacheOf(path), 'HIT');
    expect(`${path}, logged in`, await cacheOf(path, { cookie: 'a=b; session=x' }), 'BYPASS');
    expect(`${path}, of age`, await cacheOf(path, { cookie: 'age-check=x' }), 'BYPASS');
    expect(`${path}, with a token`, await cacheOf(path, { authorization: 'Bearer x' }), 'BYPASS');
    // nginx counts whole seconds, so one second may take two.
    await delay(2_300);
    expect(`${path}, two seconds later`, (await cacheOf(path)) === 'HIT', false);
  }
  for (const path of ['/login', '/api/users/me']) {
    await ask(path);
    expect(`${path}, again`, await cacheOf(path), 'MISS');
  }
  // Cached like pages, so that it replaces the copy of a deleted page.
  const missing = '/ad/zzzzzzzzzzzz';
  await ask(missing);
  expect('a missing page, again', await cacheOf(missing), 'HIT');
  const otherwise = '/none/..%2f_next/static/none.js';
  expect('a file by another address', await cacheOf(otherwise), 'BYPASS');
  const large = { method: 'POST', body: 'x'.repeat(300 * 1024) };
  expect('a large body', (await ask('/api/ads', large)).status, 413);
  if (faults.length > 0) throw failure(`nginx breaks its rules. ${faults.join('. ')}.`);
}
