import type { Page } from 'playwright/test';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** What the server answers to calls of `path` from here on. */
export const answer = (page: Page, path: string, status: number, json: object, method?: Method) =>
  page.route(`**${path}`, (route) =>
    !method || route.request().method() === method
      ? route.fulfill({ status, json })
      : route.continue(),
  );

/** The server fails and says nothing about it. */
export const failSilently = (page: Page, path: string, method?: Method) =>
  answer(page, path, 500, {}, method);

/** The server fails and gives a sentence. */
export const failSaying = (page: Page, path: string, error: string) =>
  answer(page, path, 500, { error, code: 'internal' });

/** The network is gone for calls of `path`. */
export const cutOff = (page: Page, path: string, method?: Method) =>
  page.route(`**${path}`, (route) =>
    !method || route.request().method() === method ? route.abort() : route.continue(),
  );

/** Calls of `path` get their answer only when the result is called. */
export async function holdBack(page: Page, path: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(`**${path}`, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}
