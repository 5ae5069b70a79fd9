'use client';

import { logout } from './logout';
import { useSignedIn } from './use-signed-in';

type SessionLinksProps = { cookie: string; signedIn: boolean; className: string };

/**
 * Login, or what a member has instead. In a row both have their place from the beginning: which of
 * them is wanted is known once the browser's cookie is read, and then nothing may move.
 */
export function SessionLinks({ cookie, signedIn, className }: SessionLinksProps) {
  const isMember = useSignedIn(cookie, signedIn);
  return (
    <div className="contents md:grid">
      <div className={isMember ? `${place} ${unwanted}` : place}>
        <a href="/login" className={className}>
          Login
        </a>
      </div>
      <div className={isMember ? place : `${place} ${unwanted}`}>
        <a href="/my-account" className={className}>
          My Account
        </a>
        <button type="button" className={className} onClick={logout}>
          Logout
        </button>
      </div>
    </div>
  );
}

const place = 'flex flex-col md:col-start-1 md:row-start-1 md:flex-row md:justify-center';
const unwanted = 'max-md:hidden md:invisible';
