import { useRef } from 'react';

/** The same Idempotency-Key for all attempts to send a text. */
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

/** `crypto.randomUUID` is missing without https. */
const newKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
