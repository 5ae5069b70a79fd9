import { parentPort, workerData } from 'node:worker_threads';
import { sendRequests } from './send-requests.ts';

/* 100 connections from 50 IP addresses ask for unknown ads and sellers, searches and redirects. */

const { app, seconds, connections, addresses } = workerData as {
  app: string;
  seconds: number;
  connections: number;
  addresses: number;
};

const kinds = [
  (number: number) => `/ad/${String(number).padStart(12, '0')}`,
  (number: number) => `/seller/nobody-${number}`,
  (number: number) => `/search?q=sofa&max=${number}`,
  (number: number) => `/search?min=&max=${number}`,
];

const end = Date.now() + seconds * 1000;
let number = 2_000_000;
const answers = await sendRequests({
  app,
  connections,
  next: () => {
    number += 1;
    const path = kinds[number % kinds.length]?.(number) ?? '/';
    return Date.now() > end ? null : { path, from: `10.0.4.${number % addresses}` };
  },
});
const statuses: Record<number, number> = {};
for (const { status } of answers) statuses[status] = (statuses[status] ?? 0) + 1;
parentPort?.postMessage(statuses);
