import { shortenedWords } from '@/lib/search/vocabulary/shortened-words';

const patterns = shortenedWords.map(({ short, full }) => ({
  pattern: new RegExp(`(?<![\\w/&])(?:${short})(?![\\w/&])`, 'gi'),
  full,
}));

/** Shortened words as ads write them. */
export const inFull = (text: string): string =>
  patterns.reduce((now, { pattern, full }) => now.replace(pattern, full), text);
