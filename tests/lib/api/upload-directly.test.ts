import { afterEach, expect, test, vi } from 'vitest';
import { noAnswer } from '@/lib/api/client';
import { uploadDirectly } from '@/lib/api/uploads/upload-directly';

/* Stand-ins for the site and for the store, which answers when the test wants. */

const image = `data:image/jpeg;base64,${Buffer.from('a picture').toString('base64')}`;
const ticket = { upload: 'one', url: 'https://store.example/one' };

let stored: (() => void)[] = [];

class Request {
  readonly upload = {};
  readonly status = 200;
  readonly responseText = '';
  onload = () => undefined;
  onabort = () => undefined;
  open() {}
  setRequestHeader() {}
  send() {
    stored.push(() => this.onload());
  }
  abort() {
    this.onabort();
  }
}

function startSite() {
  stored = [];
  vi.stubGlobal('XMLHttpRequest', Request);
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (path: string, { signal }: RequestInit) => {
    signal?.throwIfAborted();
    asked.push(path);
    return Response.json(ticket, { status: 201 });
  });
  return asked;
}

const upload = (signal?: AbortSignal) => uploadDirectly({ image }, () => undefined, signal);

afterEach(() => {
  vi.unstubAllGlobals();
});

test('the store gets the file, and the site is told', async () => {
  const asked = startSite();
  const uploaded = upload(new AbortController().signal);
  await vi.waitFor(() => expect(stored).toHaveLength(1));
  stored[0]?.();
  expect(await uploaded).toEqual({ ok: true, data: ticket });
  expect(asked).toEqual(['/api/upload/direct', '/api/upload/direct/complete']);
});

test('an upload that was given up before it began asks nobody', async () => {
  const asked = startSite();
  expect(await upload(AbortSignal.abort())).toEqual(noAnswer);
  expect([asked, stored]).toEqual([[], []]);
});

test('a picture that was taken away on its way is not completed', async () => {
  const asked = startSite();
  const leaving = new AbortController();
  const uploaded = upload(leaving.signal);
  await vi.waitFor(() => expect(stored).toHaveLength(1));
  leaving.abort();
  expect(await uploaded).toEqual(noAnswer);
  expect(asked).toEqual(['/api/upload/direct']);
});
