import { type Browser, expect, type Page, test } from 'playwright/test';
import { publishAd } from './support/ads';
import { withDatabase } from './support/database';
import { becomeStaff } from './support/moderator';
import { registerMember } from './support/session';

test.skip(({ isMobile }) => isMobile === true, 'What is escaped does not depend on the screen.');

const act = (how: string) => `${how}window.ran=1;document.title='ran'`;
const openings = ['', '"', "'", '">', "'>", '--></style>', '</script>', '</textarea>', ']]>', '\\'];
const tags = [
  `<script>${act('')}</script>`,
  `<img data-ran src=x onerror="${act('')}">`,
  `<svg data-ran onload="${act('')}">`,
  `<svg data-ran><script>${act('')}</script></svg>`,
  `<iframe data-ran srcdoc="<script>parent.ran=1</script>">`,
  `<a data-ran href="javascript:${act('')}">x</a>`,
  `<body data-ran onpageshow="${act('')}">`,
  `<details data-ran open ontoggle="${act('')}">`,
  `<input data-ran autofocus onfocus="${act('')}">`,
  `<video data-ran><source onerror="${act('')}"></video>`,
  `<math data-ran><mtext></mtext><script>${act('')}</script></math>`,
  `<object data-ran data="javascript:${act('')}">`,
  `<style data-ran>@import 'javascript:${act('')}';</style>`,
  `<base data-ran href="javascript:/a/-${act('')}//">`,
  `<meta data-ran http-equiv="refresh" content="0;url=javascript:${act('')}">`,
  ` onmouseover=${act('')} data-ran `,
  `{{constructor.constructor('${act('').replaceAll("'", '"')}')()}}`,
  `\${${act('')}}`,
  `&lt;script&gt;${act('')}&lt;/script&gt;`,
  `\\u003cscript\\u003e${act('')}\\u003c/script\\u003e`,
];
const strings = openings.flatMap((opening) => tags.map((tag) => opening + tag));

/** Joins as many lines as fit in a description. */
const longest = 4_900;
function packed(): string[] {
  const all: string[] = [];
  for (const line of strings) {
    const last = all.at(-1);
    if (last !== undefined && last.length + line.length < longest) {
      all[all.length - 1] = `${last}\n${line}`;
    } else all.push(`Safe?${all.length}\n${line}`);
  }
  return all;
}
const texts = packed();

/** Sets every text of the ad, its member and its conversation, bypassing validation. */
const writeEverywhere = (adId: string, text: string, short: string) =>
  withDatabase(async (client) => {
    await client.query(
      `UPDATE "Ad" SET "title" = $2, "description" = $3, "moderationReason" = $2,
         "details" = (SELECT jsonb_object_agg(key, CASE WHEN jsonb_typeof(value) = 'string'
           AND key ~* 'description|title' THEN to_jsonb($3::text) ELSE value END)
           FROM jsonb_each("details"))
       WHERE "id" = $1`,
      [adId, short, text],
    );
    await client.query(
      `UPDATE "User" u SET "firstName" = $2, "lastName" = $2
       FROM "Ad" a WHERE a."id" = $1 AND u."id" = a."ownerId"`,
      [adId, short],
    );
    await client.query(
      `UPDATE "Message" m SET "text" = $2 FROM "Conversation" c
       WHERE c."adId" = $1 AND m."conversationId" = c."id"`,
      [adId, text],
    );
    const { rows } = await client.query(
      `WITH sale AS (
         INSERT INTO "Sale" ("id", "adId", "title", "sellerId", "buyerId", "at")
         SELECT gen_random_uuid(), a."id", $2, a."ownerId", c."buyerId", now() - interval '30 days'
         FROM "Ad" a JOIN "Conversation" c ON c."adId" = a."id" WHERE a."id" = $1
         RETURNING "id", "sellerId", "buyerId")
       INSERT INTO "Review" ("saleId", "byBuyer", "authorId", "aboutId", "stars", "text", "at", "reply")
       SELECT "id", true, "buyerId", "sellerId", 5, $3, now() - interval '29 days', $3 FROM sale
       RETURNING "saleId", "aboutId"`,
      [adId, short, text],
    );
    await client.query(`UPDATE "Report" SET "text" = $2 WHERE "targetId" = $1`, [adId, text]);
    return rows[0] as { saleId: string; aboutId: string };
  });

async function expectNothingRan(page: Page, path: string, shown: string) {
  // A cached page is invalidated soon after the row was written.
  await expect(async () => {
    await page.goto(path);
    await expect(page.locator('body')).toContainText(shown, { timeout: 10_000 });
  }).toPass({ timeout: 30_000 });
  const found = await page.evaluate(() => ({
    ran: 'ran' in window,
    title: document.title,
    elements: document.querySelectorAll('[data-ran]').length,
  }));
  expect({ path, ...found }).toMatchObject({ path, ran: false, elements: 0 });
  expect(found.title, path).not.toBe('ran');
}

/** In quotes, so that the word is searched as typed. */
const search = `/search?q=${encodeURIComponent('"safe"')}`;

const contextOf = (browser: Browser, baseURL: string) => browser.newContext({ baseURL });

test('none of 200 script strings in any text runs on a page that shows it', async ({
  browser,
  page: seller,
  baseURL,
}) => {
  test.slow();
  const origin = baseURL ?? '';
  expect(strings).toHaveLength(200);
  const { username } = await registerMember(seller.request, origin);
  const id = await publishAd(seller.request, origin, { title: 'A title that is written over' });
  const buyer = await (await contextOf(browser, origin)).newPage();
  await registerMember(buyer.request, origin);
  const post = async (path: string, data: object) => {
    const response = await buyer.request.post(path, { data, headers: { origin } });
    expect(response.status(), await response.text()).toBe(201);
    return response.json();
  };
  const { conversationId } = await post(`/api/ads/${id}/messages`, { text: 'Is it there?' });
  await post('/api/reports', { targetType: 'ad', target: id, reason: 'gone', text: 'See.' });
  const desk = await (await contextOf(browser, origin)).newPage();
  await becomeStaff(desk, origin, 'moderator');
  for (const [round, text] of texts.entries()) {
    const shown = `Safe?${round}`;
    const short = `${shown} ${tags[round] ?? ''}`.slice(0, 100);
    const { saleId, aboutId } = await writeEverywhere(id, text, short);
    for (const path of [`/ad/${id}`, `/seller/${username}`, search]) {
      await expectNothingRan(buyer, path, shown);
    }
    await expectNothingRan(buyer, `/report/ad/${id}`, shown);
    await expectNothingRan(seller, `/report/review/${saleId}.buyer`, '5 of 5 stars');
    for (const page of [buyer, seller]) {
      await expectNothingRan(page, '/my-account/messages', shown);
      await expectNothingRan(page, `/my-account/messages/${conversationId}`, shown);
    }
    await expectNothingRan(seller, '/my-account', shown);
    await expectNothingRan(desk, `/admin/ads?q=${id}`, shown);
    await expectNothingRan(desk, `/admin/users/${aboutId}`, username);
  }
});
