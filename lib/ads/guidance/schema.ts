import * as z from 'zod';

const text = (max: number) => z.string().trim().max(max).default('');
const number = z.coerce.number().int().min(0).max(9999).optional().catch(undefined);

export const guidanceQuery = z.object({
  category: text(100),
  title: text(100),
  postcode: text(8),
  make: text(60),
  model: text(60),
  year: number,
  propertyType: text(60),
  bedrooms: number,
});

export type GuidanceQuery = z.output<typeof guidanceQuery>;
