'use client';

import { Menu as BaseMenu } from '@base-ui/react/menu';
import { type ReactNode, useState } from 'react';
import { isPhoneScreen } from '@/components/ui/browser/phone-screen';
import { buttonClass } from '@/components/ui/button';

type MenuProps = {
  /** The content of the button that opens it. */
  label: ReactNode;
  busy?: string | undefined;
  children: ReactNode;
};

/** On a phone neither side of the button may have room for all items: the menu covers the button. */
const avoidance = (isOpen: boolean) =>
  isOpen && isPhoneScreen() ? ({ side: 'shift' } as const) : {};

const item =
  'flex min-h-11 w-full cursor-default items-center gap-3 rounded-control px-3 text-left outline-none select-none data-highlighted:bg-surface-2 mouse:min-h-9';

export function Menu({ label, busy, children }: MenuProps) {
  // Inside the page's landmarks, where screen readers look for it.
  const [holder, setHolder] = useState<HTMLDivElement | null>(null);
  const [isOpen, setOpen] = useState(false);
  return (
    <div ref={setHolder}>
      <BaseMenu.Root open={isOpen} onOpenChange={(open) => setOpen(open && !busy)}>
        <BaseMenu.Trigger
          className={buttonClass({ look: 'quiet', size: 'small' })}
          aria-disabled={busy ? true : undefined}
        >
          {busy ?? label}
        </BaseMenu.Trigger>
        <BaseMenu.Portal container={holder}>
          <BaseMenu.Positioner
            side="bottom"
            align="end"
            sideOffset={6}
            collisionAvoidance={avoidance(isOpen)}
            className="z-40"
          >
            <BaseMenu.Popup className="max-h-(--available-height) min-w-56 overflow-y-auto rounded-card border border-line bg-surface p-1.5 text-ink shadow-card outline-none">
              {children}
            </BaseMenu.Popup>
          </BaseMenu.Positioner>
        </BaseMenu.Portal>
      </BaseMenu.Root>
    </div>
  );
}

type ItemProps = {
  icon: ReactNode;
  children: ReactNode;
  onClick: () => void;
  danger?: boolean;
  /** Of a MenuNote. */
  noteId?: string | undefined;
};

export const MenuItem = ({ icon, children, onClick, danger = false, noteId }: ItemProps) => (
  <BaseMenu.Item
    onClick={onClick}
    aria-describedby={noteId}
    className={`${item} ${danger ? 'text-negative' : ''}`}
  >
    {icon}
    {children}
  </BaseMenu.Item>
);

export const MenuLink = ({
  icon,
  children,
  href,
}: {
  icon: ReactNode;
  children: ReactNode;
  href: string;
}) => (
  <BaseMenu.LinkItem render={<a href={href} />} className={item}>
    {icon}
    {children}
  </BaseMenu.LinkItem>
);

export const MenuSeparator = () => <BaseMenu.Separator className="my-1.5 h-px bg-line" />;

/** Screen readers read out only the items of a menu, so one of them has to refer to the note. */
export const MenuNote = ({ id, children }: { id: string; children: ReactNode }) => (
  <div id={id} className="px-3 py-1.5 text-sm text-muted">
    {children}
  </div>
);
