import { Field } from '@/components/ui/fields/field';
import { Select } from '@/components/ui/fields/inputs';
import { orderOfGroups } from '@/lib/catalogue/shown-catalogue';
import { namedInCatalogue, type ShownLine } from '@/lib/catalogue/shown-lines';
import type { ShownPreview } from '@/lib/moderation/change-shown-catalogue';

export const NamesPreview = ({
  preview: { menu, groups, headings },
}: {
  preview: ShownPreview;
}) => (
  <section aria-label="Preview" className="card grid gap-4 border-warning p-4 sm:p-5">
    <div>
      <p className="font-semibold">Menu of the home page</p>
      <ul className="mt-1.5 flex flex-wrap gap-2">
        {menu.map((name) => (
          <li
            key={name}
            className="rounded-card border border-line px-3 py-1.5 font-semibold wrap-anywhere"
          >
            {name}
          </li>
        ))}
      </ul>
    </div>
    {headings.length > 0 && (
      <div>
        <p className="font-semibold">Headings of lists</p>
        <ul>
          {headings.map(({ before, after }) => (
            <li key={before} className="wrap-anywhere">
              {before} → {after}
            </li>
          ))}
        </ul>
      </div>
    )}
    <Field id="previewed-list" label="Category, in the form for an ad">
      {(control) => (
        <Select {...control}>
          <option>Choose a category</option>
          {groups.map(({ name, categories }) => (
            <optgroup key={name} label={name}>
              {categories.map((category) => (
                <option key={category}>{category}</option>
              ))}
            </optgroup>
          ))}
        </Select>
      )}
    </Field>
  </section>
);

export const LineList = ({ lines }: { lines: readonly ShownLine[] }) => (
  <ul className="grid gap-1">
    {lines.map((line) => (
      <li key={`${line.kind} ${line.slug}`} className="wrap-anywhere">
        {textOf(line)}
      </li>
    ))}
  </ul>
);

const textOf = ({ kind, slug, before, after }: ShownLine) =>
  kind === 'name' ? `${before} → ${after}` : `Order of ${listOf(slug)}: ${after}`;

const listOf = (key: string) =>
  key === orderOfGroups
    ? 'groups'
    : (namedInCatalogue.find(({ slug }) => slug === key)?.name ?? key);
