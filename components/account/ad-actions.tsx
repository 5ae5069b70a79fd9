'use client';

import {
  ArrowUpToLine,
  Bookmark,
  CalendarCheck,
  CircleCheck,
  Eye,
  EyeOff,
  MoreHorizontal,
  PencilLine,
  RotateCcw,
  Sparkles,
  Tag,
  Trash2,
} from 'lucide-react';
import { adPath } from '@/components/cards/ad-path';
import { Menu, MenuItem, MenuLink, MenuNote, MenuSeparator } from '@/components/ui/overlays/menu';
import type { MyAdReply } from '@/lib/ads/reading/ad-replies';
import { type AdAction, adActions, isOnSite } from '@/lib/ads/status';
import { categoryByName } from '@/lib/catalogue/categories';
import { markLabel } from '@/lib/catalogue/conclusion/conclusion-texts';
import { confirmLabel } from '@/lib/catalogue/conclusion/confirmation';
import { editUpgradesPath } from '@/lib/site-paths';
import type { MyAdAction } from './use-my-ads';

export type AdActionsProps = {
  ad: MyAdReply;
  busy: MyAdAction | undefined;
  onToggle: () => void;
  onRepost: () => void;
  onDelete: () => void;
  onPrice: () => void;
  onSold: () => void;
  onUnsold: () => void;
  onReserved: () => void;
  onConfirm: () => void;
};

const busyTexts = {
  toggle: 'Saving…',
  repost: 'Reposting…',
  delete: 'Deleting…',
  price: 'Saving…',
  sold: 'Saving…',
  reserved: 'Saving…',
  confirm: 'Saving…',
} as const;

export function AdActions(props: AdActionsProps) {
  const { ad, busy } = props;
  const actions = adActions(ad.status);
  const noteId = actions.includes('Delete') ? undefined : `delete-${ad._id}`;
  return (
    <Menu
      busy={busy && busyTexts[busy]}
      label={
        <>
          <MoreHorizontal aria-hidden="true" className="size-5" />
          <span>
            Actions<span className="sr-only"> {ad.title}</span>
          </span>
        </>
      }
    >
      <Conclusions {...props} />
      {actions.map((action) => (
        <Action key={action} action={action} noteId={noteId} {...props} />
      ))}
      {noteId && (
        <>
          <MenuSeparator />
          <MenuNote id={noteId}>To delete the ad, disable it first.</MenuNote>
        </>
      )}
    </Menu>
  );
}

const icon = 'size-4.5 shrink-0 text-muted';

function Conclusions({ ad, ...props }: AdActionsProps) {
  const isWithheld = ad.status === 'Under review' || ad.status === 'Removed';
  const isSold = ad.status === 'Sold';
  const isOffered = ad.conclusion !== null && !isWithheld;
  if (isWithheld || (!isOffered && !ad.hasPrice)) return null;
  return (
    <>
      {ad.hasPrice && !isSold && (
        <MenuItem icon={<Tag aria-hidden="true" className={icon} />} onClick={props.onPrice}>
          Change price
        </MenuItem>
      )}
      {ad.conclusion && isOnSite(ad.status) && (
        <MenuItem
          icon={<CalendarCheck aria-hidden="true" className={icon} />}
          onClick={props.onConfirm}
        >
          {confirmLabel(ad.conclusion)}
        </MenuItem>
      )}
      {ad.conclusion && !isSold && (
        <MenuItem icon={<CircleCheck aria-hidden="true" className={icon} />} onClick={props.onSold}>
          {markLabel(ad.conclusion)}
        </MenuItem>
      )}
      {isSold && (
        <MenuItem icon={<RotateCcw aria-hidden="true" className={icon} />} onClick={props.onUnsold}>
          Bring it back
        </MenuItem>
      )}
      {isOffered && !isSold && (
        <MenuItem
          icon={<Bookmark aria-hidden="true" className={icon} />}
          onClick={props.onReserved}
        >
          {ad.reserved ? 'No longer reserved' : 'Mark as reserved'}
        </MenuItem>
      )}
      <MenuSeparator />
    </>
  );
}

type ActionProps = AdActionsProps & {
  action: AdAction;
  /** Of the note on how to delete an ad that is running. */
  noteId: string | undefined;
};

function Action({ action, ad, noteId, ...props }: ActionProps) {
  switch (action) {
    case 'Edit':
      return (
        <MenuLink
          icon={<PencilLine aria-hidden="true" className={icon} />}
          href={`/edit/${ad._id}`}
        >
          Edit
        </MenuLink>
      );
    case 'Promote':
    case 'Renew':
      return (
        <MenuLink
          icon={<Sparkles aria-hidden="true" className={icon} />}
          href={editUpgradesPath(ad._id)}
        >
          {action}
        </MenuLink>
      );
    case 'View':
      return (
        <MenuLink icon={<Eye aria-hidden="true" className={icon} />} href={viewPath(ad)}>
          View
        </MenuLink>
      );
    case 'Enable':
    case 'Disable':
      return (
        <MenuItem
          icon={
            action === 'Enable' ? (
              <Eye aria-hidden="true" className={icon} />
            ) : (
              <EyeOff aria-hidden="true" className={icon} />
            )
          }
          onClick={props.onToggle}
          noteId={noteId}
        >
          {action}
        </MenuItem>
      );
    case 'Repost':
      return (
        <MenuItem
          icon={<ArrowUpToLine aria-hidden="true" className={icon} />}
          onClick={props.onRepost}
        >
          Repost
        </MenuItem>
      );
    case 'Delete':
      return (
        <MenuItem
          danger
          icon={<Trash2 aria-hidden="true" className="size-4.5 shrink-0" />}
          onClick={props.onDelete}
        >
          Delete
        </MenuItem>
      );
  }
}

const viewPath = ({ _id, category, hasPage }: MyAdReply) =>
  hasPage
    ? adPath({ _id, isAdult: categoryByName(category)?.isAdult ?? false })
    : `/my-account/ads/${_id}`;
