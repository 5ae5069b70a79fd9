import fc from 'fast-check';
import { expect, test } from 'vitest';
import { adForm } from '@/lib/ads/publishing/form/ad-form';
import { toAdFormValues } from '@/lib/ads/publishing/form/ad-form-values';
import { publishAd } from '@/lib/ads/publishing/publish-ad';
import { toOwnAdReply } from '@/lib/ads/reading/ad-replies';
import { getOwnAd } from '@/lib/ads/reading/queries';
import { createImages } from '@/tests/builders/ad';
import { anyAd } from '@/tests/builders/any-ad-form';
import { createMember, testPhone } from '@/tests/builders/member';
import { createStaff } from '@/tests/builders/staff';

const now = new Date('2026-11-20T12:00:00Z');

test('a stored ad gives back the form it was made from', async () => {
  await createStaff();
  const roundTrip = async ({ body, imageCount, main }: Generated) => {
    const owner = await createMember();
    const names = await createImages(owner, imageCount);
    const images = names.map((src, index) => ({ src, main: index === main % imageCount }));
    const form = adForm(now).parse({ ...body, images });
    const { _id: id } = await publishAd(owner, form, now);
    const stored = await getOwnAd(owner, id, now);
    const reply = stored && toOwnAdReply(stored);
    const reloaded = adForm(now).parse(reply && toAdFormValues(reply));
    expect(reloaded).toEqual({
      ...form,
      phone: form.phone && testPhone,
      version: 1,
      location: expect.objectContaining({ slug: form.location.slug }),
    });
    // The owner can also send the API's reply back unchanged.
    expect(adForm(now).parse(JSON.parse(JSON.stringify(reply)))).toEqual(reloaded);
  };
  await fc.assert(fc.asyncProperty(anyAd(now, '07400 123456'), roundTrip), { numRuns: 150 });
}, 60_000);

type Generated = typeof anyAd extends (...args: never[]) => fc.Arbitrary<infer T> ? T : never;
