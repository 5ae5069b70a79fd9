/* All variables of a service set: the real one; none: the stand-in; some: a mistake. */
export type Given = Readonly<Record<string, string | undefined>>;

type Definition = {
  name: string;
  standIn: string;
  needs: readonly string[];
  optional?: readonly string[];
  without?: string;
  /** The service may be missing unless this returns true. */
  isWanted?: (given: Given) => boolean;
};

const definitions: Definition[] = [
  { name: 'Address', standIn: 'this machine', needs: ['APP_URL'] },
  { name: 'Database', standIn: 'embedded PostgreSQL', needs: ['DATABASE_URL'] },
  { name: 'Secrets', standIn: 'made once, kept in DATA_DIR', needs: ['AUTH_SECRET'] },
  {
    name: 'Pictures',
    standIn: 'files in DATA_DIR',
    needs: ['S3_BUCKET', 'S3_REGION', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'],
    optional: ['S3_ENDPOINT', 'DIRECT_UPLOADS'],
  },
  { name: 'Mail', standIn: 'the outbox page', needs: ['RESEND_API_KEY', 'MAIL_FROM'] },
  {
    name: 'WhatsApp',
    standIn: 'the outbox page',
    needs: ['WHATSAPP_TOKEN', 'WHATSAPP_PHONE_NUMBER_ID'],
    without: 'none: phones cannot be verified',
    isWanted: () => false,
  },
  {
    name: 'Age checks',
    standIn: "a visitor's own word",
    needs: [
      'AGE_CHECK_AUTHORIZE_URL',
      'AGE_CHECK_TOKEN_URL',
      'AGE_CHECK_CLIENT_ID',
      'AGE_CHECK_CLIENT_SECRET',
    ],
    without: 'none: adult pages are withheld unless an owner decides otherwise',
    isWanted: () => false,
  },
  {
    name: 'Classifier',
    standIn: 'photos are compared with known ones alone',
    needs: ['PHOTO_CLASSIFIER_URL', 'PHOTO_CLASSIFIER_TOKEN'],
    without: 'none: photos are compared with known ones alone',
    isWanted: () => false,
  },
  {
    name: 'Cards',
    standIn: 'the sandbox',
    needs: ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET'],
    without: 'none: no upgrades are sold',
    isWanted: (given) => paymentVariables.some((name) => choices(given[name]).includes('stripe')),
  },
];

export const paymentVariables = ['PAYMENTS', 'PAYMENTS_ADULT', 'PAYMENTS_BY_GROUP'];

/** The provider names in "stripe" or "jobs=none, vehicles=stripe". */
export const choices = (value = '') => value.split(/[\s,=]+/);

export type Service = {
  name: string;
  state: 'configured' | 'stand-in' | 'incomplete' | 'done without';
  standIn: string;
  without: string;
  missing: string[];
};

export const services = (given: Given): Service[] =>
  definitions.map(({ name, standIn, needs, optional = [], without = '', isWanted }) => {
    const missing = needs.filter((variable) => !given[variable]);
    const isBegun =
      missing.length < needs.length ||
      optional.some((variable) => given[variable]) ||
      isWanted?.(given);
    const texts = { name, standIn, without };
    if (missing.length === 0) return { ...texts, state: 'configured', missing };
    if (isBegun) return { ...texts, state: 'incomplete', missing };
    if (!isWanted) return { ...texts, state: 'stand-in', missing };
    const state = given.APP_ENV === 'production' ? 'done without' : 'stand-in';
    return { ...texts, state, missing: [] };
  });

export const halfMissing = (given: Given): string[] =>
  services(given).flatMap(({ state, missing }) => (state === 'incomplete' ? missing : []));
