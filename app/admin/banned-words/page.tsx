import type { Metadata } from 'next';
import { AllowWords } from '@/components/admin/settings/allow-words';
import { BannedWordForm } from '@/components/admin/settings/banned-word-form';
import { ChangeList } from '@/components/admin/settings/change-list';
import { requireStaffPage } from '@/lib/auth/staff';
import { formatShortDate } from '@/lib/dates';
import { countedAtMost, listBannedWords } from '@/lib/moderation/banned-words/banned-words';

export const metadata: Metadata = { title: 'Banned words' };

export default async function BannedWordsPage() {
  await requireStaffPage('/admin/banned-words', 'admin');
  const { words, history } = await listBannedWords();
  return (
    <>
      <h1 className="text-2xl font-bold">Banned words</h1>
      <p className="max-w-prose text-muted">
        Ads and messages with these words wait for a moderator, in addition to what the screening
        rules find. Usernames with them are refused.
      </p>
      <BannedWordForm countedAtMost={countedAtMost} />
      {words.length === 0 && <p className="text-muted">No words are banned.</p>}
      <ul className="grid gap-2" aria-label="Banned words">
        {words.map((entry) => (
          <li key={entry.words} className="card flex flex-wrap items-center gap-3 p-3">
            <strong className="min-w-0 flex-1 wrap-anywhere">{entry.words}</strong>
            <span className="text-sm text-muted">since {formatShortDate(entry.createdAt)}</span>
            <AllowWords words={entry.words} />
          </li>
        ))}
      </ul>
      <ChangeList
        changes={history.map(({ at, words: changed, isAdded, by }) => ({
          at,
          by,
          text: `“${changed}” was ${isAdded ? 'banned' : 'removed'}.`,
        }))}
      />
    </>
  );
}
