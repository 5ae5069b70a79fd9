import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/fields/field';
import { TextInput } from '@/components/ui/fields/inputs';

/** A plain form that works without scripts. */
export const SearchField = ({ label, words }: { label: string; words: string }) => (
  <form method="get" className="flex flex-wrap items-end gap-2">
    <div className="min-w-0 flex-1 basis-60">
      <Field id="q" label={label}>
        {(control) => <TextInput {...control} name="q" type="search" defaultValue={words} />}
      </Field>
    </div>
    <Button type="submit">Search</Button>
  </form>
);
