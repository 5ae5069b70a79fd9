import { type Answer, call, failuresOf, percentile, statusesOf } from '../../drill/call.ts';
import { goods, type Member, publish, registerMany } from '../../drill/members.ts';
import type { AttackRow } from '../attack-row.ts';
import type { Target } from '../target.ts';

const edits = 150;
/** Time in ms that another member's request may always take meanwhile. */
const besideGoal = 500;
const lockWait = 1_000;
/** Maximum factor by which edits may be slower than as many reads of ads. */
const mostTimes = 1.5;

export const oneMembersLoad: AttackRow = {
  name: 'one-members-load',
  title: '150 parallel edits of one ad, with another member beside',
  run: async (target) => {
    const [busy, other] = await registerMany(target, 2, 5);
    if (!busy || !other) throw new Error('there are no members');
    const { _id: id } = await publish(target, busy);
    const reads = await withOtherMember(target, other, () =>
      call(target.url, { path: '/api/ads/my-ads', token: busy.token, from: busy.from }),
    );
    const writes = await withOtherMember(target, other, (number) =>
      call(target.url, {
        method: 'PUT',
        path: `/api/ads/${id}`,
        token: busy.token,
        from: busy.from,
        body: { ...goods, version: 1, title: `Oak dining table, edit number ${number}` },
      }),
    );
    const slowestRead = slowestOf(reads.answers);
    const slowestConflict = slowestOf(writes.answers.filter(({ status }) => status === 409));
    const besideReads = slowestOf(reads.beside);
    const besideEdits = slowestOf(writes.beside);
    const wrong = [...reads.beside, ...writes.beside].filter(({ status }) => status !== 200);
    return {
      figure: `${statusesOf(writes.answers)}; slowest 409 ${slowestConflict} ms, slowest read of as many ${slowestRead} ms; the other member at most ${besideEdits} ms, beside as many reads ${besideReads} ms`,
      broken: [
        ...failuresOf([...reads.answers, ...writes.answers]),
        ...(wrong.length > 0 ? [`the other member was answered ${statusesOf(wrong)}`] : []),
        ...(besideEdits > Math.max(besideGoal, mostTimes * besideReads)
          ? [`the other member waited ${besideEdits} ms`]
          : []),
        ...(slowestConflict > lockWait + mostTimes * slowestRead
          ? ['a 409 took longer than the wait for a lock']
          : []),
      ],
    };
  },
};

async function withOtherMember(
  target: Target,
  other: Member,
  send: (number: number) => Promise<Answer>,
) {
  const stop = new AbortController();
  const beside = otherMember(target, other, stop.signal);
  const answers = await Promise.all(Array.from({ length: edits }, (_, number) => send(number)));
  stop.abort();
  return { answers, beside: await beside };
}

async function otherMember({ url }: Target, { token, from }: Member, signal: AbortSignal) {
  const answers: Answer[] = [];
  do {
    answers.push(await call(url, { path: '/api/ads/my-ads', token, from }));
  } while (!signal.aborted);
  return answers;
}

function slowestOf(answers: readonly Answer[]) {
  const times = answers.map(({ ms }) => ms);
  return Math.round(percentile(times, 1));
}
