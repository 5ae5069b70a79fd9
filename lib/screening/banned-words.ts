import type { Db } from '@/lib/db/client';

export async function getBannedWords(tx: Db): Promise<string[]> {
  const rows = await tx.bannedWord.findMany({ select: { words: true }, orderBy: { words: 'asc' } });
  return rows.map(({ words }) => words);
}
