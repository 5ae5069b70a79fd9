import { openRoute } from '@/lib/api/route';
import { runForCron } from '@/lib/jobs/run-for-cron';

/** In seconds, longer than a run with its last jobs. */
export const maxDuration = 60;

export const GET = openRoute({ anonymous: true }, (_, { request }) =>
  runForCron(request.headers.get('authorization')),
);
