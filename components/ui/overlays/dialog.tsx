'use client';

import { AlertDialog } from '@base-ui/react/alert-dialog';
import { Dialog as BaseDialog } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import type { ReactNode, RefObject } from 'react';
import { Button } from '@/components/ui/button';

const backdrop = 'fixed inset-0 z-50 bg-black/50';
const popup =
  'fixed z-50 inset-x-3 bottom-3 mx-auto max-h-[94dvh] overflow-y-auto rounded-card border border-line bg-surface p-5 text-ink shadow-card sm:inset-auto sm:top-1/2 sm:left-1/2 sm:w-full sm:-translate-x-1/2 sm:-translate-y-1/2';

type DialogProps = {
  open: boolean;
  onClose: () => void;
  title: string;
  children: ReactNode;
  wide?: boolean;
  /** Keeps the dialog open on a press outside, so that no input is lost. */
  keepOnOutsidePress?: boolean;
  /** For content that focuses itself when ready. */
  keepFocus?: boolean;
  /** The control to focus on opening, instead of the first one. */
  firstFocus?: RefObject<HTMLElement | null>;
  /** Moves the focus on closing, if the opener may be gone. */
  returnFocus?: () => void;
};

export function Dialog({
  open,
  onClose,
  title,
  children,
  wide = false,
  keepOnOutsidePress = false,
  keepFocus = false,
  firstFocus,
  returnFocus,
}: DialogProps) {
  return (
    <BaseDialog.Root
      open={open}
      onOpenChange={(next) => !next && onClose()}
      disablePointerDismissal={keepOnOutsidePress}
    >
      <BaseDialog.Portal>
        <BaseDialog.Backdrop
          className={backdrop}
          // An ignored press must not move the focus out of the dialog.
          onMouseDown={(event) => keepOnOutsidePress && event.preventDefault()}
        />
        <BaseDialog.Popup
          initialFocus={firstFocus ?? !keepFocus}
          finalFocus={returnFocus && (() => leaveFocus(returnFocus))}
          className={`${popup} ${wide ? 'sm:max-w-2xl' : 'sm:max-w-md'}`}
        >
          <div className="mb-4 flex items-start justify-between gap-4">
            <BaseDialog.Title className="text-xl font-semibold">{title}</BaseDialog.Title>
            <BaseDialog.Close
              aria-label="Close"
              className="-m-2 grid size-11 place-items-center rounded-full hover:bg-surface-2"
            >
              <X aria-hidden="true" className="size-5" />
            </BaseDialog.Close>
          </div>
          {children}
        </BaseDialog.Popup>
      </BaseDialog.Portal>
    </BaseDialog.Root>
  );
}

/** Base UI would focus the first control inside a given element. */
function leaveFocus(returnFocus: () => void): false {
  returnFocus();
  return false;
}

type ConfirmProps = {
  open: boolean;
  question: string;
  detail?: ReactNode;
  /** Fields to fill in before confirming. */
  children?: ReactNode;
  confirmLabel: string;
  busyLabel: string;
  busy: boolean;
  onConfirm: () => void;
  onCancel: () => void;
};

export function ConfirmDialog(props: ConfirmProps) {
  return (
    <AlertDialog.Root open={props.open} onOpenChange={(next) => !next && props.onCancel()}>
      <AlertDialog.Portal>
        <AlertDialog.Backdrop className={backdrop} />
        <AlertDialog.Popup className={`${popup} sm:max-w-md`}>
          <AlertDialog.Title className="text-lg font-semibold">{props.question}</AlertDialog.Title>
          {props.detail && (
            <AlertDialog.Description className="mt-2 text-muted">
              {props.detail}
            </AlertDialog.Description>
          )}
          {props.children && <div className="mt-5">{props.children}</div>}
          <div className="mt-6 flex flex-wrap justify-end gap-3">
            <AlertDialog.Close render={<Button look="quiet">Cancel</Button>} />
            <Button
              look="danger"
              busy={props.busy}
              busyLabel={props.busyLabel}
              onClick={props.onConfirm}
            >
              {props.confirmLabel}
            </Button>
          </div>
        </AlertDialog.Popup>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
