import type { Page } from 'playwright/test';

/** The part of js.stripe.com that the site uses, without fields and with configured answers. */
const script = `
  window.Stripe = (key) => {
    const element = () => {
      const handlers = {};
      const self = {
        on(name, handler) { handlers[name] = handler; return self; },
        off() { return self; },
        mount(node) {
          node.textContent = 'The card fields of Stripe';
          setTimeout(() => handlers.ready && handlers.ready({ elementType: 'payment' }));
        },
        update() {}, unmount() {}, destroy() {},
      };
      return self;
    };
    const elements = (options) => ({
      create(type, shown) {
        window.stripeUse = { key, clientSecret: options.clientSecret, type, layout: shown.layout };
        return element();
      },
      getElement: () => null,
      update() {},
    });
    const confirmPayment = async ({ redirect }) => {
      window.stripeUse.redirect = redirect;
      return (window.stripeAnswers || []).shift() || { paymentIntent: { status: 'succeeded' } };
    };
    const nothing = () => undefined;
    return {
      elements, confirmPayment, createToken: nothing, createPaymentMethod: nothing,
      confirmCardPayment: nothing, registerAppInfo: nothing, _registerWrapper: nothing,
    };
  };
`;

export type StripeUse = {
  key: string;
  clientSecret: string;
  type: string;
  layout: string;
  redirect: string;
};

/**
 * Replaces Stripe in the page. Returns the live list of Stripe addresses that the page fetches.
 */
export async function standInForStripe(page: Page): Promise<string[]> {
  const fetched: string[] = [];
  await page.route('https://js.stripe.com/**', (route) => {
    fetched.push(route.request().url());
    return route.fulfill({ contentType: 'text/javascript', body: script });
  });
  await page.route('**/api/payment/create-payment-intent', (route) =>
    route.fulfill({
      json: {
        clientSecret: 'pi_1_secret_2',
        provider: 'stripe',
        publishableKey: 'pk_test_stand_in',
        purchaseId: '00000000-0000-7000-8000-000000000001',
        amount: route.request().postDataJSON().amount,
      },
    }),
  );
  await page.route('**/api/payment/purchases/*', (route) =>
    route.fulfill({
      json: { id: '00000000-0000-7000-8000-000000000001', state: 'paid', extras: ['highlight'] },
    }),
  );
  return fetched;
}
