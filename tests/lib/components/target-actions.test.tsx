import { AppRouterContext } from 'next/dist/shared/lib/app-router-context.shared-runtime';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { TargetActions } from '@/components/admin/target-actions';

type Router = NonNullable<React.ContextType<typeof AppRouterContext>>;

test('the buttons of a row are grouped under what they decide about', () => {
  const html = renderToStaticMarkup(
    <AppRouterContext.Provider value={{} as Router}>
      <TargetActions
        name="Oak table"
        target={{ type: 'ad', id: 'a', moderation: 'approved', version: 1 }}
      />
    </AppRouterContext.Provider>,
  );
  expect(html).toContain('aria-label="Decide about Oak table"');
});
