'use client';

import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { TextInput } from './inputs';

export function PasswordInput({ className = '', ...props }: Omit<ComponentProps<'input'>, 'type'>) {
  const [isShown, setIsShown] = useState(false);
  const Icon = isShown ? EyeOff : Eye;
  return (
    <div className="relative">
      <TextInput
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        {...props}
        type={isShown ? 'text' : 'password'}
        className={`pr-13 ${className}`}
      />
      <button
        type="button"
        aria-label="Show password"
        aria-pressed={isShown}
        aria-controls={props.id}
        onClick={() => setIsShown(!isShown)}
        className="absolute inset-y-0 right-0 grid w-12 place-items-center rounded-control text-muted hover:text-ink"
      >
        <Icon aria-hidden="true" className="size-5" />
      </button>
    </div>
  );
}
