import { NextRequest } from 'next/server';
import { describe, expect, test } from 'vitest';
import {
  foundHeader,
  foundSegment,
  searchOfFound,
  sensibleSearch,
} from '@/lib/search/query/search-address';
import { middleware } from '@/middleware';

const sensible = (query: string) => sensibleSearch(new URLSearchParams(query)).params.toString();
const segmentOf = (query: string) => foundSegment(sensibleSearch(new URLSearchParams(query)));
const isAsSent = (query: string) => sensibleSearch(new URLSearchParams(query)).isAsSent;

describe('the parameters of a search', () => {
  test('lose what means nothing: empty values, foreign names, repetitions', () => {
    const messy = 'q=+bike+&min=&utm_source=x&_rsc=1&x[]=2&q=bike&fuelType=petrol';
    expect(sensible(messy)).toBe('q=bike&fuelType=petrol');
    expect(isAsSent(messy)).toBe(false);
    expect(isAsSent('q=bike&fuelType=petrol')).toBe(true);
    expect(isAsSent('')).toBe(true);
  });

  test('are bounded in number and length, also between the halves of a character', () => {
    const many = Array.from({ length: 500 }, (_, index) => `make=${index}`).join('&');
    expect(sensibleSearch(new URLSearchParams(many)).params.size).toBe(40);
    const long = sensible(`q=${encodeURIComponent(`${'x'.repeat(199)}😀`)}`);
    expect(long).toBe(`q=${'x'.repeat(199)}%EF%BF%BD`);
  });

  test.each(['q=caf%C3%A9+%26+%2F%3F%23', 'q=%F0%9F%98%80', 'q=a&q=b', 'q=%2525', ''])(
    'come back from the path of their page: %s',
    (query) => {
      const segment = segmentOf(query);
      expect(segment).toMatch(/^[\w-]+$/);
      expect(searchOfFound(segment)?.params.toString()).toBe(query);
    },
  );

  test('make one path in whatever order they are, and another where some were left out', () => {
    expect(segmentOf('q=bike&place=ilford')).toBe(segmentOf('place=ilford&q=bike'));
    expect(segmentOf('q=bike&place=')).not.toBe(segmentOf('q=bike'));
    expect(searchOfFound(segmentOf('q=bike&place='))?.isAsSent).toBe(false);
    expect(searchOfFound(segmentOf('q=bike'))?.isAsSent).toBe(true);
  });

  test.each(['', '%', 'ä', '0cT1iaWtl=', '0eA', `${segmentOf('q=b')}x`, '2', '0-'])(
    'are not read from a path that nobody made: %s',
    (segment) => {
      expect(searchOfFound(segment)).toBeNull();
    },
  );
});

describe('the middleware', () => {
  const pass = async (path: string, headers = {}) =>
    (await middleware(new NextRequest(new URL(path, 'http://localhost:3000'), { headers })))
      .headers;

  test('hands a search on to its page, which has a policy of its own', async () => {
    const headers = await pass('/search?q=bike&place=ilford');
    const handedOn = `x-middleware-request-${foundHeader}`;
    expect(headers.get(handedOn)).toBe(segmentOf('q=bike&place=ilford'));
    expect(headers.has('content-security-policy')).toBe(false);
    expect(headers.has('location')).toBe(false);
    expect((await pass('/search')).get(handedOn)).toBe(segmentOf(''));
  });

  test('believes nothing that a visitor sends in its header', async () => {
    const headers = await pass('/search?q=bike', { [foundHeader]: segmentOf('q=car') });
    expect(headers.get(`x-middleware-request-${foundHeader}`)).toBe(segmentOf('q=bike'));
  });
});
