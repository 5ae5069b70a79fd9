import * as z from 'zod';
import { reviewTextMax } from '@/lib/catalogue/limits';
import { cleanText } from '@/lib/text/text';

const text = z
  .string()
  .transform(cleanText)
  .pipe(z.string().max(reviewTextMax, `Please use at most ${reviewTextMax} characters.`));

export const newReview = z.object({
  stars: z.number({ error: 'Please choose one to five stars.' }).int().min(1).max(5),
  text: text.default(''),
});
export const reviewReply = z.object({
  text: text.pipe(z.string().min(1, 'Please write a reply.')),
});
export type NewReview = z.output<typeof newReview>;
export type ReviewReply = z.output<typeof reviewReply>;
