import { hash, verify } from '@node-rs/argon2';

/** argon2id, the library's default; memory in KiB. */
const cost = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 };

/** Hash of a random string. Passwords for unknown addresses are checked with it to take as long. */
export const nobodysHash =
  '$argon2id$v=19$m=19456,t=2,p=1$l0oYANs3F7hNTK3B2mLznQ$2FpZZwmOgbcmRFj9mAbSXqJFrm9Rc0ZabpAThjOSmZs';

// Keyboards encode the same accented letter differently.
const normalized = (password: string) => password.normalize('NFKC');

export const hashPassword = (password: string) => hash(normalized(password), cost);

export async function isPassword(passwordHash: string | undefined, password: string) {
  const isRight = await verify(passwordHash ?? nobodysHash, normalized(password));
  return passwordHash !== undefined && isRight;
}
