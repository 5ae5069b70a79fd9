import * as z from 'zod';

export const reservation = z.object({ reserved: z.boolean() });
