import { isUuid } from '@/lib/is-uuid';

/* The id of a message in cases, reports and addresses: "conversation.number". */

export type MessageTarget = { conversationId: string; number: number };

const numberPattern = /^[1-9]\d{0,8}$/;

export const messageTargetOf = ({ conversationId, number }: MessageTarget) =>
  `${conversationId}.${number}`;

export function parseMessageTarget(id: string): MessageTarget | null {
  const [conversationId = '', number = '', ...rest] = id.split('.');
  const isTarget = rest.length === 0 && isUuid(conversationId) && numberPattern.test(number);
  return isTarget ? { conversationId, number: Number(number) } : null;
}
