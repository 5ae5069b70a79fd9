import { readJson, withStorage } from '@/components/ui/browser/with-storage';

/* Stored in this tab, so that a login, a registration or a reload loses nothing. */

export type MessageDraft = { text: string; name?: string; offer?: string };

const keyOf = (subject: string) => `message:${subject}`;

/** `subject`: an ad or a conversation. */
export function saveDraft(subject: string, draft: MessageDraft): void {
  if (draft.text || draft.name || draft.offer) {
    withStorage((storage) => storage.setItem(keyOf(subject), JSON.stringify(draft)), 'session');
  } else forgetDraft(subject);
}

export function readDraft(subject: string): MessageDraft | undefined {
  const draft = readJson(keyOf(subject), 'session');
  return isDraft(draft) ? draft : undefined;
}

export const forgetDraft = (subject: string) =>
  withStorage((storage) => storage.removeItem(keyOf(subject)), 'session');

const isDraft = (value: unknown): value is MessageDraft =>
  typeof value === 'object' && value !== null && 'text' in value && typeof value.text === 'string';
