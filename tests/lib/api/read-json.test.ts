import { describe, expect, test } from 'vitest';
import { readJson } from '@/lib/api/request/read-json';
import { readBytes } from '@/lib/api/request/receive-body';
import type { AppError } from '@/lib/errors';

const post = (body: BodyInit | null, type = 'application/json') =>
  new Request('http://x/', { method: 'POST', body, headers: { 'content-type': type } });

const jsonOf = async (request: Request, maxBytes: number) =>
  readJson(await readBytes(request, maxBytes), request.headers);

const codeOf = (request: Request, maxBytes = 100) =>
  jsonOf(request, maxBytes).then(
    () => 'read',
    (error: AppError) => error.code,
  );

describe('a JSON body', () => {
  test('is read, with or without a charset in its type', async () => {
    expect(await jsonOf(post('{"a":1}'), 100)).toEqual({ a: 1 });
    expect(await jsonOf(post('"é"', 'Application/JSON; charset=utf-8'), 100)).toBe('é');
  });

  test('may be absent', async () => {
    expect(await jsonOf(new Request('http://x/', { method: 'POST' }), 100)).toBeUndefined();
  });

  test('is refused when it is not JSON, not UTF-8 or of another type', async () => {
    expect(await codeOf(post('{"a":'))).toBe('invalid');
    expect(await codeOf(post(new Uint8Array([0x22, 0xff, 0x22])))).toBe('invalid');
    expect(await codeOf(post('a=1', 'application/x-www-form-urlencoded'))).toBe('unsupported');
    expect(await codeOf(post('{}', 'text/plain'))).toBe('unsupported');
  });

  test('of a client that disconnects is invalid, not an internal error', async () => {
    const cut = new ReadableStream({
      start(controller) {
        controller.enqueue(new Uint8Array(10));
      },
      pull(controller) {
        controller.error(new Error('aborted'));
      },
    });
    const request = new Request('http://x/', {
      method: 'POST',
      body: cut,
      headers: { 'content-type': 'application/json' },
      duplex: 'half',
    } as RequestInit);
    expect(await codeOf(request)).toBe('invalid');
  });

  test('is limited while it is read, whatever length was announced', async () => {
    let sent = 0;
    const endless = new ReadableStream({
      pull(controller) {
        sent += 64;
        controller.enqueue(new Uint8Array(64).fill(0x20));
      },
    });
    const request = new Request('http://x/', {
      method: 'POST',
      body: endless,
      headers: { 'content-type': 'application/json', 'content-length': '10' },
      duplex: 'half',
    } as RequestInit);
    expect(await codeOf(request, 1000)).toBe('too_large');
    expect(sent).toBeLessThan(2000);
  });
});
