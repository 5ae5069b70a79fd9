'use client';

import { logout } from './logout';
import { useSignedIn } from './use-signed-in';

type SessionLinksProps = { cookie: string; signedIn: boolean; className: string };

/** Login, or what a member has instead. */
export function SessionLinks({ cookie, signedIn, className }: SessionLinksProps) {
  if (!useSignedIn(cookie, signedIn)) {
    return (
      <a href="/login" className={className}>
        Login
      </a>
    );
  }
  return (
    <>
      <a href="/my-account" className={className}>
        My Account
      </a>
      <button type="button" className={className} onClick={logout}>
        Logout
      </button>
    </>
  );
}
