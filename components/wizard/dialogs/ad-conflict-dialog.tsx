'use client';

import { adPath } from '@/components/cards/ad-path';
import { toast } from '@/components/ui/overlays/toast';
import type { OwnAdReply } from '@/lib/ads/reading/ad-replies';
import { api } from '@/lib/api/client';
import { categoryByName } from '@/lib/catalogue/categories';
import { siteTexts } from '@/lib/catalogue/site-texts';
import { ConflictDialog } from './conflict-dialog';

type AdConflictDialogProps = {
  open: boolean;
  ad: OwnAdReply;
  onOverwrite: (version: number) => void;
  onClose: () => void;
};

export function AdConflictDialog({ open, ad, onOverwrite, onClose }: AdConflictDialogProps) {
  const overwrite = async () => {
    const result = await api.get<OwnAdReply>(`/api/ads/${ad._id}`);
    if (!result.ok) return void toast.error(result.error ?? siteTexts.serverError);
    onClose();
    onOverwrite(result.data.version);
  };
  const isAdult = categoryByName(ad.category)?.isAdult ?? false;
  return (
    <ConflictDialog
      open={open}
      title="This ad has changed"
      text="It was edited and published elsewhere since you opened it here. What you typed is kept until you decide."
      keepLabel="Publish my version over it"
      onKeepMine={() => void overwrite()}
      otherLabel="Open the newer version in a new tab"
      otherHref={adPath({ _id: ad._id, isAdult })}
      onClose={onClose}
    />
  );
}
