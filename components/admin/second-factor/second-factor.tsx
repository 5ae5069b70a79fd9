'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { toast } from '@/components/ui/overlays/toast';
import { api } from '@/lib/api/client';
import { siteTexts } from '@/lib/catalogue/site-texts';
import { CodeForm } from './code-form';
import { QrCode } from './qr-code';

type SecondFactorProps = { hasOne: boolean; next: string };

export function SecondFactor({ hasOne, next }: SecondFactorProps) {
  const leave = () => window.location.assign(next);
  if (!hasOne) return <SetUp onDone={leave} />;
  return (
    <CodeForm
      path="/api/admin/second-factor/pass"
      label="Code of your authenticator app"
      hint="Six digits. Without your phone: one of your recovery codes."
      action="Continue"
      onDone={leave}
    />
  );
}

type Begun = { secret: string; uri: string };

function SetUp({ onDone }: { onDone: () => void }) {
  const [begun, setBegun] = useState<Begun>();
  const [codes, setCodes] = useState<string[]>();
  const [busy, setBusy] = useState(false);

  async function begin() {
    setBusy(true);
    const result = await api.post<Begun>('/api/admin/second-factor');
    setBusy(false);
    if (result.ok) setBegun(result.data);
    else toast.error(result.error ?? siteTexts.serverError);
  }

  if (codes) return <RecoveryCodes codes={codes} onDone={onDone} />;
  if (!begun) {
    return (
      <>
        <p className="text-muted">
          Moderators and admins confirm each login with an authenticator app, for example Google
          Authenticator, 1Password or Bitwarden.
        </p>
        <Button onClick={begin} busy={busy} busyLabel="Preparing…">
          Set up the app
        </Button>
      </>
    );
  }
  return (
    <>
      <ol className="grid list-decimal gap-3 pl-5">
        <li>Open the app and scan this picture, or type the key.</li>
        <li>Enter the six digits that the app shows.</li>
      </ol>
      <div className="grid justify-items-center gap-3">
        <QrCode text={begun.uri} label="QR code for the authenticator app" />
        <p className="text-center text-sm text-muted">
          Key: <code className="font-mono wrap-anywhere text-ink">{begun.secret}</code>
        </p>
      </div>
      <CodeForm<{ recoveryCodes: string[] }>
        path="/api/admin/second-factor/confirm"
        label="Code of the app"
        action="Confirm"
        onDone={({ recoveryCodes }) => setCodes(recoveryCodes)}
      />
    </>
  );
}

const RecoveryCodes = ({ codes, onDone }: { codes: string[]; onDone: () => void }) => (
  <>
    <Notice tone="positive" live>
      The app is set up. Save these recovery codes: each works once, and they are not shown again.
    </Notice>
    <ul className="tabular grid grid-cols-2 gap-2 font-mono" aria-label="Recovery codes">
      {codes.map((code) => (
        <li key={code}>{code}</li>
      ))}
    </ul>
    <Button onClick={onDone}>I have saved them</Button>
  </>
);
