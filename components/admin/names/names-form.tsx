'use client';

import { ChevronDown } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { PreviewPart } from '@/components/admin/settings/preview-part';
import { usePreviewedChange } from '@/components/admin/settings/use-previewed-change';
import { Button } from '@/components/ui/button';
import { nothingChanged, type ShownChanges } from '@/lib/catalogue/shown-catalogue';
import type { ShownPreview } from '@/lib/moderation/change-shown-catalogue';
import type { ShownHistoryEntry } from '@/lib/settings/shown-history';
import { plural } from '@/lib/text/plural';
import { NameRow, nameId } from './name-row';
import { NamesHistory } from './names-history';
import { LineList, NamesPreview } from './names-preview';
import { useNames } from './use-names';

type NamesFormProps = { current: ShownChanges; history: readonly ShownHistoryEntry[] };

export function NamesForm({ current, history }: NamesFormProps) {
  const { preview, error, fields, busy, ...change } = usePreviewedChange<ShownPreview>(
    '/api/admin/categories/names',
    'The new names and order are shown.',
  );
  const names = useNames(current, change.forget);
  const end = useRef<HTMLDivElement>(null);
  const errorOf = (slug: string) => fields[`changes.names.${slug}`];

  useEffect(() => {
    const [first] = Object.keys(fields);
    const input = document.getElementById(nameId(first?.split('.').at(-1) ?? ''));
    input?.closest('details')?.setAttribute('open', '');
    input?.focus();
  }, [fields]);

  async function restore(changes: ShownChanges) {
    names.replace(changes);
    await change.ask({ changes });
    end.current?.focus();
  }

  const isChange = preview !== undefined && preview.lines.length > 0;
  return (
    <>
      <form
        method="post"
        noValidate
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          void change.ask({ changes: names.changes });
        }}
      >
        {names.groups.map((group, index) => (
          <section key={group.slug} className="card grid gap-2 p-4 sm:p-5">
            <NameRow
              {...names.groupRow(group, index, names.groups.length)}
              label={<span className="text-lg font-bold">Group {group.name}</span>}
              error={errorOf(group.slug)}
            />
            <details className="group">
              <summary className="flex min-h-11 cursor-pointer list-none items-center gap-1.5 font-medium">
                <ChevronDown
                  aria-hidden="true"
                  className="size-5 shrink-0 -rotate-90 text-muted group-open:rotate-0"
                />
                {plural(group.categories.length, 'category', 'categories')} of {group.name}
              </summary>
              <ul className="mt-1 grid gap-x-8 gap-y-3 border-l border-line pl-3 sm:pl-4">
                {group.categories.map((category, place, { length }) => (
                  <li key={category.slug}>
                    <NameRow
                      {...names.categoryRow(group.slug, category, place, length)}
                      label={category.name}
                      error={errorOf(category.slug)}
                    />
                  </li>
                ))}
              </ul>
            </details>
          </section>
        ))}
        <p role="status" className="sr-only">
          {names.moved}
        </p>
        <div ref={end} tabIndex={-1} className="grid gap-4 outline-none">
          {preview && isChange && <NamesPreview preview={preview} />}
          <PreviewPart
            error={error ?? Object.values(fields)[0]}
            busy={busy}
            preview={
              isChange ? (
                <LineList lines={preview.lines} />
              ) : (
                preview && <p>No name and no order changes.</p>
              )
            }
            onMake={
              isChange
                ? () => void change.make({ changes: names.changes, before: current })
                : undefined
            }
            makeLabel="Show it like this"
          />
          <Button
            look="plain"
            busy={busy}
            className="justify-self-start"
            onClick={() => void restore(nothingChanged)}
          >
            Reset all names and the order
          </Button>
        </div>
      </form>
      <NamesHistory history={history} onRestore={(changes) => void restore(changes)} />
    </>
  );
}
