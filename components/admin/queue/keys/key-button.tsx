import type { ComponentProps } from 'react';
import { Button } from '@/components/ui/button';

type KeyButtonProps = ComponentProps<typeof Button> & { shortcut: string };

export const KeyButton = ({ shortcut, children, ...props }: KeyButtonProps) => (
  <Button {...props} aria-keyshortcuts={shortcut}>
    {children}
    <Key>{shortcut}</Key>
  </Button>
);

export const Key = ({ children }: { children: string }) => (
  <span aria-hidden="true" className="hidden mouse:inline-block">
    <kbd className="inline-block min-w-6 rounded border border-current px-1.5 text-center font-mono text-xs">
      {children.toUpperCase()}
    </kbd>
  </span>
);
