import * as z from 'zod';
import { visitSources } from './visit-source';

export const visitForm = z
  .object({
    from: z.enum(visitSources).nullish().meta({
      description: 'Where the reader came from: a shared link is one of any other site or app.',
    }),
  })
  .optional();
