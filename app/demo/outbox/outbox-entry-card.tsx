import { Badge } from '@/components/ui/badge';
import { EmailAddress } from '@/components/ui/email-address';
import { Mail, MessageCircle } from '@/components/ui/icons';
import { formatTime } from '@/lib/dates';
import type { OutboxEntry } from '@/lib/notifications/outbox/get-outbox';

export function OutboxEntryCard({ entry: { createdAt, sentAt, message } }: { entry: OutboxEntry }) {
  const isMail = message.channel === 'email';
  const Icon = isMail ? Mail : MessageCircle;
  return (
    <li className="card grid grid-cols-[minmax(0,1fr)] gap-4 p-5">
      <div className="flex items-start gap-3">
        <Icon aria-hidden="true" className="mt-1 size-5 shrink-0 text-muted" />
        <div className="grid min-w-0 flex-1 gap-0.5">
          <h2 className="font-semibold wrap-anywhere">
            {isMail ? message.subject : 'WhatsApp message'}
          </h2>
          <p className="text-sm text-muted">
            To <EmailAddress>{message.to}</EmailAddress>
          </p>
          <time dateTime={createdAt.toISOString()} className="tabular text-sm text-muted">
            {formatTime(createdAt)}
          </time>
        </div>
        {sentAt ? <Badge tone="positive">Sent</Badge> : <Badge tone="neutral">Waiting</Badge>}
      </div>
      <MessageText text={message.text} />
      {isMail && (
        <details>
          <summary className="link py-1">Show as mail</summary>
          {/* An empty sandbox attribute, so that scripts in a mail do not run. */}
          <iframe
            title={`Mail: ${message.subject}`}
            sandbox=""
            srcDoc={message.html}
            className="mt-3 h-130 w-full rounded-control border border-line"
          />
        </details>
      )}
    </li>
  );
}

const address = /(https?:\/\/\S+)/;

const MessageText = ({ text }: { text: string }) => (
  <p className="rounded-control bg-surface-2 p-4 text-sm wrap-anywhere whitespace-pre-line">
    {text.split(address).map((part, index) =>
      address.test(part) ? (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change places
        <a key={index} href={part} className="link">
          {part}
        </a>
      ) : (
        part
      ),
    )}
  </p>
);
