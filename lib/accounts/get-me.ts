import { type Db, db } from '@/lib/db/client';
import type { UserRole } from '@/lib/db/generated/enums';
import type { Actor } from './actor';
import {
  isSameNumber,
  numberOf,
  ofVerified,
  storedPhoneSelect,
  verifiedPhoneSelect,
} from './phones/stored-phone';

export type Me = {
  firstName: string;
  lastName: string;
  username: string;
  email: string;
  /** E.164. */
  phone: string | null;
  gender: string | null;
  /** YYYY-MM-DD. */
  dob: string | null;
  role: UserRole;
  emailVerified: boolean;
  phoneVerified: boolean;
};

export async function getMe({ userId }: Pick<Actor, 'userId'>, tx: Db = db): Promise<Me> {
  const { dateOfBirth, verifiedPhones, phone, plainPhone, ...user } =
    await tx.user.findUniqueOrThrow({
      where: { id: userId },
      select: {
        firstName: true,
        lastName: true,
        username: true,
        email: true,
        ...storedPhoneSelect,
        gender: true,
        dateOfBirth: true,
        role: true,
        verifiedPhones: { select: verifiedPhoneSelect },
      },
    });
  const stored = { phone, plainPhone };
  return {
    ...user,
    phone: numberOf(stored),
    dob: dateOfBirth?.toISOString().slice(0, 10) ?? null,
    // Registration requires a verified address.
    emailVerified: true,
    phoneVerified: verifiedPhones.some((verified) => isSameNumber(ofVerified(verified), stored)),
  };
}
