import { addTime, hour } from '@/lib/dates';
import type { Prisma } from '@/lib/db/generated/client';
import { findPlace } from '@/lib/locations/find-place';
import { toLocation } from '@/lib/locations/location';
import type { PlannedPicture } from './planned-picture';
import { seededId, seededRandom, seededUuid } from './random';

export type PlannedDraft = {
  row: Prisma.DraftCreateManyInput & { id: string };
  pictures: PlannedPicture[];
};

export function planDrafts(ownerId: string, now: Date): PlannedDraft[] {
  const place = findPlace({ postcode: 'BS6' });
  if (!place) throw new Error('No postcode district "BS6" in the gazetteer');
  const location = toLocation(place);
  const random = seededRandom('drafts');
  const pictures = (['turntable/sage', 'records/orange'] as const).map(
    (picture): PlannedPicture => ({
      name: `${seededId(random, 26)}.webp`,
      ownerId,
      picture,
      frame: 'wide',
      take: `draft ${picture}`,
      createdAt: addTime(now, -5 * hour),
    }),
  );
  const text =
    'Belt drive, new stylus in January, dust cover without a crack. I have two and the flat has one socket. Comes with a few records to get you started.';
  const draft = (form: Prisma.InputJsonObject, step: number, age: number) => {
    const updatedAt = addTime(now, -age);
    return {
      id: seededUuid(random, new Date(0)),
      ownerId,
      form,
      step,
      createdAt: updatedAt,
      updatedAt,
    };
  };
  return [
    {
      row: draft(
        {
          category: 'Electronics',
          mainCategory: 'Buy & Sell',
          location,
          title: 'Record player with a walnut plinth',
          description: text,
          genericDescription: text,
          genericPrice: '85',
          condition: 'Good',
          images: pictures.map(({ name }, index) => ({ src: name, main: index === 0 })),
        },
        3,
        5 * hour,
      ),
      pictures,
    },
    {
      row: draft(
        {
          category: 'Friendship - Friends',
          mainCategory: 'Free personals',
          location,
          title: 'Anyone for a Sunday sketching walk?',
          description: '',
        },
        1,
        50 * hour,
      ),
      pictures: [],
    },
  ];
}
