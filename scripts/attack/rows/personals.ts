import { call } from '../../drill/call.ts';
import { goods, publish, register } from '../../drill/members.ts';
import type { AttackRow } from '../attack-row.ts';

export const personals: AttackRow = {
  name: 'personals',
  title: "A member's personal ad, looked for from their other ad and back",
  run: async (target) => {
    const member = await register(target, '127.0.4.5');
    const { _id: open } = await publish(target, member);
    const { _id: personal } = await publish(target, member, {
      ...personalForm,
      title: 'Looking for a friend to walk with',
    });
    const read = async (path: string) => (await call(target.url, { path, from: '127.0.4.6' })).text;
    const leads: string[] = [];
    const look = async (path: string, words: unknown[]) => {
      const text = await read(path);
      for (const word of words) if (text.includes(String(word))) leads.push(`${path} says ${word}`);
      return text;
    };
    const page = await look(`/ad/${personal}`, [open, member.username]);
    await look(`/api/ads/${personal}`, [open, member.username]);
    await look(`/ad/${open}`, [personal]);
    await look(`/api/ads/${open}`, [personal]);
    await look(`/seller/${member.username}`, [personal]);
    const isShown = page.includes('Looking for a friend to walk with');
    return {
      figure: `${leads.length} links in 5 answers`,
      broken: [...leads, ...(isShown ? [] : ['the personal ad is not shown'])],
    };
  },
};

const { condition: _condition, ...generic } = goods;
const personalForm = { ...generic, category: 'Gay and Lesbian', condition: undefined };
