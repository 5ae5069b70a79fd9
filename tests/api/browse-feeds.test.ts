import { beforeAll, expect, test } from 'vitest';
import { createAd } from '../builders/ad';
import { createMember, type Member } from '../builders/member';
import { baseUrl, request } from '../builders/servers/http';

let owner: Member;

beforeAll(async () => {
  owner = await createMember();
});

const entriesOf = (xml: string) =>
  Array.from(xml.matchAll(/<entry>\n<id>([^<]+)<\/id>/g), ([, id]) => id ?? '');

test('an Atom feed lists the thirty newest ads of a list', async () => {
  const [, newer] = [await createAd(owner), await createAd(owner)];
  const { status, data, headers } = await request('GET', '/browse/home/ilford/feed.xml');
  expect([status, headers.get('content-type')]).toEqual([
    200,
    'application/atom+xml; charset=utf-8',
  ]);
  const entries = entriesOf(data);
  expect(entries[0]).toBe(`${baseUrl}/ad/${newer._id}`);
  expect(entries.length).toBeLessThanOrEqual(30);
  expect(data).toContain(
    `<link rel="alternate" type="text/html" href="${baseUrl}/browse/home/ilford"/>`,
  );
});

test('adult ads are in no feed, and adult lists have none', async () => {
  const adult = await createAd(owner, { kind: 'escort' });
  expect((await request('GET', '/browse/all/uk/feed.xml')).data).not.toContain(adult._id);
  for (const path of [
    '/browse/escorts-and-massages/uk',
    '/browse/adult/uk',
    '/adult/browse/all/uk',
  ]) {
    expect((await request('GET', `${path}/feed.xml`)).status, path).toBe(404);
  }
});

test.each(['/browse/none/uk', '/browse/all/nowhere', '/browse/%00/uk'])(
  'there is no feed of %s',
  async (path) => {
    expect([400, 404]).toContain((await request('GET', `${path}/feed.xml`)).status);
  },
);

test('another spelling of a list redirects to its canonical feed', async () => {
  const { status, headers } = await request('GET', '/browse/Home/Ilford/feed.xml');
  expect([status, headers.get('location')]).toEqual([308, '/browse/home/ilford/feed.xml']);
});
