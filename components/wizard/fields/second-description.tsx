'use client';

import { useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { FieldGroup } from '@/components/ui/fields/field';
import { useField, useValue } from '@/components/wizard/form/use-field';
import type { TextField } from '@/lib/catalogue/form-kinds/form-kind';
import { LongText } from './long-text';

/** Collapsed while it equals the first step's description. */
export function SecondDescription({ field }: { field: TextField }) {
  const { id, value, error } = useField<string>(field.name);
  const first = useValue<string>('description');
  const [isWanted, setWanted] = useState(value.trim() !== first.trim());
  const opened = useRef(false);
  useEffect(() => {
    if (isWanted && opened.current) document.getElementById(id)?.focus();
  }, [isWanted, id]);

  if (isWanted || error) return <LongText {...field} rows={8} />;
  return (
    <FieldGroup id={id} label={field.label} required={field.required}>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p className="text-muted">Same as in step 1</p>
        <Button
          look="quiet"
          size="small"
          onClick={() => {
            opened.current = true;
            setWanted(true);
          }}
        >
          Write another one
        </Button>
      </div>
    </FieldGroup>
  );
}
