import type { Metadata } from 'next';
import { TextPage, TextPart } from '@/components/layout/text-page';

export const metadata: Metadata = { title: 'Blog', alternates: { canonical: '/blog' } };
export const revalidate = 3600;

export default function BlogPage() {
  return (
    <TextPage title="Blog">
      <TextPart title="Five habits of ads that sell">
        <p>
          Put what it is and its size or model into the title: “Oak dining table, 2 m, six chairs”
          is found, “Great bargain!!!” is not. Take the first photo by daylight, with nothing else
          in the picture. Name a price, even if you would take less.
        </p>
        <p>
          Say what is wrong with it; buyers forgive a scratch that they were told about. And answer
          on the same day, because whoever asks you also asks two others.
        </p>
      </TextPart>
      <TextPart title="Why local">
        <p>
          A wardrobe that moves three streets needs no box, no van across the country and no courier
          who leaves it in the rain. You see it before you pay, and so does the buyer of yours.
        </p>
      </TextPart>
    </TextPage>
  );
}
