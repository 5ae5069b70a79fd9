'use client';

import { toast } from '@/components/ui/overlays/toast';
import type { DraftSaver } from '@/components/wizard/saving/draft-saver';
import { api } from '@/lib/api/client';
import { siteTexts } from '@/lib/catalogue/site-texts';
import type { Draft } from '@/lib/drafts/queries';
import { ConflictDialog } from './conflict-dialog';

type DraftConflictDialogProps = {
  open: boolean;
  saver: Pick<DraftSaver, 'current' | 'adopt' | 'resume'>;
  onTakeOther: (draft: Draft) => void;
  onClose: () => void;
};

export function DraftConflictDialog({
  open,
  saver,
  onTakeOther,
  onClose,
}: DraftConflictDialogProps) {
  const decide = async (take?: (draft: Draft) => void) => {
    const result = await api.get<Draft>(`/api/drafts/${saver.current()?.id}`);
    if (!result.ok) return void toast.error(result.error ?? siteTexts.serverError);
    saver.adopt(result.data);
    take?.(result.data);
    saver.resume();
    onClose();
  };
  return (
    <ConflictDialog
      open={open}
      title="Changed in another tab"
      text="This draft was also changed in another tab or on another device. Which one do you want to go on with?"
      keepLabel="Keep what is here"
      onKeepMine={() => void decide()}
      otherLabel="Load the other one"
      onTakeOther={() => void decide(onTakeOther)}
      onClose={onClose}
    />
  );
}
