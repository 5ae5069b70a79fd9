import type { Random } from '@/demo/random';
import { adForm } from '@/lib/ads/publishing/form/ad-form';
import { type Category, categories } from '@/lib/catalogue/categories';
import type { PriceUnit } from '@/lib/catalogue/form-kinds/form-kind';
import { formValues } from './form-values.ts';
import { descriptionOf, type Phrases, phrasesByCategory, titleOf } from './phrases.ts';

export type Variant = {
  details: Record<string, unknown>;
  pricePence: number | null;
  priceUnit: PriceUnit;
  subject: string | undefined;
};

export type CategoryPlan = { category: Category; phrases: Phrases; variants: Variant[] };

const groupsByDemand = ['vehicles', 'property', 'buy-and-sell', 'services', 'jobs', 'personals'];

const byDemand = categories.toSorted((a, b) => rank(a) - rank(b));

function rank(category: Category): number {
  const group = categories.filter(({ groupSlug }) => groupSlug === category.groupSlug);
  const place = group.indexOf(category) * 10 + groupsByDemand.indexOf(category.groupSlug);
  return category.isAdult ? place + 1_000 : place;
}

export function planVariants(random: Random, now: Date, count: number): CategoryPlan[] {
  const phrases = phrasesByCategory();
  return byDemand.map((category) => {
    const own = phrases.get(category.slug);
    if (!own) throw new Error(`The demo has no ads in ${category.name}`);
    const variants = Array.from({ length: count }, () => plan(random, category, own, now));
    return { category, phrases: own, variants };
  });
}

function plan(random: Random, category: Category, phrases: Phrases, now: Date): Variant {
  const form = adForm(now).parse(adBody(random, category, phrases, now));
  const { make, model, year } = form.details;
  return {
    details: form.details,
    pricePence: form.pricePence ?? null,
    priceUnit: form.priceUnit,
    subject: make ? `${make} ${model}, ${year}` : undefined,
  };
}

export function adBody(random: Random, category: Category, phrases: Phrases, now: Date) {
  const description = descriptionOf(random, phrases);
  const values = formValues(random, category, now);
  return {
    category: category.name,
    title: titleOf(random, phrases),
    description,
    location: { postcode: 'IG1' },
    images: [] as { src: string; main: boolean }[],
    ...values,
    ...('genericDescription' in values && { genericDescription: description }),
  };
}
