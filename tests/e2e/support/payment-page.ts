import { randomBytes } from 'node:crypto';
import { type APIRequestContext, expect, type Page } from 'playwright/test';
import { description, publish } from './wizard-page';

export const cards = {
  good: '4242 4242 4242 4242',
  declined: '4000 0000 0000 0002',
  poor: '4000 0000 0000 9995',
  challenged: '4000 0025 0000 3155',
};

/** A finished draft of a new ad. Returns its id and title. */
export async function createDraft(request: APIRequestContext, origin: string, form: object = {}) {
  const title = `A thing worth promoting ${randomBytes(4).toString('hex')}`;
  const location = {
    slug: 'ilford-ig1',
    label: 'Ilford, Redbridge (IG1)',
    district: 'Ilford',
    city: 'Redbridge',
    postcode: 'IG1',
  };
  const response = await request.post('/api/drafts', {
    data: {
      form: {
        category: 'Friendship - Friends',
        title,
        description,
        genericDescription: description,
        location,
        ...form,
      },
      step: 4,
    },
    headers: { origin },
  });
  expect(response.status(), await response.text()).toBe(201);
  return { id: (await response.json()).id as string, title };
}

export const upgrade = (page: Page, name: string) =>
  page.getByRole('checkbox', { name: new RegExp(`^${name}`) });

export const payment = (page: Page) => page.getByRole('region', { name: 'Payment' });
export const pay = (page: Page) => payment(page).getByRole('button', { name: /^Pay £/ });
export const ready = (page: Page) =>
  page.getByText('✅ Payment successful. Ready to publish.', { exact: true });

/** On a phone a paid draft is published automatically. */
export async function publishPaid(page: Page) {
  if ((page.viewportSize()?.width ?? 0) >= 640) await publish(page).click();
}

/** Opens a draft where payment is due: on step 5 with the upgrades chosen on step 4. */
export async function openPayment(page: Page, origin: string, names: string[]) {
  const draft = await createDraft(page.request, origin);
  await page.goto(`/post?draft=${draft.id}&step=4`);
  for (const name of names) await upgrade(page, name).check();
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await expect(payment(page)).toBeVisible();
  return draft;
}

export async function fillCard(page: Page, number: string) {
  await page.getByLabel('Card number').fill(number);
  await page.getByLabel('Expiry date').fill('12 / 34');
  await page.getByLabel('Security code').fill('123');
}

export async function payWith(page: Page, number: string) {
  await fillCard(page, number);
  await pay(page).click();
}

export const purchasesOf = async (page: Page) =>
  (await (await page.request.get('/api/payment/purchases')).json()) as {
    id: string;
    state: string;
    extras: string[];
    draftId: string | null;
    adTitle: string | null;
  }[];
