import { setTimeout as delay } from 'node:timers/promises';
import { type BrowserContext, test as base } from 'playwright/test';
import { type Member, registerMember } from './session';

type StorageState = Awaited<ReturnType<BrowserContext['storageState']>>;
type Session = { member: Member; storageState: StorageState };

/** A test whose pages are logged in as a member of this worker's own, without any drafts. */
export const test = base.extend<
  { session: Session; withoutDrafts: undefined },
  { workerSession: Session }
>({
  workerSession: [
    async ({ playwright }, use, { project }) => {
      const { baseURL = 'http://localhost:3000' } = project.use;
      const request = await playwright.request.newContext({ baseURL });
      const member = await registerMember(request, baseURL);
      await use({ member, storageState: await request.storageState() });
      await request.dispose();
    },
    { scope: 'worker' },
  ],
  session: async ({ workerSession }, use) => use(workerSession),
  storageState: async ({ workerSession }, use) => use(workerSession.storageState),
  withoutDrafts: [
    async ({ context, baseURL }, use) => {
      const drafts = await (await context.request.get('/api/drafts')).json();
      for (const { id } of drafts) {
        await context.request.delete(`/api/drafts/${id}`, { headers: { origin: baseURL ?? '' } });
      }
      await use(undefined);
      // A page saves its draft as it goes, and that must not reach into the next test.
      await Promise.all(context.pages().map((page) => page.close()));
      await delay(250);
    },
    { auto: true },
  ],
});
