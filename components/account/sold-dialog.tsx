'use client';

import { useEffect, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/overlays/dialog';
import type { MyAdReply } from '@/lib/ads/reading/ad-replies';
import { api } from '@/lib/api/client';
import { buyerQuestions, markLabel } from '@/lib/catalogue/conclusion/conclusion-texts';
import { soldVisible } from '@/lib/catalogue/limits';
import { siteTexts } from '@/lib/catalogue/site-texts';
import { day } from '@/lib/durations';
import type { Buyer } from '@/lib/messages/get-buyers';

type SoldDialogProps = {
  ad: MyAdReply;
  busy: boolean;
  onConfirm: (conversationId?: string) => void;
  onClose: () => void;
};

export function SoldDialog({ ad, busy, onConfirm, onClose }: SoldDialogProps) {
  const [chosen, setChosen] = useState('');
  const conclusion = ad.conclusion ?? 'Sold';
  return (
    <Dialog open onClose={onClose} title={markLabel(conclusion)}>
      <div className="grid gap-5">
        <p className="text-muted wrap-anywhere">{ad.title}</p>
        {ad.conversations > 0 && (
          <BuyerChoice
            adId={ad._id}
            question={buyerQuestions[conclusion]}
            chosen={chosen}
            onChoose={setChosen}
          />
        )}
        <p className="text-sm text-muted">
          It leaves all lists at once. Its page stays for {soldVisible / day} days, marked as{' '}
          {conclusion.toLowerCase()}, and nobody can contact you about it any more. You can bring it
          back.
        </p>
        <Button busy={busy} busyLabel="Saving…" onClick={() => onConfirm(chosen || undefined)}>
          {markLabel(conclusion)}
        </Button>
      </div>
    </Dialog>
  );
}

type BuyerChoiceProps = {
  adId: string;
  question: string;
  chosen: string;
  onChoose: (conversationId: string) => void;
};

function BuyerChoice({ adId, question, chosen, onChoose }: BuyerChoiceProps) {
  const [buyers, setBuyers] = useState<Buyer[]>();
  const [error, setError] = useState<string>();
  useEffect(() => {
    let isHere = true;
    void api.get<Buyer[]>(`/api/ads/${adId}/buyers`).then((result) => {
      if (!isHere) return;
      if (result.ok) setBuyers(result.data);
      else setError(result.error ?? siteTexts.serverError);
    });
    return () => {
      isHere = false;
    };
  }, [adId]);
  if (error) return <p className="text-sm text-negative">{error}</p>;
  const choices = [
    ...(buyers ?? []).map(({ conversationId, name }) => ({ value: conversationId, name })),
    { value: '', name: 'Somebody else' },
  ];
  return (
    <fieldset className="grid gap-1.5" aria-busy={buyers === undefined}>
      <legend className="mb-1.5 font-medium">{question}</legend>
      <p className="text-sm text-muted">
        Whoever you name can review you, and you can review them. Nobody else sees the name.
      </p>
      {choices.map(({ value, name }) => (
        <label key={value} className="flex min-h-11 items-center gap-3 wrap-anywhere mouse:min-h-9">
          <input
            type="radio"
            name="buyer"
            value={value}
            checked={chosen === value}
            onChange={() => onChoose(value)}
            className="size-5 shrink-0 accent-accent"
          />
          {name}
        </label>
      ))}
    </fieldset>
  );
}
