import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import sharp from 'sharp';
import { upgrades } from '@/lib/catalogue/upgrades.ts';
import { type Answer, call } from '../../drill/call.ts';
import { goods } from '../../drill/members.ts';
import { unless } from '../../drill/row.ts';
import type { ChaosRow } from '../chaos-row.ts';
import { type Member, makeMembers } from '../members.ts';
import { faults } from '../services.ts';
import type { ChaosSite } from '../site.ts';

/** Maximum response time in ms, with or without the service. */
const quick = 5_000;

type Need = {
  service: keyof ChaosSite['services'];
  ask: (url: string, member: Member) => Promise<Answer>;
  /** Acceptable statuses. Mails and messages are sent later, so they are accepted. */
  answers: readonly number[];
};

const [vip] = upgrades;

const post = (url: string, path: string, { token, from }: Member, body: unknown) =>
  call(url, { method: 'POST', path, token, from, body });

const needs: readonly Need[] = [
  {
    service: 'mail',
    ask: (url, member) =>
      post(url, '/api/auth/send-code', { ...member, token: '' }, { email: newEmail() }),
    answers: [200],
  },
  {
    service: 'whatsapp',
    ask: (url, member) => post(url, '/api/whatsapp/send-code', member, { phone: newPhone() }),
    answers: [200],
  },
  {
    service: 'pictures',
    ask: async (url, member) =>
      post(url, '/api/upload/image', member, { image: await newPicture() }),
    answers: [502, 503],
  },
  {
    service: 'pictures',
    ask: (url, { picture, from }) => call(url, { path: `/uploads/${picture}`, from }),
    answers: [503],
  },
  {
    service: 'cards',
    ask: async (url, member) => {
      const ad = await post(url, '/api/ads', member, { ...goods, title: 'Teak bench with a vase' });
      const { _id: adId } = JSON.parse(ad.text) as { _id: string };
      const payment = { amount: vip.pence / 100, extras: [vip.key], adId };
      return post(url, '/api/payment/create-payment-intent', member, payment);
    },
    answers: [502, 503],
  },
];

const newEmail = () => `${randomUUID()}@chaos.example.org`;
const newPhone = () => `+44740012${String(Math.floor(Math.random() * 10_000)).padStart(4, '0')}`;

async function newPicture(): Promise<string> {
  const bytes = await sharp({
    create: { width: 600, height: 600, channels: 3, background: '#385' },
  })
    .jpeg()
    .toBuffer();
  return `data:image/jpeg;base64,${bytes.toString('base64')}`;
}

export const outsideServices: ChaosRow = {
  name: 'services',
  title: 'Mail, WhatsApp, pictures and cards each down, slow and lying',
  async run(site, isShort) {
    const broken: string[] = [];
    let slowest = 0;
    let [faultCount, network] = [0, 60];
    for (const fault of faults) {
      // Each slow call takes its whole timeout.
      const isAtOnce = isShort && fault === 'slow';
      for (const needing of isAtOnce ? [needs] : needs.map((need) => [need])) {
        const found = await askWithout(site, fault, needing, ++network);
        broken.push(...found.broken);
        slowest = Math.max(slowest, found.slowest);
        faultCount += needing.length;
      }
    }
    const recovery = await uploadAgain(site, ++network);
    broken.push(...unless(recovery.status === 201, `pictures work again: ${recovery.status}`));
    const charged = await site.ask(`SELECT 1 FROM "Purchase" WHERE "paidAt" IS NOT NULL`);
    broken.push(...unless(charged.length === 0, `${charged.length} purchases count as paid`));
    return {
      figure: `${faultCount} faults; what needs the service was answered after ${Math.round(slowest)} ms at most`,
      broken,
    };
  },
};

/** The site asks a silent store again a few seconds later. */
async function uploadAgain({ servers, withDatabase }: ChaosSite, network: number) {
  const [member] = await withDatabase((client) => makeMembers(client, 1, network));
  if (!member) throw new Error('There is no member.');
  for (const end = Date.now() + 10_000; ; await delay(500)) {
    const body = { image: await newPicture() };
    const answer = await post(servers[0].url, '/api/upload/image', member, body);
    if (answer.status === 201 || Date.now() > end) return answer;
  }
}

async function askWithout(
  { services, servers, withDatabase }: ChaosSite,
  fault: (typeof faults)[number],
  needing: readonly Need[],
  network: number,
): Promise<{ broken: string[]; slowest: number }> {
  const { url } = servers[0];
  const [visitor, ...members] = await withDatabase((client) =>
    makeMembers(client, needing.length + 1, network),
  );
  if (!visitor) throw new Error('There is no member.');
  const { from } = visitor;
  for (const { service } of needing) services[service].set(fault);
  const [own, others] = await Promise.all([
    Promise.all(
      needing.map(async ({ service, ask, answers }, index) => {
        const { status, text, ms } = await ask(url, members[index] ?? visitor);
        const what = `${service} ${fault}`;
        const broken = [
          ...unless(answers.includes(status), `${what}: ${status} ${text.slice(0, 100)}`),
          ...unless(ms < quick, `${what}: an answer took ${Math.round(ms)} ms`),
        ];
        return { broken, ms };
      }),
    ),
    Promise.all([
      call(url, { path: `/search?q=lamp${network}`, from }),
      call(url, { path: '/help', from }),
      post(url, '/api/ads', visitor, { ...goods, title: `Brass lamp number ${network} of many` }),
    ]),
  ]);
  for (const { service } of needing) services[service].set('works');
  const what = `${needing.map(({ service }) => service).join(', ')} ${fault}`;
  const statuses = others.map(({ status }) => status).join();
  const late = Math.max(...others.map(({ ms }) => ms));
  return {
    broken: [
      ...own.flatMap(({ broken }) => broken),
      ...unless(statuses === '200,200,201', `${what}: all else answered ${statuses}`),
      ...unless(late < quick, `${what}: all else took ${Math.round(late)} ms`),
    ],
    slowest: Math.max(...own.map(({ ms }) => ms)),
  };
}
