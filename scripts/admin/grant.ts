/* `npm run admin:grant -- email moderator|admin|member [--reset-second-factor]` */
import { grantRole } from '@/lib/accounts/roles/grant-role.ts';
import { db } from '@/lib/db/client.ts';
import { UserRole } from '@/lib/db/generated/enums.ts';
import { failure, report } from '../launch/preflight.mjs';
import { adoptSiteDatabase } from './site-database.ts';

const usage = 'Usage: npm run admin:grant -- email moderator|admin|member [--reset-second-factor]';
const resetOption = '--reset-second-factor';

try {
  const given = process.argv.slice(2);
  const [email, wanted, ...more] = given.filter((argument) => argument !== resetOption);
  const role = Object.values(UserRole).find((each) => each === wanted);
  if (!email || !role || more.length > 0) throw failure(usage);
  await adoptSiteDatabase();
  try {
    const resetSecondFactor = given.includes(resetOption);
    await grantRole({ email, role, resetSecondFactor }, new Date());
    process.stdout.write(
      `${email} is now ${role}. ${role === 'member' ? '' : 'Log in and open /admin to set up the second factor.'}\n`,
    );
  } finally {
    await db.$disconnect();
  }
} catch (error) {
  report(error);
  process.exitCode = 1;
}
