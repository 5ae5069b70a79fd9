'use client';

import { useState } from 'react';
import { isPhoneScreen } from '@/components/ui/browser/phone-screen';
import { Notice } from '@/components/ui/notice';

const numbers = [
  { number: '4242 4242 4242 4242', effect: 'succeeds' },
  { number: '4000 0000 0000 0002', effect: 'is declined' },
  { number: '4000 0000 0000 9995', effect: 'has insufficient funds' },
  { number: '4000 0025 0000 3155', effect: 'asks the bank first' },
  { number: '4000 0000 0000 7726', effect: 'is refunded slowly' },
  { number: '4000 0000 0000 5126', effect: 'sends refunds back' },
];

/** Collapsed on a phone, where the card fields come first. */
export function SandboxNumbers({ onChoose }: { onChoose: (number: string) => void }) {
  const [isOpen] = useState(() => !isPhoneScreen());
  return (
    <Notice>
      <details open={isOpen}>
        <summary>This is a demo: no card is charged. Choose one of its test cards.</summary>
        <ul className="mt-2 grid gap-x-6 sm:grid-cols-2">
          {numbers.map(({ number, effect }) => (
            <li key={number}>
              <button
                type="button"
                onClick={() => onChoose(number)}
                className="min-h-11 text-left text-sm"
              >
                <span className="link tabular">{number}</span> {effect}
              </button>
            </li>
          ))}
        </ul>
      </details>
    </Notice>
  );
}
