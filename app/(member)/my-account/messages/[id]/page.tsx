import type { Metadata } from 'next';
import { ConversationScreen } from '@/components/account/messages/conversation-screen';
import { requirePageActor } from '@/lib/auth/require-page-actor';
import { readConversation } from '@/lib/messages/queries';
import { orNotFound } from '../../or-not-found';

export const metadata: Metadata = { title: 'Conversation' };

export default async function ConversationPage({ params }: { params: Promise<{ id: string }> }) {
  const { id } = await params;
  const actor = await requirePageActor(`/my-account/messages/${id}`);
  const conversation = await orNotFound(readConversation(actor, id, {}, new Date()));
  return <ConversationScreen initial={conversation} />;
}
