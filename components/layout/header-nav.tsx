'use client';

import { Menu, X } from 'lucide-react';
import Link from 'next/link';
import { useEffect, useRef, useState } from 'react';
import { logout } from './logout';
import { useSignedIn } from './use-signed-in';

const item =
  'flex min-h-12 w-full items-center rounded-control px-4 font-medium hover:bg-surface-2 md:min-h-11 md:w-auto md:px-3 md:hover:bg-transparent md:hover:underline md:underline-offset-4';

/** The links of the header: a row, or on small screens a menu behind a button. */
export function HeaderNav({ cookie, signedIn }: { cookie: string; signedIn: boolean }) {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const isSignedIn = useSignedIn(cookie, signedIn);

  useEffect(() => {
    if (!open) return;
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpen(false);
      button.current?.focus();
    };
    document.addEventListener('keydown', closeOnEscape);
    return () => document.removeEventListener('keydown', closeOnEscape);
  }, [open]);

  const link = (href: string, label: string) => (
    <Link href={href} prefetch={false} className={item} onClick={() => setOpen(false)}>
      {label}
    </Link>
  );

  return (
    <>
      <button
        ref={button}
        type="button"
        aria-expanded={open}
        aria-controls="site-menu"
        aria-label={open ? 'Close menu' : 'Open menu'}
        onClick={() => setOpen(!open)}
        className="ml-auto grid size-11 shrink-0 place-items-center rounded-full md:hidden noscript:hidden"
      >
        {open ? <X aria-hidden="true" /> : <Menu aria-hidden="true" />}
      </button>
      <nav
        id="site-menu"
        aria-label="Main"
        className={`${open ? 'flex' : 'hidden'} absolute inset-x-0 top-full flex-col border-b border-line bg-surface p-2 text-ink shadow-card noscript:static noscript:flex noscript:flex-row noscript:border-0 noscript:bg-transparent noscript:p-0 noscript:text-inherit noscript:shadow-none md:static md:ml-auto md:flex md:flex-row md:items-center md:border-0 md:bg-transparent md:p-0 md:text-inherit md:shadow-none`}
      >
        {link('/blog', 'Blog')}
        {isSignedIn ? (
          <>
            {link('/my-account', 'My Account')}
            <button type="button" className={item} onClick={logout}>
              Logout
            </button>
          </>
        ) : (
          link('/login', 'Login')
        )}
        {link('/help', 'Help')}
      </nav>
    </>
  );
}
