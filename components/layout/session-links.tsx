'use client';

import { Heart, MessageCircle } from 'lucide-react';
import type { ReactNode } from 'react';
import { logout } from '@/components/auth/logout';
import { useUnread } from '@/components/messages/use-unread';
import { useSignedIn } from './use-signed-in';

type SessionLinksProps = { cookie: string; signedIn: boolean; className: string };

/** Renders both in one place and hides one: cached pages choose by cookie, and nothing may move. */
export function SessionLinks({ cookie, signedIn, className }: SessionLinksProps) {
  const isMember = useSignedIn(cookie, signedIn);
  const unread = useUnread(isMember);
  return (
    <div className="contents md:grid">
      <Links isWanted={!isMember} className={className}>
        <a href="/login" className={className}>
          Login
        </a>
        <a href="/register" className={`${className} md:hidden`}>
          Create an account
        </a>
        <a href="/saved" className={className}>
          Saved ads
        </a>
      </Links>
      <Links isWanted={isMember} className={className}>
        <a href="/my-account" className={className}>
          My Account
        </a>
        <a href="/my-account/messages" className={`${className} relative`}>
          <MessageCircle aria-hidden="true" className="size-5 max-md:hidden lg:hidden" />
          <span className="md:max-lg:sr-only">Messages</span>
          {unread > 0 && <Unread count={unread} />}
        </a>
        <a href="/saved" className={className}>
          <Heart aria-hidden="true" className="size-5 max-md:hidden lg:hidden" />
          <span className="md:max-lg:sr-only">Saved ads</span>
        </a>
        <button type="button" className={className} onClick={logout}>
          Logout
        </button>
      </Links>
    </div>
  );
}

/** Takes no space, so that nothing moves when the count arrives. */
const Unread = ({ count }: { count: number }) => (
  <span
    data-unread
    className="tabular absolute top-1/2 left-28 -translate-y-1/2 rounded-full bg-negative px-1.5 text-xs leading-5 font-bold text-surface md:top-0 md:right-0 md:left-auto md:translate-y-0"
  >
    {count > 99 ? '99+' : count}
    <span className="sr-only"> unread {count === 1 ? 'message' : 'messages'}</span>
  </span>
);

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
