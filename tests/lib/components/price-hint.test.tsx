import { act, type ReactNode } from 'react';
import { FormProvider, type UseFormReturn, useForm } from 'react-hook-form';
import { afterEach, expect, test, vi } from 'vitest';
import { PriceHint } from '@/components/wizard/fields/price-hint';
import { toValues, type WizardValues } from '@/components/wizard/form/values';
import { second } from '@/lib/dates';
import { renderHook, unstubHooks } from '@/tests/builders/render-hook';

afterEach(unstubHooks);

let form: UseFormReturn<WizardValues>;

function Form({ children }: { children: ReactNode }) {
  form = useForm<WizardValues>({ defaultValues: toValues({ title: 'Oak table' }) });
  return <FormProvider {...form}>{children}</FormProvider>;
}

const guidance = { low: 10, high: 20, count: 12, region: null };

test('a failed call does not leave the price of another item', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ guidance }));
  const hint = await renderHook(PriceHint, undefined, (hook) => <Form>{hook}</Form>);
  const text = () => hint.current().props.children;
  await hint.wait(second);
  expect(text()).toContain('£10 to £20');

  vi.stubGlobal('fetch', async () => Response.json({}, { status: 503 }));
  await act(async () => form.setValue('title', 'Grand piano'));
  await hint.wait(second);
  expect(text()).toBe('');
  await hint.unmount();
});
