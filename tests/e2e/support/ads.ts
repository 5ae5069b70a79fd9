import { randomBytes } from 'node:crypto';
import { type APIRequestContext, expect } from 'playwright/test';
import sharp from 'sharp';

type Form = Record<string, unknown>;

export const uniqueTitle = (words: string) => `${words} ${randomBytes(4).toString('hex')}`;

export const description = 'Solid oak, two metres long.\n\nCollection only, from the ground floor.';

const goods: Form = {
  category: 'Home',
  description,
  genericDescription: description,
  genericPrice: 180,
  condition: 'Good',
  location: { slug: 'ilford-ig1' },
  images: [],
};

export const escort: Form = {
  ...goods,
  category: 'Escorts and Massages',
  userType: 'Independent',
  gender: 'Female',
  age: 29,
  ethnicity: 'Mixed',
  languages: ['English'],
  services: ['Massage'],
  serviceFor: ['Couples'],
  rates: { incall_1h: 150 },
};

/** Publishes an ad through the API as the context's member. Returns its id. */
export async function publishAd(
  request: APIRequestContext,
  origin: string,
  form: Form,
): Promise<string> {
  const response = await request.post('/api/ads', {
    data: { ...goods, ...form },
    headers: { origin },
  });
  expect(response.status(), await response.text()).toBe(201);
  return (await response.json())._id;
}

/** Uploads pictures of one colour each; the first is the main one. */
export async function uploadPhotos(request: APIRequestContext, origin: string, colours: string[]) {
  return Promise.all(
    colours.map(async (background, index) => {
      const bytes = await sharp({ create: { width: 900, height: 900, channels: 3, background } })
        .jpeg()
        .toBuffer();
      const response = await request.post('/api/upload/image', {
        data: { image: `data:image/jpeg;base64,${bytes.toString('base64')}` },
        headers: { origin },
      });
      expect(response.ok(), await response.text()).toBe(true);
      return { src: (await response.json()).url, main: index === 0 };
    }),
  );
}
