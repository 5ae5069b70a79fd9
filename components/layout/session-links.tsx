'use client';

import type { ReactNode } from 'react';
import { logout } from './logout';
import { useSignedIn } from './use-signed-in';

type SessionLinksProps = { cookie: string; signedIn: boolean; className: string };

/**
 * The first links of the header: with Login, or with what a member has instead. In a row of links
 * both stand in one place from the beginning, and one of them is seen: which, is known once the
 * browser's cookie is read, and then nothing may move.
 */
export function SessionLinks({ cookie, signedIn, className }: SessionLinksProps) {
  const isMember = useSignedIn(cookie, signedIn);
  return (
    <div className="contents md:grid">
      <Links isWanted={!isMember} className={className}>
        <a href="/login" className={className}>
          Login
        </a>
      </Links>
      <Links isWanted={isMember} className={className}>
        <a href="/my-account" className={className}>
          My Account
        </a>
        <button type="button" className={className} onClick={logout}>
          Logout
        </button>
      </Links>
    </div>
  );
}

const Links = (props: { isWanted: boolean; className: string; children: ReactNode }) => (
  <div className={props.isWanted ? place : `${place} ${unwanted}`}>
    <a href="/blog" className={props.className}>
      Blog
    </a>
    {props.children}
  </div>
);

const place = 'flex flex-col md:col-start-1 md:row-start-1 md:flex-row md:justify-end';
const unwanted = 'max-md:hidden md:invisible';
