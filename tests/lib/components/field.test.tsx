import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Field, FieldGroup } from '@/components/ui/fields/field';

const shown = { id: 'text', label: 'Text', error: 'Not sent.' };

test('an error is announced if no summary takes the focus', () => {
  const field = (live: boolean) =>
    renderToStaticMarkup(
      <Field {...shown} live={live}>
        {(control) => <input {...control} />}
      </Field>,
    );
  expect(field(true)).toContain('<p id="text-error" role="alert"');
  expect(field(false)).not.toContain('role=');
  const group = renderToStaticMarkup(
    <FieldGroup {...shown} live>
      <input />
    </FieldGroup>,
  );
  expect(group).toContain('<p id="text-error" role="alert"');
});
