import { call, failuresOf, percentile, statusesOf } from '../call.ts';
import { goods, type Member, publish, registerMany } from '../members.ts';
import type { Row } from '../row.ts';
import type { Target } from '../target.ts';

const edits = 150;
/** Maximum time of another member's requests meanwhile, in ms. */
const mostBeside = 500;
/** Maximum wait for a lock in ms. */
const lockWait = 1_000;
/** Maximum own work of all edits, in times of as many reads of the member's ads at the same time. */
const mostTimes = 1.5;

export const oneMembersLoad: Row = {
  name: 'one-members-load',
  title: '150 parallel edits of one ad, with another member beside',
  before: 'the other member waited 4 s',
  attack: async (target) => {
    const [busy, other] = await registerMany(target, 2, 5);
    if (!busy || !other) throw new Error('there are no members');
    const { _id: id } = await publish(target, busy);
    const reads = await Promise.all(
      Array.from({ length: edits }, () =>
        call(target.url, { path: '/api/ads/my-ads', token: busy.token, from: busy.from }),
      ),
    );
    const slowestRead = percentile(
      reads.map(({ ms }) => ms),
      1,
    );
    const stop = new AbortController();
    const beside = otherMember(target, other, stop.signal);
    const answers = await Promise.all(
      Array.from({ length: edits }, (_, number) =>
        call(target.url, {
          method: 'PUT',
          path: `/api/ads/${id}`,
          token: busy.token,
          from: busy.from,
          body: { ...goods, version: 1, title: `Oak dining table, edit number ${number}` },
        }),
      ),
    );
    stop.abort();
    const besides = await beside;
    const slowest = percentile(
      besides.map(({ ms }) => ms),
      1,
    );
    const conflicts = answers.filter(({ status }) => status === 409).map(({ ms }) => ms);
    const slowestConflict = percentile(conflicts, 1);
    const wrong = besides.filter(({ status }) => status !== 200);
    return {
      figure: `${statusesOf(answers)}; slowest 409 ${Math.round(slowestConflict)} ms, slowest read of as many ${Math.round(slowestRead)} ms; the other member at most ${Math.round(slowest)} ms`,
      broken: [
        ...failuresOf([...reads, ...answers]),
        ...(wrong.length > 0 ? [`the other member was answered ${statusesOf(wrong)}`] : []),
        ...(slowest > mostBeside ? [`the other member waited ${Math.round(slowest)} ms`] : []),
        ...(slowestConflict > lockWait + mostTimes * slowestRead
          ? ['a 409 took longer than the wait for a lock']
          : []),
      ],
    };
  },
};

async function otherMember({ url }: Target, { token, from }: Member, signal: AbortSignal) {
  const answers: Awaited<ReturnType<typeof call>>[] = [];
  do {
    answers.push(await call(url, { path: '/api/ads/my-ads', token, from }));
  } while (!signal.aborted);
  return answers;
}
