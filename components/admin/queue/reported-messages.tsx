import { formatTime } from '@/lib/dates';
import type { AttachmentView } from '@/lib/messages/views';
import type { QueueConversation } from '@/lib/moderation/queue/queue-item';
import { HighlightedText } from './highlighted-text';

export function ReportedMessages({ conversation }: { conversation: QueueConversation }) {
  const { adTitle, messages } = conversation;
  return (
    <section aria-label={`Messages about “${adTitle}”`} className="card grid gap-3 p-4 sm:p-5">
      <h3 className="font-bold wrap-anywhere">Messages about “{adTitle}”</h3>
      <ol className="grid gap-3">
        {messages.map(({ number, by, isTheirs, isTarget, review, text, attachment, at, hits }) => (
          <li
            key={number}
            className={`grid gap-1 rounded-lg p-3 ${isTarget ? 'bg-highlight' : 'bg-surface-2'}`}
          >
            <p className="text-sm text-muted wrap-anywhere">
              <span className={isTheirs ? 'font-semibold text-ink' : ''}>
                {by ?? 'Closed account'}
              </span>{' '}
              · {formatTime(new Date(at))}
              {review && ` · ${review}`}
            </p>
            <p className="max-w-prose whitespace-pre-line wrap-anywhere">
              <HighlightedText text={text} hits={hits} />
            </p>
            {attachment && <Attachment attachment={attachment} />}
            {hits.length > 0 && (
              <p className="text-sm font-medium text-warning">
                Screening: {[...new Set(hits.map(({ rule }) => rule))].join(', ')}
              </p>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Photos open on a press: nobody has to see one to decide about the words. */
const Attachment = ({ attachment: { id, kind, name } }: { attachment: AttachmentView }) => (
  <a href={`/api/admin/attachments/${id}`} target="_blank" rel="noopener" className="link">
    {kind === 'photo' ? 'Open the photo' : `Download ${name ?? 'the CV'}`}
  </a>
);
