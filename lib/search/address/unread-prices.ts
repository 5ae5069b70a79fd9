import { poundsToPence } from '@/lib/money';
import { cleanLine } from '@/lib/text/text';

/** What was typed as a price but is no amount: "abc". */
export type UnreadPrices = { min?: string; max?: string };

const longest = 20;

export function unreadPricesOf(params: URLSearchParams): UnreadPrices {
  const unread: UnreadPrices = {};
  for (const name of ['min', 'max'] as const) {
    const typed = params.getAll(name).map((text) => cleanLine(text).slice(0, longest).trim());
    const isRead = typed.some((text) => poundsToPence(text) !== undefined);
    const [first] = typed.filter((text) => text !== '');
    if (!isRead && first) unread[name] = first.toWellFormed();
  }
  return unread;
}
