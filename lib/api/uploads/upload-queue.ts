import { messages } from '@/lib/catalogue/messages';
import { workQueues } from '@/lib/work-queue';

/** Shared by all routes that hold a whole picture in memory. */
export const uploadQueue = workQueues({
  parallel: 2,
  waiting: 12,
  total: 2,
  waitingInAll: 40,
  busy: messages.uploadsBusy,
});
