import { afterEach, expect, test } from 'vitest';
import { siteTexts } from '@/lib/catalogue/site-texts';
import { db } from '@/lib/db/client';
import {
  allowWords,
  banWords,
  listBannedWords,
  previewBan,
} from '@/lib/moderation/banned-words/banned-words';
import { bannedWords } from '@/lib/moderation/schema';
import { createAd } from '@/tests/builders/ad';
import { createMember } from '@/tests/builders/member';
import { createStaff } from '@/tests/builders/staff';

const now = new Date();

afterEach(() => db.bannedWord.deleteMany());

test('a preview counts live ads with the words in any form', async () => {
  const owner = await createMember();
  const title = 'Quibbleflex rowing machine, hardly used';
  const { _id: id } = await createAd(owner, { now, form: { title } });
  await createAd(owner, { now, form: { title }, columns: { moderation: 'held' } });
  await createAd(owner, { now, form: { title }, columns: { isActive: false } });
  const preview = await previewBan('quibbleflex rowing machines', now);
  expect(preview).toEqual({ live: 1, examples: [{ id, title, isAdult: false }] });
  await createAd(owner, { now, form: { title }, columns: { expiresAt: null } });
  await createAd(owner, { now, form: { title }, columns: { expiresAt: now } });
  expect(await previewBan('quibbleflex rowing machines', now)).toMatchObject({ live: 2 });
  expect(await previewBan('machine rowing quibbleflex', now)).toMatchObject({ live: 0 });
});

test('words are banned once, and the history has every change', async () => {
  const admin = await createStaff('admin');
  await banWords(admin, 'quibbleflex', now);
  await expect(banWords(admin, 'quibbleflex', now)).rejects.toMatchObject({ code: 'conflict' });
  await expect(
    createAd(admin, { now, form: { title: 'A quibbleflex of the best' } }),
  ).resolves.toMatchObject({
    moderation: 'held',
  });
  await allowWords(admin, 'quibbleflex', now);
  await expect(allowWords(admin, 'quibbleflex', now)).rejects.toMatchObject({ code: 'not_found' });
  const { words, history } = await listBannedWords();
  expect(words).toEqual([]);
  const own = history.filter(({ words: changed }) => changed === 'quibbleflex');
  expect(own.map(({ isAdded }) => isAdded)).toEqual([false, true]);
});

test('words that nearly every text has are neither counted nor banned', async () => {
  const admin = await createStaff('admin');
  const refusal = { code: 'invalid', fields: { words: siteTexts.bannedTooCommon } };
  for (const words of ['the', 'you', 'and the', 'this that']) {
    await expect(previewBan(words, now), words).rejects.toMatchObject(refusal);
    await expect(banWords(admin, words, now), words).rejects.toMatchObject(refusal);
  }
  expect(await db.bannedWord.count()).toBe(0);
  await expect(previewBan('the zorblaxes', now)).resolves.toMatchObject({ live: 0 });
});

test('words that screening cannot match are refused', async () => {
  await expect(banWords(await createStaff('admin'), '!!! ???', now)).rejects.toMatchObject({
    code: 'invalid',
  });
  expect(bannedWords.parse({ words: '  Bath   SALTS ' })).toEqual({ words: 'bath salts' });
  expect(bannedWords.safeParse({ words: 'ab' }).success).toBe(false);
});
