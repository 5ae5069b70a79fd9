import 'server-only';
import { revalidatePath } from 'next/cache';

/** Where the home page is rendered; `/` is rewritten to it (next.config.ts). */
export const homePath = '/home/uk';

/** Call after an ad was published, changed or taken away: the cached pages that show it are made anew. */
export function revalidateAd(id: string): void {
  revalidatePath(`/ad/${id}`);
  revalidatePath(homePath);
}
