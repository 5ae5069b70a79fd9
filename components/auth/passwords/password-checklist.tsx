import { Check, Circle } from 'lucide-react';
import { passwordRules } from '@/lib/accounts/passwords/password-rules';

export const PasswordChecklist = ({ password }: { password: string }) => (
  <ul aria-label="Password rules" className="grid gap-1 text-sm">
    {passwordRules.map(({ label, isMet }) => (
      <Rule key={label} label={label} isMet={isMet(password)} />
    ))}
  </ul>
);

function Rule({ label, isMet }: { label: string; isMet: boolean }) {
  const Icon = isMet ? Check : Circle;
  return (
    <li className={`flex items-center gap-2 ${isMet ? 'text-positive' : 'text-muted'}`}>
      <Icon aria-hidden="true" className="size-4 shrink-0" />
      {label}
      <span className="sr-only">{isMet ? ': met' : ': not met yet'}</span>
    </li>
  );
}
