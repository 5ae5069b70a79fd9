import type { Db } from '@/lib/db/client';
import { AppError, type FieldErrors } from '@/lib/errors';
import { getBannedWords } from '@/lib/screening/banned-words';
import { screenText } from '@/lib/screening/screen-text';

const fields = ['username', 'firstName', 'lastName'] as const;
type Names = { [field in (typeof fields)[number]]?: string | undefined };

/** A name cannot wait for review as an ad does. Throws `invalid` with the words and what to do. */
export async function requireCleanNames(names: Names, tx: Db): Promise<void> {
  const banned = await getBannedWords(tx);
  const wrong: FieldErrors = {};
  for (const field of fields) {
    const text = names[field];
    if (text === undefined) continue;
    const { action, hits } = screenText([{ field, text }], { kind: 'profile' }, banned);
    if (action === 'hold')
      wrong[field] = `Please choose another name, without “${hits[0]?.words}”.`;
  }
  const [first] = Object.values(wrong);
  if (first) throw new AppError('invalid', first, { fields: wrong });
}
