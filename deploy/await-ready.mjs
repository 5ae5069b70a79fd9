/*
 * Waits for the server on PORT, at the address LISTEN, to take requests. Exits with 1 and its last answer after a
 * minute, or the given seconds.
 */
import { setTimeout as delay } from 'node:timers/promises';

const listen = process.env.LISTEN || '127.0.0.1';
// A server that listens on all addresses.
const host = { '0.0.0.0': '127.0.0.1', '::': '::1' }[listen] ?? listen;
const address = `http://${host.includes(':') ? `[${host}]` : host}:${process.env.PORT}/api/ready`;
const end = Date.now() + Number(process.argv[2] ?? 60) * 1000;

async function ask() {
  try {
    const reply = await fetch(address, { signal: AbortSignal.timeout(5000) });
    return { isReady: reply.ok, said: `${reply.status} ${await reply.text()}` };
  } catch (error) {
    return { isReady: false, said: error.cause?.message ?? error.message };
  }
}

let answer = await ask();
while (!answer.isReady && Date.now() < end) {
  await delay(500);
  answer = await ask();
}
if (!answer.isReady) {
  console.error(`${address}: ${answer.said}`);
  process.exitCode = 1;
}
