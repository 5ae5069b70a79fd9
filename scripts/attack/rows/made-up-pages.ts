import { Agent } from 'node:http';
import { call, failuresOf, percentile, repeat, statusesOf } from '../../drill/call.ts';
import type { AttackRow } from '../attack-row.ts';

const addresses = 50;
const connections = 100;

const paths = [
  (name: string) => `/ad/${name}`,
  (name: string) => `/seller/${name}`,
  (name: string) => `/search?q=${name}`,
  (name: string) => `/search?q=${name}&utm=1`,
  (name: string) => `/browse/all/${name}`,
];

const nameOf = (index: number) => index.toString(36).padStart(12, '0');

export const madeUpPages: AttackRow = {
  name: 'made-up-pages',
  title:
    'Ads, sellers, places, searches and redirects that are made up, 100 connections, 50 addresses',
  run: async ({ url }, isShort) => {
    const count = isShort ? 2_000 : 20_000;
    const first = Date.now();
    const agents = Array.from(
      { length: connections },
      () => new Agent({ keepAlive: true, maxSockets: 1 }),
    );
    const answers = await repeat(count, connections, (index) => {
      const connection = index % connections;
      const path = paths[index % paths.length]?.(nameOf(first + index)) ?? '/';
      const agent = agents[connection];
      const from = `127.0.2.${(connection % addresses) + 1}`;
      return call(url, { path, from, ...(agent && { agent }) });
    });
    for (const agent of agents) agent.destroy();
    const p99 = percentile(
      answers.map(({ ms }) => ms),
      0.99,
    );
    return {
      figure: `${statusesOf(answers)}; p99 of the attackers ${Math.round(p99)} ms`,
      broken: failuresOf(answers),
    };
  },
};
