import { randomUUID } from 'node:crypto';
import { expect, test, vi } from 'vitest';
import * as z from 'zod';
import { openRoute } from '@/lib/api/route';
import { AppError } from '@/lib/errors';
import type { WorkQueues } from '@/lib/work-queue';

vi.mock('next/headers', () => ({ cookies: async () => ({ get: () => undefined }) }));

test('a body that the queue refuses after it arrived leaves the memory', async () => {
  const maxBytes = 8 * 1024 ** 2;
  const full: WorkQueues = async (_, prepare) => {
    await prepare();
    throw new AppError('unavailable', 'The queue is full.');
  };
  const options = { anonymous: true, body: z.object({ text: z.string() }), maxBytes, queue: full };
  const route = openRoute(options, () => ({}));
  const body = JSON.stringify({ text: 'a'.repeat(maxBytes - 100) });
  // Together more than a process may hold.
  for (let sent = 0; sent < 5; sent += 1) {
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': randomUUID() };
    const request = new Request('http://localhost:3000/api/x', { method: 'POST', headers, body });
    const response = await route(request, { params: Promise.resolve({}) });
    expect((await response.json()).error).toBe('The queue is full.');
  }
});
