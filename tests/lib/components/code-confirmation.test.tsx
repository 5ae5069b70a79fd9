import { act } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { useSecondsLeft } from '@/components/auth/codes/use-seconds-left';
import { CodeConfirmation } from '@/components/phone/code-confirmation';
import { second } from '@/lib/dates';
import { renderHook, unstubHooks } from '@/tests/builders/render-hook';

afterEach(unstubHooks);

type Verification = Parameters<typeof CodeConfirmation>[0]['verification'];

const shownAfter = (passed: number) =>
  renderToStaticMarkup(
    <CodeConfirmation
      verification={
        {
          isOffered: true,
          number: '+447400123456',
          sent: { number: '+447400123456', at: Date.now() - passed, demoCode: undefined },
        } as Verification
      }
    />,
  );

test('another code can be sent a minute after the last one, on a later step of the form too', () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  expect(shownAfter(0)).toContain('in 60 s');
  expect(shownAfter(50.5 * second)).toContain('in 10 s');
  expect(shownAfter(60 * second)).toContain('Resend');
});

test('counts seconds down to zero, and again', async () => {
  const { current, wait } = await renderHook(useSecondsLeft, 2);
  expect(current()[0]).toBe(2);
  await wait(second);
  expect(current()[0]).toBe(1);
  await wait(5 * second);
  expect(current()[0]).toBe(0);
  await act(async () => current()[1](3));
  expect(current()[0]).toBe(3);
});
