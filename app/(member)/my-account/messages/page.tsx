import type { Metadata } from 'next';
import { MessageList } from '@/components/account/messages/message-list';
import { SectionTitle } from '@/components/account/section-title';
import { requirePageActor } from '@/lib/auth/require-page-actor';
import { listConversations } from '@/lib/messages/queries';

export const metadata: Metadata = { title: 'Messages' };

export default async function MessagesPage() {
  const actor = await requirePageActor('/my-account/messages');
  const now = new Date();
  const page = await listConversations(actor, {}, now);
  return (
    <div className="max-w-3xl">
      <SectionTitle title="Messages" />
      <MessageList initial={page} now={now.toISOString()} />
    </div>
  );
}
