import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/* A text that names a limit is made from it, so that it stays true when the limit changes. */

const files = globSync(
  [
    'app/**/*.{ts,tsx}',
    'components/**/*.{ts,tsx}',
    'lib/{accounts,ads,alerts,api,catalogue,direct-uploads,drafts,messages}/**/*.ts',
    'lib/{moderation,notifications,openapi,payments,privacy,saved}/**/*.ts',
  ],
  { cwd: process.cwd() },
);

/** Not limits of the site. */
const others = [
  // Of Stripe's cookie, and of banks.
  'components/content/cookie-list.tsx: 30 minutes',
  'lib/notifications/templates/mails.ts: 10 days',
  // Choices, beside their values.
  'components/admin/queue/decision-dialog.tsx: 7 days',
  'components/admin/queue/decision-dialog.tsx: 30 days',
  ...[24, 3, 7, 14].map(
    (count) =>
      `components/search/filters/filter-labels.ts: ${count} ${count === 24 ? 'hours' : 'days'}`,
  ),
  'app/admin/figures/page.tsx: 30 days',
];

const comments = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm;
const written = /(?<!interval ')\b\d+ (?:minute|hour|day)s?\b/g;

test('texts write no time as a number of their own', () => {
  const found = files.flatMap((file) => {
    const text = readFileSync(file, 'utf8').replace(comments, '');
    return [...text.matchAll(written)].map(([words]) => `${file}: ${words}`);
  });
  expect(found.toSorted()).toEqual(others.toSorted());
});
