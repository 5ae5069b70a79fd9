import { randomUUID } from 'node:crypto';
import { db } from '@/lib/db/client.ts';
import type { Prisma } from '@/lib/db/generated/client.ts';
import { inParallel } from '@/lib/process/in-parallel.ts';
import type { Shopper } from './shopper.ts';

/** Creates members with one publishable draft each. */
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
  const numbers = Array.from({ length: count }, (_, index) => index + 1);
  const shoppers: Shopper[] = [];
  const failures = await inParallel(numbers, 4, async (number) => {
    shoppers.push(await createShopper(number, body));
  });
  if (failures.length > 0) throw failures[0];
  return shoppers;
}

async function createShopper(number: number, body: Prisma.InputJsonObject): Promise<Shopper> {
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
  const draft = await db.draft.create({
    data: { ownerId: userId, form: body, step: 5 },
    select: { id: true },
  });
  return { number, userId, draftId: draft.id, body };
}
