import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { connection } from 'next/server';
import { SiteFrame } from '@/components/layout/site-frame';
import { ButtonLink } from '@/components/ui/button';
import { isDemo } from '@/lib/env';
import { getOutbox } from '@/lib/notifications/outbox/get-outbox';
import { OutboxEntryCard } from './outbox-entry-card';

export const metadata: Metadata = { title: 'Outbox', robots: { index: false } };

const shown = 50;
const refreshSeconds = 5;

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export default async function OutboxPage({ searchParams }: Props) {
  await connection();
  if (!isDemo()) notFound();
  const isRefreshing = (await searchParams).refresh === 'on';
  const entries = await getOutbox(shown);
  return (
    <SiteFrame>
      {isRefreshing && <meta httpEquiv="refresh" content={String(refreshSeconds)} />}
      <div className="container-page grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-6 py-8 sm:py-10">
        <div className="flex flex-wrap items-end justify-between gap-4">
          <div className="grid gap-1">
            <h1 className="text-2xl font-bold">Outbox</h1>
            <p className="text-muted">
              Mails and WhatsApp messages of this demo. None of them leaves this machine.
            </p>
          </div>
          <div className="flex flex-wrap gap-2">
            <ButtonLink href={isRefreshing ? '?refresh=on' : '?'} look="quiet" size="small">
              Refresh
            </ButtonLink>
            <ButtonLink href={isRefreshing ? '?' : '?refresh=on'} look="quiet" size="small">
              {isRefreshing ? 'Stop refreshing' : `Refresh every ${refreshSeconds} s`}
            </ButtonLink>
          </div>
        </div>
        {entries.length === 0 ? (
          <p className="card p-8 text-center text-muted">
            Nothing has been sent yet. Codes and reset links appear here.
          </p>
        ) : (
          <ol className="grid grid-cols-[minmax(0,1fr)] gap-4">
            {entries.map((entry) => (
              <OutboxEntryCard key={entry.id} entry={entry} />
            ))}
          </ol>
        )}
      </div>
    </SiteFrame>
  );
}
