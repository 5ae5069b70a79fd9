import { BadgeCheck } from 'lucide-react';
import { formatPhone } from '@/lib/accounts/phones/format-phone';
import { RemovePhone } from './remove-phone';

export const VerifiedPhones = ({ numbers }: { numbers: string[] }) => (
  <ul className="grid gap-1">
    {numbers.map((number) => (
      <li key={number} className="flex flex-wrap items-center gap-2">
        <span className="tabular">{formatPhone(number)}</span>
        <BadgeCheck aria-hidden="true" className="size-4.5 text-positive" />
        <span className="sr-only">verified</span>
        <RemovePhone number={number} />
      </li>
    ))}
  </ul>
);
