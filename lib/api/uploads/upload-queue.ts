import { siteTexts } from '@/lib/catalogue/site-texts';
import { workQueues } from '@/lib/work-queue';

/** Of all members, in each queue of a process. */
const ofAll = { total: 2, waitingInAll: 40, busy: siteTexts.uploadsBusy };

/** Shared by all routes that hold a whole picture in memory. */
export const uploadQueue = workQueues({ parallel: 2, waiting: 12, ...ofAll });

export const attachmentQueue = workQueues({ parallel: 1, waiting: 6, ...ofAll });
