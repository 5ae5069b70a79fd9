import { db } from '@/lib/db/client';
import type { DraftForm } from '@/lib/drafts/draft-form';
import { toDraftColumns } from '@/lib/drafts/draft-phone';
import { nilUuid } from '@/lib/nil-uuid';

const batch = 200;

export async function sealPlainDrafts(most = Number.POSITIVE_INFINITY): Promise<number> {
  let sealed = 0;
  let after = nilUuid;
  while (sealed < most) {
    const rows = await db.$queryRaw<Row[]>`
      SELECT "id", "ownerId", "version", "form" FROM "Draft"
      WHERE "id" > ${after}::uuid AND coalesce("form" ->> 'phone', '') <> ''
      ORDER BY "id" LIMIT ${batch}`;
    for (const { id, ownerId, version, form } of rows) {
      // Skips a draft that was saved meanwhile, since saving seals it.
      const { count } = await db.draft.updateMany({
        where: { id, version },
        data: toDraftColumns(form, ownerId),
      });
      sealed += count;
    }
    if (rows.length < batch) break;
    after = rows.at(-1)?.id ?? after;
  }
  return sealed;
}

type Row = { id: string; ownerId: string; version: number; form: DraftForm };
