'use client';

import { Megaphone } from 'lucide-react';
import { useRef, useState } from 'react';
import { ButtonLink } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/dialog';
import type { MyAdItem } from '@/lib/ads/reading/ad-views';
import { messages } from '@/lib/catalogue/messages';
import type { MyDecision } from '@/lib/moderation/appeals/get-my-decisions';
import { EmptyPart } from './empty-part';
import { MyAdRow } from './my-ad-row';
import { useMyAds } from './use-my-ads';

type MyAdsProps = { initial: MyAdItem[]; decisions: Record<string, MyDecision> };

export function MyAds({ initial, decisions }: MyAdsProps) {
  const { ads, busy, toggle, remove, repost } = useMyAds(initial);
  const [doomed, setDoomed] = useState<MyAdItem>();
  const list = useRef<HTMLElement>(null);

  async function confirmDelete() {
    if (!doomed) return;
    const isGone = await remove(doomed);
    setDoomed(undefined);
    // The focused button is gone with its row.
    if (isGone) requestAnimationFrame(() => list.current?.focus());
  }

  return (
    <section ref={list} tabIndex={-1} aria-label="Your ads" className="outline-none">
      {ads.length === 0 ? (
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
              busy={busy?.id === ad._id ? busy.action : undefined}
              onToggle={() => toggle(ad)}
              onRepost={() => repost(ad)}
              onDelete={() => setDoomed(ad)}
            />
          ))}
        </ul>
      )}
      <ConfirmDialog
        open={doomed !== undefined}
        question={messages.deleteQuestion}
        detail={doomed?.title}
        confirmLabel="Delete"
        busyLabel="Deleting…"
        busy={busy?.action === 'delete'}
        onConfirm={confirmDelete}
        onCancel={() => setDoomed(undefined)}
      />
    </section>
  );
}
