import 'server-only';
import { revalidatePath } from 'next/cache';

/**
 * Call before the answer to whoever published, changed or took away an ad: no page of this process
 * that shows it is shown again. All other pages and processes hear of it from the database.
 */
export function revalidateAd(id: string): void {
  revalidatePath(`/ad/${id}`);
}
