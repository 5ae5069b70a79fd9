'use client';

import { Megaphone } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button, ButtonLink } from '@/components/ui/button';
import { EmptyPart } from '@/components/ui/empty-part';
import { ConfirmDialog } from '@/components/ui/overlays/dialog';
import { toast } from '@/components/ui/overlays/toast';
import { takeEdited } from '@/components/wizard/publishing/last-published';
import type { MyAdReply } from '@/lib/ads/reading/ad-replies';
import { siteTexts } from '@/lib/catalogue/site-texts';
import type { MyDecision } from '@/lib/moderation/appeals/get-my-decisions';
import { MyAdRow } from './my-ad-row';
import { PriceDialog } from './price-dialog';
import { SoldDialog } from './sold-dialog';
import { useMyAds } from './use-my-ads';

type MyAdsProps = { initial: MyAdReply[]; decisions: Record<string, MyDecision> };

type Asking = { what: 'delete' | 'price' | 'sold'; ad: MyAdReply } | undefined;

export function MyAds({ initial, decisions }: MyAdsProps) {
  const { ads, hasMore, isReading, busy, ...actions } = useMyAds(initial);
  const [asking, setAsking] = useState<Asking>();
  const list = useRef<HTMLElement>(null);
  const close = () => setAsking(undefined);
  useEffect(() => {
    if (takeEdited()) list.current?.focus();
  }, []);

  async function confirmDelete() {
    if (!asking) return;
    const isGone = await actions.remove(asking.ad);
    close();
    // The focused button was removed with its row.
    if (isGone) requestAnimationFrame(() => list.current?.focus());
  }

  /** Focuses the first of them, since the button moves down or goes. */
  async function showOlder() {
    const first = ads.length;
    await actions.readMore();
    requestAnimationFrame(() => {
      const rows = list.current?.querySelectorAll(':scope > ul > li');
      const control = rows?.[first]?.querySelector<HTMLElement>('a, button');
      // After a failure the button is still there, and keeps the focus.
      const isLost = document.activeElement === document.body;
      (control ?? (isLost ? list.current : null))?.focus();
    });
  }

  async function confirmSold(ad: MyAdReply, conversationId?: string) {
    const worked = await actions.setSold(ad, true, conversationId);
    if (!worked) return;
    close();
    toast.success(`Marked as ${(ad.conclusion ?? 'Sold').toLowerCase()}.`);
  }

  return (
    <section ref={list} tabIndex={-1} aria-label="Your ads" className="outline-none">
      {ads.length === 0 && !hasMore ? (
        <EmptyPart icon={<Megaphone aria-hidden="true" className="size-7" />}>
          <p className="text-lg font-semibold">You have no ads yet.</p>
          <p className="text-muted">Five short steps, and people near you see it. It is free.</p>
          <ButtonLink href="/post">Post your Ad</ButtonLink>
        </EmptyPart>
      ) : (
        <ul className="grid gap-4">
          {ads.map((ad) => (
            <MyAdRow
              key={ad._id}
              ad={ad}
              decision={decisions[ad._id]}
              busy={busy.get(ad._id)}
              onToggle={() => actions.toggle(ad)}
              onRepost={() => actions.repost(ad)}
              onDelete={() => setAsking({ what: 'delete', ad })}
              onPrice={() => setAsking({ what: 'price', ad })}
              onSold={() => setAsking({ what: 'sold', ad })}
              onUnsold={() => actions.setSold(ad, false)}
              onConfirm={() => actions.confirm(ad)}
              onReserved={() => actions.setReserved(ad, !ad.reserved)}
            />
          ))}
        </ul>
      )}
      {hasMore && (
        <Button
          look="quiet"
          className="mt-4 w-full"
          onClick={showOlder}
          busy={isReading}
          busyLabel="Loading…"
        >
          Older ads
        </Button>
      )}
      {asking?.what === 'price' && (
        <PriceDialog ad={asking.ad} onSave={actions.setPrice} onClose={close} />
      )}
      {asking?.what === 'sold' && (
        <SoldDialog
          ad={asking.ad}
          busy={busy.get(asking.ad._id) === 'sold'}
          onConfirm={(conversationId) => confirmSold(asking.ad, conversationId)}
          onClose={close}
        />
      )}
      <ConfirmDialog
        open={asking?.what === 'delete'}
        question={siteTexts.deleteQuestion}
        detail={asking?.ad.title}
        confirmLabel="Delete"
        busyLabel="Deleting…"
        busy={asking !== undefined && busy.get(asking.ad._id) === 'delete'}
        onConfirm={confirmDelete}
        onCancel={close}
      />
    </section>
  );
}
