import { messages } from '@/lib/catalogue/messages';
import { workQueues } from '@/lib/work-queue';

/** Of routes that hold a whole picture, all of them together. */
export const uploadQueue = workQueues({
  parallel: 2,
  waiting: 12,
  total: 2,
  busy: messages.uploadsBusy,
});
