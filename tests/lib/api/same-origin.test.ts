import { afterEach, describe, expect, test, vi } from 'vitest';
import { isFromOwnScript, requireSameOrigin } from '@/lib/api/request/same-origin';

afterEach(() => vi.unstubAllEnvs());

const attempt = (headers: Record<string, string>, method = 'POST') => {
  vi.stubEnv('APP_URL', 'https://ads.example.co.uk');
  const request = new Request('http://127.0.0.1:3000/api/ads', { method, headers });
  return () => requireSameOrigin(request);
};

describe('a request that changes something', () => {
  test.each<[string, Record<string, string>]>([
    ['the browser calls it same-origin', { 'sec-fetch-site': 'same-origin', cookie: 'session=1' }],
    ['its origin is this site', { origin: 'https://ads.example.co.uk', cookie: 'session=1' }],
    [
      'its origin is the host it was sent to',
      { origin: 'http://localhost:3000', host: 'localhost:3000' },
    ],
    ['it carries a Bearer token', { authorization: 'Bearer x', origin: 'https://evil.example' }],
    ['it comes from no browser and has no cookie', {}],
  ])('passes when %s', (_, headers) => {
    expect(attempt(headers)).not.toThrow();
  });

  test.each<[string, Record<string, string>]>([
    ['another site made the browser send it', { 'sec-fetch-site': 'cross-site' }],
    ['a sibling host made the browser send it', { 'sec-fetch-site': 'same-site' }],
    ['its origin is another site', { origin: 'https://evil.example' }],
    ['its origin is opaque', { origin: 'null' }],
    ['its origin only begins like ours', { origin: 'https://ads.example.co.uk.evil.example' }],
    ['it has a cookie and no origin', { cookie: 'session=1' }],
    [
      'the browser contradicts its origin',
      { 'sec-fetch-site': 'cross-site', origin: 'https://ads.example.co.uk' },
    ],
  ])('is refused when %s', (_, headers) => {
    expect(attempt(headers)).toThrow('did not come from this site');
  });
});

test('reading needs no origin', () => {
  expect(attempt({ cookie: 'session=1', 'sec-fetch-site': 'cross-site' }, 'GET')).not.toThrow();
});

describe('isFromOwnScript', () => {
  const sent = (headers: Record<string, string>) =>
    isFromOwnScript(new Request('http://localhost:3000/x', { method: 'POST', headers }));
  const script = {
    'content-type': 'application/json',
    host: 'localhost:3000',
    origin: 'http://localhost:3000',
  };

  test('accepts requests by a script of this site', () => {
    expect(sent(script)).toBe(true);
    expect(sent({ ...script, 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'cors' })).toBe(
      true,
    );
  });

  test.each([
    ['a form', { ...script, 'content-type': 'text/plain' }],
    ['a program without an origin', { 'content-type': 'application/json' }],
    ['another site', { ...script, origin: 'https://other.example' }],
    ['an image', { ...script, 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'no-cors' }],
    ['a link', { ...script, 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'navigate' }],
  ])('does not accept %s', (_, headers) => {
    expect(sent(headers)).toBe(false);
  });
});
