import { between, pick, type Random, seededUuid } from '@/demo/random';
import { privateSellers } from '@/demo/sellers';
import { addTime, day } from '@/lib/dates';

export type SellerRow = ReturnType<typeof planSeller>;

export function planSeller(random: Random, key: string, now: Date) {
  const { firstName } = pick(random, privateSellers);
  const { lastName } = pick(random, privateSellers);
  const username = `${firstName}${lastName}`.replace(/[^A-Za-z]/g, '').slice(0, 20) + key;
  const createdAt = addTime(now, -between(random, 30, 900) * day);
  return {
    id: seededUuid(random, createdAt),
    email: `${username.toLowerCase()}@example.org`,
    username,
    usernameKey: username.toLowerCase(),
    firstName,
    lastName,
    // Not a hash, so every login fails.
    passwordHash: '-',
    phone:
      random() < 0.8 ? `+4474${String(between(random, 0, 99_999_999)).padStart(8, '0')}` : null,
    isTrader: random() < 0.06,
    createdAt,
    updatedAt: createdAt,
  };
}
