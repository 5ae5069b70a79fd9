import type { ComponentProps } from 'react';
import type { OwnAdReply } from '@/lib/ads/reading/ad-replies';
import { AdConflictDialog } from './ad-conflict-dialog';
import { DraftConflictDialog } from './draft-conflict-dialog';
import { LoginDialog } from './login-dialog';

export type Trouble = 'login' | 'other-member' | 'draft-conflict' | 'ad-conflict';

type WizardDialogsProps = Omit<ComponentProps<typeof DraftConflictDialog>, 'open'> & {
  trouble: Trouble | undefined;
  username: string;
  ad: OwnAdReply | undefined;
  onOverwrite: ComponentProps<typeof AdConflictDialog>['onOverwrite'];
};

export const WizardDialogs = ({
  trouble,
  username,
  saver,
  ad,
  onClose,
  onTakeOther,
  onOverwrite,
}: WizardDialogsProps) => (
  <>
    <LoginDialog
      open={trouble === 'login' || trouble === 'other-member'}
      isOther={trouble === 'other-member'}
      username={username}
      onClose={onClose}
      onLogin={() => {
        onClose();
        saver.resume();
      }}
    />
    <DraftConflictDialog open={trouble === 'draft-conflict'} {...{ saver, onClose, onTakeOther }} />
    {ad && <AdConflictDialog open={trouble === 'ad-conflict'} {...{ ad, onClose, onOverwrite }} />}
  </>
);
