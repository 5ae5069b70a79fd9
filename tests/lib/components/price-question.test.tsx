import { afterEach, expect, test } from 'vitest';
import { PriceQuestion } from '@/components/wizard/fields/price-question';
import { second } from '@/lib/dates';
import { poundsToPence } from '@/lib/money';
import { renderHook, unstubHooks } from '@/tests/builders/render-hook';

afterEach(unstubHooks);

const car = (pounds: number) => ({
  ad: {
    category: 'Cars',
    priceUnit: 'total' as const,
    pricePence: poundsToPence(pounds) ?? null,
  },
});

test('a price is asked about only once typing pauses', async () => {
  const question = await renderHook(PriceQuestion, car(4));
  const text = () => question.current().props.children;
  for (const pounds of [48, 480]) await question.render(car(pounds));
  await question.wait(second);
  expect(text()).toBe('');

  await question.render(car(0.01));
  expect(text()).toBe('');
  await question.wait(second);
  expect(text()).toContain('£0.01 is unusually low for a car.');

  await question.render(car(4_800_000));
  expect(text()).toBe('');
  await question.wait(second);
  expect(text()).toContain('£4,800,000 is unusually high');

  await question.render({ ad: { ...car(1).ad, pricePence: null } });
  expect(text()).toBe('');
  await question.unmount();
});
