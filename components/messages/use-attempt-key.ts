import { useRef } from 'react';

/** One Idempotency-Key for each text, however often its sending is tried. */
export function useAttemptKey() {
  const attempt = useRef({ text: '', key: '' });
  return {
    keyOf(text: string): string {
      if (attempt.current.text !== text || !attempt.current.key) {
        attempt.current = { text, key: newKey() };
      }
      return attempt.current.key;
    },
    reset() {
      attempt.current = { text: '', key: '' };
    },
  };
}

/** `crypto.randomUUID` is missing where the site is served without https. */
const newKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
