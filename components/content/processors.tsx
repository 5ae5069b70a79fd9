import { env, isDemo } from '@/lib/env';

/** Derived from the configured services. */
function processors(): { name: string; task: string }[] {
  const { RESEND_API_KEY, WHATSAPP_TOKEN, S3_BUCKET, S3_ENDPOINT, STRIPE_SECRET_KEY } = env();
  const store = S3_ENDPOINT ? new URL(S3_ENDPOINT).hostname : 'Amazon Web Services (S3)';
  return [
    ...(RESEND_API_KEY
      ? [{ name: 'Resend', task: 'sends our emails: your address and the text of the mail' }]
      : []),
    ...(WHATSAPP_TOKEN
      ? [
          {
            name: 'Meta (WhatsApp)',
            task: 'sends verification codes: your mobile number and the code',
          },
        ]
      : []),
    ...(STRIPE_SECRET_KEY
      ? [{ name: 'Stripe', task: 'takes card payments: your card, and the amount you pay' }]
      : []),
    ...(S3_BUCKET ? [{ name: store, task: 'stores the photos of ads' }] : []),
  ];
}

export function Processors() {
  const companies = processors();
  if (companies.length === 0) {
    return (
      <p className="mt-4">
        {isDemo()
          ? 'This is a demo: mail, messages and photos stay on the machine it runs on, and no other company receives them.'
          : 'No other company receives them.'}
      </p>
    );
  }
  return (
    <ul className="mt-4 grid list-disc gap-2 pl-6 marker:text-muted">
      {companies.map(({ name, task }) => (
        <li key={name}>
          <strong className="font-semibold">{name}</strong> {task}.
        </li>
      ))}
    </ul>
  );
}
