'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/overlays/dialog';
import { toast } from '@/components/ui/overlays/toast';
import { EmailCodeForm } from './email-code-form';
import { type NewEmail, NewEmailForm } from './new-email-form';

export function ChangeEmail() {
  const router = useRouter();
  const [isOpen, setOpen] = useState(false);
  const [sent, setSent] = useState<NewEmail>();
  const [isCodeStep, setCodeStep] = useState(false);

  function changed(message: string) {
    toast.success(message);
    setOpen(false);
    setCodeStep(false);
    setSent(undefined);
    router.refresh();
  }

  function codeSent(to: NewEmail) {
    setSent(to);
    setCodeStep(true);
  }

  return (
    <>
      <Button look="quiet" size="small" onClick={() => setOpen(true)}>
        <span>
          Change<span className="sr-only"> email</span>
        </span>
      </Button>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title="Change your email address"
        keepOnOutsidePress
      >
        {sent && isCodeStep ? (
          <EmailCodeForm sent={sent} onChanged={changed} onBack={() => setCodeStep(false)} />
        ) : (
          <NewEmailForm before={sent} onSent={codeSent} />
        )}
      </Dialog>
    </>
  );
}
