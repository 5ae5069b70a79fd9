'use client';

import { useRouter } from 'next/navigation';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { PricesInForce } from '@/components/payments/prices';
import type { Providers } from '@/components/payments/providers';
import { ButtonLink } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { toast } from '@/components/ui/overlays/toast';
import { canonical } from '@/components/wizard/form/values';
import { copyKey } from '@/components/wizard/saving/session-copy';
import { loadStart, type Start } from '@/components/wizard/start/load-start';
import { LoadFailed, Loading } from '@/components/wizard/start/load-views';
import type { OwnAdReply } from '@/lib/ads/reading/ad-replies';
import { isOnSite } from '@/lib/ads/status';
import { siteTexts } from '@/lib/catalogue/site-texts';
import type { Prices } from '@/lib/catalogue/upgrades';
import { editUpgradesPath, promotePath } from '@/lib/site-paths';
import { PromoteForm } from './promote-form';

type PromoteProps = { userId: string; adId: string; providers: Providers; prices: Prices };

type View =
  | { phase: 'loading' | 'failed' | 'edited' }
  | { phase: 'ready'; ad: OwnAdReply; start: Start };

/** Upgrades for an ad on the site, without the steps that change it. */
export function Promote({ userId, adId, providers, prices }: PromoteProps) {
  const router = useRouter();
  const [view, setView] = useState<View>({ phase: 'loading' });

  const load = useCallback(async () => {
    const loaded = await loadStart({
      adId,
      draftId: undefined,
      copyKey: copyKey(userId, adId),
      phone: undefined,
    });
    switch (loaded.phase) {
      case 'logged-out':
        return router.replace(`/login?next=${encodeURIComponent(promotePath(adId))}`);
      case 'no-ad':
        toast.error(siteTexts.couldNotLoadAd);
        return router.replace('/my-account');
      case 'failed':
        return setView({ phase: 'failed' });
      case 'choose':
        return setView({ phase: 'edited' });
    }
    const { ad, start } = loaded;
    if (!ad) return setView({ phase: 'failed' });
    // Buying upgrades for another ad also brings it back, as the steps of an edit explain.
    if (!isOnSite(ad.status)) return router.replace(editUpgradesPath(adId));
    const { version: _, ...form } = start.state.form;
    const { version: __, ...saved } = start.saved.form;
    const isEdited = start.draft !== undefined || canonical(form) !== canonical(saved);
    setView(isEdited ? { phase: 'edited' } : { phase: 'ready', ad, start });
  }, [adId, router, userId]);

  useEffect(() => {
    void load();
  }, [load]);

  switch (view.phase) {
    case 'ready':
      return (
        <Frame title={view.ad.title}>
          <PricesInForce value={prices}>
            <PromoteForm
              key={view.ad.version}
              userId={userId}
              ad={view.ad}
              start={view.start}
              providers={providers}
              onReload={load}
            />
          </PricesInForce>
        </Frame>
      );
    case 'edited':
      return (
        <Frame>
          <Notice>
            <p>{siteTexts.promoteWithChanges}</p>
            <ButtonLink href={editUpgradesPath(adId)} size="small" className="mt-3">
              Continue editing
            </ButtonLink>
          </Notice>
        </Frame>
      );
    case 'failed':
      return (
        <Frame>
          <LoadFailed onRetry={load} />
        </Frame>
      );
    default:
      return (
        <Frame>
          <Loading />
        </Frame>
      );
  }
}

const Frame = ({ title, children }: { title?: string; children: ReactNode }) => (
  <div className="mx-auto grid w-full max-w-2xl grid-cols-[minmax(0,1fr)] gap-6">
    <div className="grid gap-1">
      <h1 className="page-title">Promote this ad</h1>
      {/* Reserves its line while the ad loads. */}
      <p className="min-h-7 text-lg wrap-anywhere text-muted">{title}</p>
    </div>
    {children}
  </div>
);
