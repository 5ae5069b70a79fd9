/* Accounts of the demo data, shown after `npm start`. Never created in production. */
export type DemoLogin = { label: string; email: string; password: string };

export const demoLogins: DemoLogin[] = [
  { label: 'Private seller', email: 'hannah.whitfield@example.co.uk', password: 'Marmalade7' },
  { label: 'Agency', email: 'bookings@larkspur.example.co.uk', password: 'Larkspur2026' },
  { label: 'Moderator', email: 'moderator@townboard.example.co.uk', password: 'Lighthouse4' },
  { label: 'Admin', email: 'admin@townboard.example.co.uk', password: 'Harbourmaster8' },
];
