import { caseRisks } from '@/lib/catalogue/case-risks';
import type { Db } from '@/lib/db/client';
import { openCase } from '@/lib/db/open-case';

/** Opens a case for an adult ad that is shown before its review. A held ad has a case already. */
export const reviewAfterwards = (tx: Db, adId: string, now: Date): Promise<void> =>
  openCase(tx, { type: 'ad', id: adId }, caseRisks.shownAdult, now);
