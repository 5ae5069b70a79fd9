import { usernameLength } from '@/lib/catalogue/limits';

export const usernamePattern = new RegExp(
  `^[A-Za-z0-9._-]{${usernameLength.min},${usernameLength.max}}$`,
);
