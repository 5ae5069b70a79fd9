/*
 * A process of shoppers that can be killed at any moment. Each opens its draft, pays and publishes, with
 * a behaviour given by its number. Arguments: the file that lists the shoppers, and the file to which
 * the numbers of finished ones are appended. Prints a line when it begins.
 */
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { adForm } from '@/lib/ads/publishing/form/ad-form.ts';
import { publishAd } from '@/lib/ads/publishing/publish-ad.ts';
import type { UpgradeKey } from '@/lib/catalogue/upgrades.ts';
import { totalPence, upgradeKeys } from '@/lib/catalogue/upgrades.ts';
import { AppError } from '@/lib/errors.ts';
import { confirmSandboxPayment } from '@/lib/payments/providers/sandbox/pay-in-sandbox.ts';
import { createPaymentIntent } from '@/lib/payments/purchases/create-payment-intent.ts';
import { again } from './again.ts';
import type { Shopper } from './shopper.ts';

const [list = '', done = ''] = process.argv.slice(2);
const shoppers: Shopper[] = JSON.parse(readFileSync(list, 'utf8'));
const finished = new Set(existsSync(done) ? readFileSync(done, 'utf8').split('\n') : []);
const waiting = shoppers.filter(({ number }) => !finished.has(String(number)));

process.stdout.write('begun\n');
await Promise.all(Array.from({ length: 6 }, work));
process.exit(0);

async function work() {
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    await shop(next);
    appendFileSync(done, `${next.number}\n`);
  }
}

/** Spreads out the moments at which a kill may hit. */
function pause() {
  return delay(Math.random() * 6);
}

async function shop({ number, userId, draftId, body }: Shopper) {
  const actor = { userId, sessionId: '', role: 'member' as const };
  const extras = choice(number);
  const changesMind = number % 7 === 0;
  if (changesMind) await ask(upgradeKeys.filter((key) => !extras.includes(key)));
  const intents = await Promise.all(
    Array.from({ length: number % 5 === 0 ? 2 : 1 }, () => ask(extras)),
  );
  await pause();
  let bought = extras;
  for (const intent of intents) {
    if (intent === undefined) continue;
    if ('paid' in intent) {
      bought = intent.extras;
      continue;
    }
    if (number % 11 === 0) await pay(intent.clientSecret, '4000000000000002');
    if (number % 13 === 0) return;
    await pay(intent.clientSecret, '4242424242424242');
  }
  await pause();
  // The tab is closed.
  if (number % 9 === 0) return;
  await Promise.all(Array.from({ length: number % 4 === 0 ? 2 : 1 }, publish));

  async function ask(keys: UpgradeKey[]) {
    if (keys.length === 0) return undefined;
    const input = { amountPence: totalPence(keys), extras: keys, draftId };
    return expecting(['not_found', 'conflict'], () =>
      createPaymentIntent(actor, input, new Date()),
    );
  }

  async function pay(clientSecret: string, digits: string) {
    const card = { clientSecret, number: digits, expiry: '12/40', cvc: '123' };
    await expecting(['conflict'], () => confirmSandboxPayment(actor, card, new Date()));
  }

  async function publish() {
    const chosen = Object.fromEntries(bought.map((key) => [key, true]));
    const now = new Date();
    const form = adForm(now).parse({ ...body, extras: chosen, draftId });
    await expecting(['payment_required', 'conflict'], () => publishAd(actor, form, now));
  }
}

/** Refusals that kills and repeated calls may cause. Any other error ends the process. */
async function expecting<T>(codes: string[], work: () => Promise<T>): Promise<T | undefined> {
  try {
    return await again(work);
  } catch (error) {
    if (error instanceof AppError && codes.includes(error.code)) return undefined;
    throw error;
  }
}

function choice(number: number): UpgradeKey[] {
  const bits = (number % 31) + 1;
  return upgradeKeys.filter((_, index) => bits & (1 << index));
}
