import type { Staff } from '@/lib/accounts/roles/staff';
import { adultScopes, openScopes, scopePhrase } from '@/lib/catalogue/scopes/list-scopes';
import {
  type ShownChanges,
  shownGroups,
  shownName,
  shownSections,
} from '@/lib/catalogue/shown-catalogue';
import { type ShownLine, shownLines, withoutCatalogue } from '@/lib/catalogue/shown-lines';
import { siteTexts } from '@/lib/catalogue/site-texts';
import { type Db, db } from '@/lib/db/client';
import { transactionTimeouts } from '@/lib/db/pools/transaction-timeouts';
import { recordAudit } from '@/lib/db/record-audit';
import { AppError } from '@/lib/errors';
import { nameSetting, orderSetting, readShownChanges } from '@/lib/settings/shown-catalogue';
import { writeSetting } from '@/lib/settings/store';
import { validNameChanges } from './valid-name-changes';

export type ShownPreview = {
  lines: ShownLine[];
  /** The menu of the home page, and on phones of every page. */
  menu: string[];
  /** The list from which sellers choose. */
  groups: { name: string; categories: string[] }[];
  headings: { before: string; after: string }[];
};

export async function previewShownCatalogue(changes: ShownChanges): Promise<ShownPreview> {
  const after = validNameChanges(changes);
  const before = await readShownChanges();
  const lines = shownLines(before, after);
  return {
    lines,
    menu: shownSections(after).map(({ name }) => name),
    groups: shownGroups(after).map((group) => ({
      name: shownName(group, after),
      categories: group.categories.map((category) => shownName(category, after)),
    })),
    headings: lines.flatMap((line) => (line.kind === 'name' ? headingOf(line, before, after) : [])),
  };
}

/** Throws `conflict` if they were changed meanwhile. */
export async function changeShownCatalogue(
  { userId }: Staff,
  { changes, before: seen }: { changes: ShownChanges; before: ShownChanges },
  now: Date,
): Promise<{ success: true }> {
  const after = validNameChanges(changes);
  await db.$transaction(async (tx) => {
    await lockShownCatalogue(tx);
    const before = await readShownChanges(tx);
    if (shownLines(before, withoutCatalogue(seen)).length > 0) {
      throw new AppError('conflict', siteTexts.categoriesChanged);
    }
    for (const { kind, slug, ...words } of shownLines(before, after)) {
      const isName = kind === 'name';
      const value = isName ? after.names[slug] : after.order[slug]?.join();
      const key = isName ? nameSetting(slug) : orderSetting(slug);
      await writeSetting(tx, userId, { key, value: value ?? null }, now);
      const action = isName ? 'category.renamed' : 'category.moved';
      const subject = { type: 'category', id: slug } as const;
      await recordAudit(tx, userId, action, subject, now, {
        from: words.before,
        to: words.after,
      });
    }
  }, transactionTimeouts);
  return { success: true };
}

const lockShownCatalogue = (tx: Db) => tx.$executeRaw`
  SELECT pg_advisory_xact_lock(hashtext('shown catalogue'))`;

function headingOf({ slug }: ShownLine, before: ShownChanges, after: ShownChanges) {
  const scope = [...openScopes, ...adultScopes].find(({ key }) => key === slug);
  return scope
    ? [{ before: scopePhrase(scope, before).title, after: scopePhrase(scope, after).title }]
    : [];
}
