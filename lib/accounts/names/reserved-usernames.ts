import { siteName } from '@/lib/site';

const reserved = new Set(
  `abuse account accounts admin administrator admins anonymous api billing complaints contact
  customerservice customersupport feedback help helpdesk hostmaster info legal mail mailer me mod
  moderation moderator moderators mods noreply null office official operator owner payments police
  postmaster press privacy refunds root safety security service staff superuser support supportteam
  sysadmin system team trustandsafety undefined verification verified webmaster www`.split(/\s+/),
);

/** Also combinations, such as "official-support". */
const onlyReserved = new RegExp(
  `^(?:${[...reserved].filter(({ length }) => length > 3).join('|')})+$`,
);

/** Ignores spelling and the site's name: "Ad.Min", "Townboard_Support". */
export function isReservedUsername(username: string): boolean {
  const letters = bare(username);
  const rest = letters.replace(bare(siteName()), '');
  const names = [letters, rest];
  return (
    names.some((name) => reserved.has(name) || onlyReserved.test(name)) ||
    (rest === '' && letters !== '')
  );
}

const bare = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')
    .replace(/^\d+|\d+$/g, '');
