import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { sharedPhotoCache } from '@/components/ui/browser/shared-photo-cache';
import { imageMaxBytes } from '@/lib/catalogue/limits';

type Share = { request: Request; respondWith: (reply: Promise<unknown>) => void };

async function share(photo: File) {
  const stored: string[] = [];
  const handlers = new Map<string, (event: Share) => void>();
  runInNewContext(readFileSync('public/sw.js', 'utf8'), {
    self: { addEventListener: handlers.set.bind(handlers) },
    caches: { open: async () => ({ put: async (key: string) => void stored.push(key) }) },
    Response: class {
      readonly status = 200;
      static readonly redirect = (path: string) => path;
    },
    File,
    URL,
  });
  const body = new FormData();
  body.append('photo', photo);
  const request = new Request('https://site.invalid/share', { method: 'POST', body });
  const reply = await new Promise((respondWith) => {
    handlers.get('fetch')?.({ request, respondWith });
  });
  return { stored, reply };
}

test('the service worker and the pages use the same cache of shared photos', () => {
  expect(readFileSync('public/sw.js', 'utf8')).toContain(
    `const sharedCache = '${sharedPhotoCache}';`,
  );
});

test.each([
  ['a picture', 'image/jpeg', imageMaxBytes, ['/shared-photo'], '/share'],
  [
    'a picture beyond the limit of uploads',
    'image/jpeg',
    imageMaxBytes + 1,
    [],
    '/share?refused=size',
  ],
  ['a page', 'text/html', 10, [], '/share'],
])(
  'of shared files the service worker stores suitable pictures: %s',
  async (_, type, size, stored, reply) => {
    const photo = new File([new Uint8Array(size)], 'shared', { type });
    expect(await share(photo)).toEqual({ stored, reply });
  },
);
