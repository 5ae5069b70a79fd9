import { setTimeout as delay } from 'node:timers/promises';
import { call } from '../../drill/call.ts';
import { publish, register } from '../../drill/members.ts';
import type { AttackRow } from '../attack-row.ts';

const timeoutMs = 2_000;

export const bannedMember: AttackRow = {
  name: 'banned-member',
  title: 'The ad of a member who is banned, read before and after',
  run: async (target) => {
    const seller = await register(target, '127.0.4.3');
    const { _id: id } = await publish(target, seller);
    const paths = [`/ad/${id}`, `/seller/${seller.username}`, `/api/ads/${id}`];
    const ask = (path: string) => call(target.url, { path, from: '127.0.4.4' });
    const before = await Promise.all(paths.map(ask));
    await target.database.query('UPDATE "User" SET "bannedAt" = now() WHERE "username" = $1', [
      seller.username,
    ]);
    const banned = performance.now();
    let gone = false;
    while (!gone && performance.now() - banned < timeoutMs) {
      await delay(20);
      gone = (await Promise.all(paths.map(ask))).every(({ status }) => status === 404);
    }
    const ms = Math.round(performance.now() - banned);
    const phone = await call(target.url, {
      method: 'POST',
      path: `/api/ads/${id}/phone`,
      from: '127.0.4.4',
      body: {},
    });
    const wasShown = before.every(({ status }) => status === 200);
    return {
      figure: gone ? `gone after ${ms} ms; the number: ${phone.status}` : 'still shown',
      broken: [
        ...(wasShown ? [] : ['the ad was not shown before']),
        ...(gone ? [] : ['a page of a banned member is shown']),
        ...(phone.status === 404 ? [] : [`its number is answered ${phone.status}`]),
      ],
    };
  },
};
