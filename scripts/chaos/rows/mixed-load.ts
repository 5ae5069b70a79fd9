import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { startNginx } from '../../../bench/site/nginx.ts';
import { type Call, call, repeat } from '../../drill/call.ts';
import { goods } from '../../drill/members.ts';
import { residentMemory } from '../../drill/memory.ts';
import { smallPicture } from '../../drill/pictures.ts';
import { unless } from '../../drill/row.ts';
import type { ChaosRow } from '../chaos-row.ts';
import { addressOf, describeVisits, inOrder, measureCapacity, underLoad } from '../load.ts';
import { type Member, makeMembers } from '../members.ts';
import { needsNginx } from '../needs-nginx.ts';
import type { ChaosSite } from '../site.ts';
import { holdSlowly } from '../slow-connections.ts';

const slowConnections = 200;
/** Maximum growth, relative to the first quarter. */
const mostGrowth = 1.1;
const sampleEvery = 1_000;
/** Of the time: four of thirty minutes. */
const fillingShare = 4 / 30;

export const mixedLoad: ChaosRow = {
  name: 'mixed-load',
  title: `Readers, searchers and sellers at half of capacity, beside ${slowConnections} slow connections`,
  missing: needsNginx,
  async run(site, isShort) {
    const apps = site.servers.map(({ url }) => new URL(url).host);
    const proxy = `http://${await startNginx(join(site.folder, 'mixed-load'), apps)}`;
    const members = await site.withDatabase((client) =>
      makeMembers(client, isShort ? 20 : 400, 150),
    );
    const ads = await publishSome(site, members, isShort ? 20 : 300);
    const nextCall = inOrder(mixOf(members, ads, await smallPicture()));
    const capacity = await measureCapacity(proxy, nextCall, isShort ? 3_000 : 30_000);
    const minutes = isShort ? 0.2 : 30;
    const slow = holdSlowly(proxy, slowConnections);
    let memory: number[][] = [];
    const visits = await underLoad([proxy], nextCall, capacity / 2, async () => {
      // The page cache fills first, whose growth would count as a leak.
      await delay(minutes * 60_000 * fillingShare);
      memory = await sampleMemory(site, minutes * 60_000 * (1 - fillingShare));
    });
    slow.close();
    const { statuses } = visits;
    const total = [...statuses.values()].reduce((sum, count) => sum + count, 0);
    const bad = [...statuses].filter(([status]) => status === 0 || status >= 500);
    const growth = memory.map(growthOf);
    return {
      figure:
        `${minutes} minutes; capacity ${Math.round(capacity)}/s, ${Math.round(total / minutes / 60)}/s sent; ` +
        `${describeVisits(visits)}; memory of the servers ${memory.map(describeMemory).join(', ')}`,
      broken: [
        ...unless(bad.length === 0, 'there were answers of 5xx, or none'),
        ...unless((statuses.get(429) ?? 0) < total / 100, 'over 1 % of the requests were refused'),
        // A server's memory still grows right after the start.
        ...unless(isShort || growth.every((part) => part <= mostGrowth), 'memory grew'),
      ],
    };
  },
};

async function publishSome(site: ChaosSite, members: readonly Member[], count: number) {
  const answers = await repeat(count, 4, async (index) => {
    const member = members[index % members.length];
    return member && call(site.servers[0].url, publishing(member, index));
  });
  return answers.flatMap((answer) =>
    answer?.status === 201 ? [String(JSON.parse(answer.text)._id)] : [],
  );
}

const things = ['table', 'sofa', 'wardrobe', 'lamp', 'mirror', 'desk', 'bookcase', 'bed', 'rug'];
const thing = (number: number) => things[number % things.length] ?? '';

const publishing = ({ token, from, picture }: Member, number: number): Call => ({
  ...{ method: 'POST', path: '/api/ads', token, from },
  body: {
    ...goods,
    title: `Old ${thing(number)}, number ${number} of many`,
    description: `${goods.description} It stood in room ${number} of a hotel.`,
    images: [{ src: picture, main: true }],
  },
});

function mixOf(members: readonly Member[], ads: readonly string[], image: string) {
  return (number: number): Call => {
    const member = members[Math.floor(number / 100) % members.length];
    if (member && number % 100 === 13) return publishing(member, number);
    if (member && number % 100 === 57) {
      const { token, from } = member;
      return { method: 'POST', path: '/api/upload/image', token, from, body: { image } };
    }
    return { path: pageOf(number, ads), from: addressOf(number) };
  };
}

function pageOf(number: number, ads: readonly string[]): string {
  const word = thing(Math.floor(number / 12));
  const ad = `/ad/${ads[number % ads.length] ?? ''}`;
  const pages = [
    ...['/', ad, `/search?q=${word}+${number}`, '/browse/home/ilford', ad, '/browse/all/uk'],
    ...['/', ad, `/search?q=${word}&place=ilford&min=${(number % 90) + 1}`, ad],
    ...[`/api/locations/autocomplete?term=lon${number}`, '/browse/home/uk'],
  ];
  return pages[number % pages.length] ?? '/';
}

/** Megabytes of each server, sampled once a second. */
async function sampleMemory({ servers }: ChaosSite, forMs: number): Promise<number[][]> {
  const samples: number[][] = servers.map(() => []);
  for (const end = Date.now() + forMs; Date.now() < end; await delay(sampleEvery)) {
    for (const [index, { pid }] of servers.entries()) {
      const bytes = residentMemory(pid());
      if (bytes) samples[index]?.push(bytes / 1_000_000);
    }
  }
  return samples;
}

function quarters(samples: readonly number[]): [first: number, last: number] {
  const length = Math.max(1, Math.floor(samples.length / 4));
  const mean = (part: readonly number[]) => part.reduce((sum, one) => sum + one, 0) / part.length;
  return [mean(samples.slice(0, length)), mean(samples.slice(-length))];
}

const growthOf = (samples: readonly number[]) => {
  const [first, last] = quarters(samples);
  return last / first;
};

const describeMemory = (samples: readonly number[]) => {
  const [first, last] = quarters(samples);
  return `${Math.round(first)} MB, then ${Math.round(last)}`;
};
