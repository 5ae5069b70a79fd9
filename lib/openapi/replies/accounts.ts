import * as z from 'zod';
import { UserRole } from '@/lib/db/generated/enums';

export const me = z.strictObject({
  firstName: z.string(),
  lastName: z.string(),
  username: z.string(),
  email: z.string(),
  phone: z.string().nullable().meta({ description: 'E.164.' }),
  gender: z.string().nullable(),
  dob: z.iso.date().nullable(),
  role: z.enum(UserRole),
  emailVerified: z.boolean(),
  phoneVerified: z.boolean(),
});

const token = z.string().meta({ description: 'For the Authorization header of API clients.' });
const demoCode = z.string().optional().meta({ description: 'In demo mode alone.' });

export const loggedIn = z.strictObject({ token });
export const registered = z.strictObject({ ...me.shape, token });
export const emailCodeSent = z.strictObject({
  challenge: z.uuid().meta({ description: 'Browsers carry it in a cookie as well.' }),
  code: demoCode,
});
export const phoneCodeSent = z.strictObject({
  success: z.literal(true),
  verified: z.literal(true).optional().meta({
    description: 'The number was verified before; no code was sent.',
  }),
  code: demoCode,
});
export const emailChangeCodeSent = z.strictObject({ success: z.literal(true), code: demoCode });
