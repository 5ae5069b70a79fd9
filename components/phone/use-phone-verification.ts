'use client';

import { useEffect, useRef, useState } from 'react';
import { api } from '@/lib/api/client';
import { phoneDigitsToSend } from '@/lib/catalogue/limits';
import { siteTexts } from '@/lib/catalogue/site-texts';
import type { FieldErrors } from '@/lib/errors';

const pauseAfterTyping = 600;

/** `demoCode` is set in demo mode only. */
type SentCode = { number: string; at: number; demoCode: string | undefined };
type Outcome = { tone: 'positive' | 'negative'; text: string };

export type PhoneVerification = ReturnType<typeof usePhoneVerification>;

type PhoneOptions = {
  phone: string;
  /** Numbers in E.164 that are verified already. */
  known: string[];
  /** False while the site can send no codes. */
  isOffered: boolean;
  onLoggedOut: () => void;
};

/** Sends a code once the text is a valid UK mobile number, unless it is verified already. */
export function usePhoneVerification({ phone, known, isOffered, onLoggedOut }: PhoneOptions) {
  const [number, setNumber] = useState<string>();
  const [isUnusable, setUnusable] = useState(false);
  const [verified, setVerified] = useState(known);
  const [sent, setSent] = useState<SentCode>();
  const [busy, setBusy] = useState<'sending' | 'checking'>();
  const [outcome, setOutcome] = useState<Outcome>();
  // A draft's number must not request a code on every reload.
  const wasTyped = useRef(false);
  const isChecking = useRef(false);
  /** The last code that was refused. */
  const refused = useRef<string>(undefined);

  useEffect(() => {
    let isCurrent = true;
    void parsePhone(phone).then((parsed) => {
      if (!isCurrent) return;
      setNumber(parsed);
      setUnusable(!parsed && digitsOf(phone).length >= phoneDigitsToSend);
    });
    return () => {
      isCurrent = false;
    };
  }, [phone]);

  async function send(target: string) {
    setBusy('sending');
    setOutcome(undefined);
    const result = await api.post<{ success: boolean; code?: string }>('/api/whatsapp/send-code', {
      phone: nationalDigits(target),
    });
    setBusy(undefined);
    if (result.ok && result.data.success) {
      refused.current = undefined;
      setSent({ number: target, at: Date.now(), demoCode: result.data.code });
      return setOutcome({ tone: 'positive', text: siteTexts.whatsappSent });
    }
    if (result.ok) return setOutcome({ tone: 'negative', text: siteTexts.whatsappSendFailed });
    if (result.status === 401) return onLoggedOut();
    const fallback = result.network ? siteTexts.whatsappSendError : siteTexts.whatsappSendFailed;
    setOutcome({ tone: 'negative', text: result.error ?? fallback });
  }

  const sendOnce = useRef(send);
  sendOnce.current = send;
  const isVerified = number !== undefined && verified.includes(number);
  const isNew = isOffered && number !== undefined && !isVerified && sent?.number !== number;
  useEffect(() => {
    if (!number || !isNew || !wasTyped.current) return;
    const timer = setTimeout(() => void sendOnce.current(number), pauseAfterTyping);
    return () => clearTimeout(timer);
  }, [number, isNew]);

  async function confirm(code: string) {
    // Pressing Verify must not use another guess for a code that was sent while typing.
    if (!number || isChecking.current || refused.current === code) return;
    isChecking.current = true;
    setBusy('checking');
    const result = await api.post('/api/whatsapp/verify-code', {
      phone: nationalDigits(number),
      code,
    });
    isChecking.current = false;
    setBusy(undefined);
    if (result.ok) {
      setVerified((before) => [...before, number]);
      return setOutcome({ tone: 'positive', text: siteTexts.whatsappVerified });
    }
    if (result.status === 401) return onLoggedOut();
    if (!result.network) refused.current = code;
    const fallback = result.network ? siteTexts.serverError : siteTexts.whatsappWrongCode;
    setOutcome({ tone: 'negative', text: result.error ?? fallback });
  }

  return {
    isOffered,
    hasVerified: verified.length > 0,
    number,
    /** Complete, but no code can be sent to it. */
    isUnusable,
    isVerified,
    sent: sent && sent.number === number ? sent : undefined,
    busy,
    outcome,
    confirm,
    resend: () => number && !busy && void send(number),
    typed: () => {
      wasTyped.current = true;
      setOutcome(undefined);
    },
    /** The number is required in adult categories only. */
    async check(isAdult: boolean): Promise<FieldErrors> {
      if (digitsOf(phone) === '') return isAdult ? { phone: lackOf(isOffered, verified) } : {};
      const parsed = await parsePhone(phone);
      if (!parsed) return { phone: siteTexts.phoneInvalid };
      if (verified.includes(parsed)) return {};
      return { phone: isOffered ? siteTexts.phoneUnverified : siteTexts.phoneNotVerified };
    },
  };
}

const lackOf = (isOffered: boolean, verified: readonly string[]) =>
  isOffered || verified.length > 0 ? siteTexts.phoneNeeded : siteTexts.adultPhonesNotVerified;

export const digitsOf = (phone: string) => phone.replace(/\D/g, '');

const nationalDigits = (number: string) => number.replace(/^\+44/, '0');

/** libphonenumber is large, so it loads once a number is long enough. */
async function parsePhone(phone: string): Promise<string | undefined> {
  if (digitsOf(phone).length < phoneDigitsToSend) return undefined;
  const { parseUkMobile } = await import('@/lib/accounts/phones/phone');
  return parseUkMobile(phone.replace(/[^\d+]/g, ''));
}
