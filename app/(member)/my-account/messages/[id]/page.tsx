import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { ConversationScreen } from '@/components/account/messages/conversation-screen';
import { requirePageActor } from '@/lib/auth/require-page-actor';
import { AppError } from '@/lib/errors';
import { readConversation } from '@/lib/messages/queries';

export const metadata: Metadata = { title: 'Conversation' };

export default async function ConversationPage({ params }: { params: Promise<{ id: string }> }) {
  const { id } = await params;
  const actor = await requirePageActor(`/my-account/messages/${id}`);
  const conversation = await readConversation(actor, id, {}, new Date()).catch((error: unknown) => {
    if (error instanceof AppError && error.code === 'not_found') notFound();
    throw error;
  });
  return <ConversationScreen initial={conversation} />;
}
