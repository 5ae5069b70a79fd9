/* A process of its own: seeds DATABASE_URL with the demo, without files of pictures. */
import { db } from '@/lib/db/client.ts';
import { seedDemo } from '../../demo/seed.ts';

type Picture = { name: string; ownerId: string; createdAt: Date };

export const seedUndrawnDemo = (now: Date) =>
  seedDemo({ now, store: async (pictures) => pictures.map(toImage) });

const toImage = ({ name, ownerId, createdAt }: Picture) => ({
  name,
  ownerId,
  width: 800,
  height: 600,
  bytes: 1,
  createdAt,
});

if (import.meta.main) {
  await seedUndrawnDemo(new Date());
  await db.$disconnect();
}
