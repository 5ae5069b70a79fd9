import type { Page } from 'playwright/test';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Sets the server's answer to calls of `path` from now on. */
export const answer = (page: Page, path: string, status: number, json: object, method?: Method) =>
  page.route(`**${path}`, (route) =>
    !method || route.request().method() === method
      ? route.fulfill({ status, json })
      : route.continue(),
  );

/** The server fails without a message. */
export const failSilently = (page: Page, path: string, method?: Method) =>
  answer(page, path, 500, {}, method);

/** The server fails with a message. */
export const failSaying = (page: Page, path: string, error: string) =>
  answer(page, path, 500, { error, code: 'internal' });

/** Calls of `path` fail with a network error. */
export const cutOff = (page: Page, path: string, method?: Method) =>
  page.route(`**${path}`, (route) =>
    !method || route.request().method() === method ? route.abort() : route.continue(),
  );

/** Delays answers to calls of `path` until the returned function is called. */
export async function holdBack(page: Page, path: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(`**${path}`, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}
