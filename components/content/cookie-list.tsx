import {
  ageCheckCookieName,
  ageRequestCookieName,
  challengeCookieName,
  nextAuthCookieNames,
  optOutCookieName,
  recentWriteCookieName,
  sessionCookieName,
  signedInCookieName,
  visitorCookieName,
} from '@/lib/auth/cookie-names';
import {
  ageCheckLife,
  ageRequestLife,
  optOutLife,
  recentWriteLife,
  sessionIdle,
  sessionLife,
  verifiedChallengeLife,
  visitorCookieLife,
} from '@/lib/catalogue/limits';
import { day, hour, minute, second } from '@/lib/dates';
import { env } from '@/lib/env';
import { stripeSettings } from '@/lib/payments/payment-settings';

type Cookie = { name: string; purpose: string; when: string; life: string };

/** Set by Stripe's script on this site's domain. */
const stripeCookies = (): Cookie[] => [
  {
    name: '__stripe_mid',
    purpose:
      'Lets Stripe, who takes our card payments, tell a person from a machine that tries cards.',
    when: 'When the card form opens on the last step of an ad, by the script of Stripe.',
    life: '1 year.',
  },
  {
    name: '__stripe_sid',
    purpose: 'Does the same for one visit.',
    when: 'Together with the one before.',
    life: '30 minutes.',
  },
];

/** Only on sites with a replica. */
const recentWrite = (): Cookie => ({
  name: recentWriteCookieName(),
  purpose: 'Lets you see at once what you have just changed. It holds a time and a signature.',
  when: 'When you change something while you are logged in.',
  life: `${recentWriteLife / second} seconds.`,
});

function cookies(): Cookie[] {
  const [csrfToken = '', callbackUrl = ''] = nextAuthCookieNames();
  return [
    {
      name: sessionCookieName(),
      purpose:
        'Keeps you logged in. It holds a signed and encrypted reference to your session and nothing else; no script can read it.',
      when: 'When you log in or register.',
      life: `At most ${sessionLife / day} days; a session that is not used for ${sessionIdle / day} days ends before. Logging out deletes it.`,
    },
    {
      name: signedInCookieName,
      purpose:
        'Tells the header of a page whether to offer Login or My Account. It only ever says 1, and our server never relies on it.',
      when: 'Together with the session.',
      life: `${sessionLife / day} days, or until you log out.`,
    },
    ...(env().DATABASE_REPLICA_URL ? [recentWrite()] : []),
    {
      name: challengeCookieName(),
      purpose: 'Carries your registration from the code we mailed you to your new account.',
      when: 'When you ask for a code to register.',
      life: `${verifiedChallengeLife / hour} hour, or until the account is made.`,
    },
    {
      name: ageCheckCookieName(),
      purpose:
        'Remembers that you confirmed to be 18 or over, so that adult pages do not ask again. It holds a date and a signature, not who you are.',
      when: 'When you confirm your age before the adult pages.',
      life: `${ageCheckLife / day} days.`,
    },
    {
      name: ageRequestCookieName(),
      purpose:
        'Ties the answer of a provider of age checks to your browser. It holds two random values and a signature.',
      when: 'When you go to such a provider before the adult pages, where this site has one.',
      life: `${ageRequestLife / minute} minutes, or until you come back.`,
    },
    {
      name: visitorCookieName,
      purpose:
        'A random id, so that an ad counts you as one visitor however often you look at it that day.',
      when: 'When you first open an ad, unless you have opted out below.',
      life: `${visitorCookieLife / day} day.`,
    },
    {
      name: optOutCookieName,
      purpose: 'Remembers that you do not want your visits counted.',
      when: 'When you opt out below.',
      life: `${optOutLife / day} days, or until you change your mind.`,
    },
    {
      name: csrfToken,
      purpose: 'Protects a login form against being sent by another site.',
      when: 'Only when a program uses the login addresses of next-auth, the library our sessions come from. Our own pages do not.',
      life: 'Until the browser is closed.',
    },
    {
      name: callbackUrl,
      purpose: 'Remembers which page of this site to return to after such a login.',
      when: 'As the one before.',
      life: 'Until the browser is closed.',
    },
    ...(stripeSettings() ? stripeCookies() : []),
  ];
}

export const CookieList = () => (
  <ul className="mt-4 grid gap-3">
    {cookies().map(({ name, purpose, when, life }) => (
      <li key={name} className="card grid gap-2 p-4">
        <h3 className="font-semibold">
          <code className="wrap-anywhere">{name}</code>
        </h3>
        <p>{purpose}</p>
        <dl className="grid gap-x-4 gap-y-1 text-sm text-muted sm:grid-cols-[5rem_minmax(0,1fr)]">
          <dt className="font-medium text-ink">Set</dt>
          <dd>{when}</dd>
          <dt className="font-medium text-ink">Kept for</dt>
          <dd>{life}</dd>
        </dl>
      </li>
    ))}
  </ul>
);
