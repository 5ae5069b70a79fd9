import { AppRouterContext } from 'next/dist/shared/lib/app-router-context.shared-runtime';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { toValues } from '@/components/wizard/form/values';
import { usePublish } from '@/components/wizard/publishing/use-publish';

afterEach(() => vi.unstubAllGlobals());

type Options = Parameters<typeof usePublish>[0];
type Router = NonNullable<React.ContextType<typeof AppRouterContext>>;

type FormProps = { options: Options; onRender: (publish: Publish) => void };
type Publish = ReturnType<typeof usePublish>['publish'];

function Form({ options, onRender }: FormProps) {
  onRender(usePublish(options).publish);
  return null;
}

function publisher(options: Partial<Options> = {}, leave = vi.fn()) {
  const saver = { pause: vi.fn(), resume: vi.fn(), forget: vi.fn(), current: () => undefined };
  const onFailure = vi.fn();
  const defaults = { userId: 'u1', adId: undefined, saver, onPublished: vi.fn(), onFailure };
  let publish: Publish = async () => {};
  renderToStaticMarkup(
    <AppRouterContext.Provider value={{ replace: leave } as unknown as Router}>
      <Form
        options={{ ...defaults, ...options }}
        onRender={(made) => {
          publish = made;
        }}
      />
    </AppRouterContext.Provider>,
  );
  return { publish: () => publish(toValues({})), saver, onFailure };
}

test('without https an attempt has a key too', async () => {
  const keys: (string | null)[] = [];
  vi.stubGlobal('crypto', {
    getRandomValues: (bytes: Uint8Array) => bytes.fill(10),
  });
  vi.stubGlobal('fetch', async (_: string, { headers }: RequestInit) => {
    keys.push(new Headers(headers).get('idempotency-key'));
    return Response.json({ error: 'No.' }, { status: 422 });
  });
  await publisher().publish();
  expect(keys).toEqual(['0a'.repeat(16)]);
});

test('an error while sending counts as no answer, and publishing works again', async () => {
  const report = vi.fn();
  vi.stubGlobal('reportError', report);
  const { publish, saver, onFailure } = publisher();
  saver.pause.mockRejectedValueOnce(new Error('planted')).mockRejectedValueOnce('again');
  await publish();
  await publish();
  expect(onFailure.mock.calls.map(([failure]) => failure.network)).toEqual([true, true]);
  expect(report.mock.calls).toEqual([[new Error('planted')], ['again']]);
  expect(saver.resume).toHaveBeenCalledTimes(2);
});

test('an error after publishing leaves the button usable', async () => {
  const ask = vi.fn(async () => Response.json({}));
  vi.stubGlobal('fetch', ask);
  const onPublished = () => {
    throw new Error('planted');
  };
  const { publish } = publisher({ onPublished });
  await expect(publish()).rejects.toThrow('planted');
  await expect(publish()).rejects.toThrow('planted');
  expect(ask).toHaveBeenCalledTimes(2);
});

test('it publishes once', async () => {
  const ask = vi.fn(async () => Response.json({ images: [], promotions: [] }));
  vi.stubGlobal('fetch', ask);
  vi.stubGlobal('window', { sessionStorage: { setItem: () => undefined } });
  const leave = vi.fn();
  const { publish } = publisher({}, leave);
  await Promise.all([publish(), publish()]);
  await publish();
  expect(ask).toHaveBeenCalledTimes(1);
  expect(leave.mock.calls).toEqual([['/my-account']]);
});
