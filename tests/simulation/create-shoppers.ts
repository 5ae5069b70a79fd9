import { randomUUID } from 'node:crypto';
import { db } from '@/lib/db/client.ts';
import { createDraft } from '@/lib/drafts/create-draft.ts';
import type { Shopper } from './shopper.ts';

/** Members with one draft each that could be published. */
export async function createShoppers(count: number): Promise<Shopper[]> {
  const body = {
    category: 'Home',
    title: 'Oak dining table with six chairs',
    description: 'Solid oak, two metres long. Collection only, from the ground floor.',
    location: { slug: 'ilford-ig1' },
    condition: 'Good',
    genericDescription: 'Kept with care, and shown by appointment on most evenings.',
    websiteUrl: 'https://example.co.uk',
    images: [],
  };
  const shoppers: Shopper[] = [];
  for (let number = 1; number <= count; number += 1) {
    const username = `shopper${randomUUID().slice(0, 13)}`;
    const { id: userId } = await db.user.create({
      data: {
        username,
        usernameKey: username,
        email: `${username}@example.co.uk`,
        firstName: 'Test',
        lastName: 'Shopper',
        passwordHash: 'no password fits',
      },
      select: { id: true },
    });
    const actor = { userId, sessionId: '', role: 'member' as const };
    const draft = await createDraft(actor, { form: body, step: 5 }, new Date());
    shoppers.push({ number, userId, draftId: draft.id, body });
  }
  return shoppers;
}
