'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { PhoneInput } from '@/components/phone/phone-input';
import { usePhoneVerification } from '@/components/phone/use-phone-verification';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/overlays/dialog';

/** Only where codes can be sent. `verified`: numbers in E.164 that are verified already. */
export function VerifyPhone({ verified }: { verified: string[] }) {
  const router = useRouter();
  const [isOpen, setOpen] = useState(false);

  function close() {
    setOpen(false);
    router.refresh();
  }

  return (
    <>
      <Button look="quiet" size="small" onClick={() => setOpen(true)}>
        <span>
          {verified.length === 0 ? 'Add' : 'Change'}
          <span className="sr-only"> phone</span>
        </span>
      </Button>
      <Dialog open={isOpen} onClose={close} title="Verify a mobile number" keepOnOutsidePress>
        <PhoneForm verified={verified} onDone={close} />
      </Dialog>
    </>
  );
}

function PhoneForm({ verified, onDone }: { verified: string[]; onDone: () => void }) {
  const [phone, setPhone] = useState('');
  const verification = usePhoneVerification({
    phone,
    known: verified,
    isOffered: true,
    onLoggedOut: () => window.location.assign('/login?next=/my-account/details'),
  });
  return (
    <div className="grid gap-5">
      <PhoneInput
        id="phone"
        value={phone}
        onChange={setPhone}
        required
        hint="We send a code to its WhatsApp. You can then use the number on your ads."
        verification={verification}
      />
      {verification.isVerified && <Button onClick={onDone}>Done</Button>}
    </div>
  );
}
