import { demoLogins } from '@/lib/demo/logins.ts';
import { seconds } from '../launch/progress.ts';

export function announce(url: string, directory: string, started: number) {
  const lines = [
    '',
    `Townboard is ready: ${url}   (${seconds(started)})`,
    '',
    ...(process.env.APP_ENV === 'production' ? [] : loginLines()),
    `Data and logs are in ${directory}. Stop with Ctrl-C.`,
    '',
  ];
  process.stdout.write(`${lines.join('\n')}\n`);
}

function loginLines(): string[] {
  const labelWidth = Math.max(...demoLogins.map(({ label }) => label.length));
  const emailWidth = Math.max(...demoLogins.map(({ email }) => email.length));
  const row = ({ label, email, password }: (typeof demoLogins)[number]) =>
    `  ${label.padEnd(labelWidth)}  ${email.padEnd(emailWidth)}  ${password}`;
  return ['Demo logins (e-mail, password):', ...demoLogins.map(row), ''];
}
