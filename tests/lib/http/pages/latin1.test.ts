import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { inLatin1 } from '@/lib/http/pages/latin1';

test('text and attributes are written by number, which browsers read as the same', () => {
  expect(inLatin1('<p title="5 – 6">“£5” · 🛁 é</p>')).toBe(
    '<p title="5 &#8211; 6">&#8220;£5&#8221; · &#128705; é</p>',
  );
});

test('strings inside scripts are written by their units, and mean what they meant', () => {
  const value = 'a “quoted” 🛁 & é';
  const html = inLatin1(
    `<i>–</i><script nonce="x">keep(${JSON.stringify(value)})</script><b>–</b>`,
  );
  expect(html).not.toMatch(/[^\0-\xff]/);
  const [, script = ''] = /<script nonce="x">(.*)<\/script>/.exec(html) ?? [];
  expect(script).not.toContain('&#');
  let kept: unknown;
  runInNewContext(script, { keep: (given: unknown) => (kept = given) });
  expect(kept).toBe(value);
  const json = inLatin1('<script type="application/ld+json">{"name":"Café – 🛁"}</script>');
  expect(JSON.parse(json.replace(/<[^>]*>/g, ''))).toEqual({ name: 'Café – 🛁' });
});

test('half a character and a lonely "<" do no harm', () => {
  expect(inLatin1('a < b – \ud83d')).toBe('a < b &#8211; &#55357;');
});

test('what needs nothing stays as it is', () => {
  const html = '<p>£5 é</p><script>go("x")</script>';
  expect(inLatin1(html)).toBe(html);
});
