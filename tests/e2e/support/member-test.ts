import { setTimeout as delay } from 'node:timers/promises';
import { type BrowserContext, test as base } from 'playwright/test';
import { type Member, registerMember } from './session';

type StorageState = Awaited<ReturnType<BrowserContext['storageState']>>;
type Session = { member: Member; storageState: StorageState };

/**
 * A member can publish 30 ads a day, and a worker may run many tests. But all registrations here share
 * the codes an hour of one address.
 */
const testsPerMember = 40;

/** A test logged in as the worker's own member, without drafts. */
export const test = base.extend<
  { session: Session; withoutDrafts: undefined },
  { newSession: () => Promise<Session> }
>({
  newSession: [
    async ({ playwright }, use, { project }) => {
      const { baseURL = 'http://localhost:3000' } = project.use;
      const register = async () => {
        const request = await playwright.request.newContext({ baseURL });
        const member = await registerMember(request, baseURL);
        const session = { member, storageState: await request.storageState() };
        await request.dispose();
        return session;
      };
      let session: Session | undefined;
      let tests = 0;
      await use(async () => {
        if (!session || tests % testsPerMember === 0) session = await register();
        tests += 1;
        return session;
      });
    },
    { scope: 'worker' },
  ],
  session: async ({ newSession }, use) => use(await newSession()),
  storageState: async ({ session }, use) => use(session.storageState),
  withoutDrafts: [
    async ({ context, baseURL }, use) => {
      const drafts = await (await context.request.get('/api/drafts')).json();
      for (const { id } of drafts) {
        await context.request.delete(`/api/drafts/${id}`, { headers: { origin: baseURL ?? '' } });
      }
      let isWizardOpened = false;
      context.on('request', (request) => {
        isWizardOpened ||= /^\/(post|edit)\b/.test(new URL(request.url()).pathname);
      });
      await use(undefined);
      await Promise.all(context.pages().map((page) => page.close()));
      // A closing page saves its draft, which must not appear in the next test.
      if (isWizardOpened) await delay(250);
    },
    { auto: true },
  ],
});
