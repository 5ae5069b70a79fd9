import { seedDemo } from '../../demo/seed';

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
