import { siteTexts } from '@/lib/catalogue/site-texts';
import { type Db, db } from '@/lib/db/client';
import { isUniqueViolation } from '@/lib/db/errors';
import { AppError } from '@/lib/errors';
import { getMe, type Me } from './get-me';
import { requireCleanNames } from './names/require-clean-names';
import { isReservedUsername } from './names/reserved-usernames';
import { emailTaken, usernameTaken } from './names/taken';
import { hashPassword } from './passwords/password-hash';
import { requireUncommonPassword } from './passwords/require-uncommon-password';
import type { Registration } from './schema';
import { type NewSession, startSession } from './sessions/sessions';

/** Throws `forbidden` without a verified challenge, `conflict` for a taken address or username. */
export async function register(
  form: Registration,
  challengeId: string | undefined,
  now: Date,
): Promise<{ user: Me; session: NewSession }> {
  requireUncommonPassword(form.password, 'password');
  if (isReservedUsername(form.username)) throw usernameTaken();
  await requireCleanNames(form, db);
  // Checked before the expensive hash.
  await requireVerified(form.email, challengeId, now);
  const passwordHash = await hashPassword(form.password);
  try {
    return await db.$transaction(async (tx) => {
      await takeChallenge(form.email, challengeId, now, tx);
      const { id } = await createUser(form, passwordHash, now, tx);
      const session = await startSession(id, now, tx);
      return { user: await getMe({ userId: id }, tx), session };
    });
  } catch (error) {
    throw isUniqueViolation(error) ? await takenError(form.email) : error;
  }
}

type Key = { id: string; email: string };

const verifiedChallenge = ({ id, email }: Key) =>
  ({ id, kind: 'email', target: email, verifiedAt: { not: null } }) as const;

async function requireVerified(email: string, id: string | undefined, now: Date): Promise<void> {
  const challenge = id
    ? await db.challenge.findFirst({
        where: verifiedChallenge({ id, email }),
        select: { usedAt: true, expiresAt: true },
      })
    : null;
  if (!challenge || challenge.expiresAt <= now) throw notVerified();
  // Only the verified owner of an address learns that it is registered.
  if (challenge.usedAt) throw emailTaken();
}

/** The row lock makes a second registration with this challenge wait and then find it used. */
async function takeChallenge(email: string, id: string | undefined, now: Date, tx: Db) {
  if (!id) throw notVerified();
  const { count } = await tx.challenge.updateMany({
    where: { ...verifiedChallenge({ id, email }), usedAt: null, expiresAt: { gt: now } },
    data: { usedAt: now },
  });
  if (count === 0) throw emailTaken();
}

const createUser = (form: Registration, passwordHash: string, now: Date, tx: Db) =>
  tx.user.create({
    data: {
      email: form.email,
      username: form.username,
      usernameKey: form.username.toLowerCase(),
      firstName: form.firstName,
      lastName: form.lastName,
      passwordHash,
      createdAt: now,
    },
    select: { id: true },
  });

/** Queried after the rollback, because a unique violation does not name its column reliably. */
async function takenError(email: string): Promise<AppError> {
  const owner = await db.user.findUnique({ where: { email }, select: { id: true } });
  if (owner) return emailTaken();
  return usernameTaken();
}

const notVerified = () => new AppError('forbidden', siteTexts.emailNotVerified);
