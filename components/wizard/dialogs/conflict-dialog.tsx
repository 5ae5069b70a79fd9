'use client';

import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/overlays/dialog';

type ConflictDialogProps = {
  open: boolean;
  title: string;
  text: string;
  otherHref?: string;
  otherLabel: string;
  onTakeOther?: () => void;
  keepLabel: string;
  onKeepMine: () => void;
  onClose: () => void;
};

export const ConflictDialog = (props: ConflictDialogProps) => (
  <Dialog open={props.open} onClose={props.onClose} title={props.title}>
    <p>{props.text}</p>
    <div className="mt-6 grid gap-3">
      <Button onClick={props.onKeepMine}>{props.keepLabel}</Button>
      {props.onTakeOther && (
        <Button look="quiet" onClick={props.onTakeOther}>
          {props.otherLabel}
        </Button>
      )}
      {props.otherHref && (
        <a
          href={props.otherHref}
          target="_blank"
          rel="noreferrer"
          className="link text-center py-2.5"
        >
          {props.otherLabel}
        </a>
      )}
    </div>
  </Dialog>
);
