import { db } from './client';
import { deleteInBatches } from './delete-in-batches';
import { Prisma } from './prisma';

/** Oldest first. Finds rows by `ctid`, which changes with the row, so that one changed meanwhile stays. */
export function deleteRows(
  model: Prisma.ModelName,
  where: Prisma.Sql,
  time: string,
): Promise<number> {
  const [table, column] = [Prisma.raw(`"${model}"`), Prisma.raw(`"${time}"`)];
  return deleteInBatches(
    (limit) => db.$executeRaw`
      DELETE FROM ${table} WHERE ctid = ANY (ARRAY(
        SELECT ctid FROM ${table} WHERE ${where} ORDER BY ${column} LIMIT ${limit}))`,
  );
}
