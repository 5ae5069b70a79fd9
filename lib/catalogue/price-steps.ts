import { categoryBySlug } from './categories';

const steps = {
  vehicles: [1000, 2000, 3000, 5000, 7500, 10_000, 15_000, 20_000, 30_000],
  rent: [400, 600, 800, 1000, 1200, 1500, 2000, 3000],
  sale: [100_000, 150_000, 200_000, 250_000, 300_000, 400_000, 500_000, 750_000],
};

/** Round prices in pounds that filters offer in a group or category; none where prices vary too much. */
export function priceSteps(slug: string | undefined): readonly number[] {
  const category = slug === undefined ? undefined : categoryBySlug(slug);
  if (category?.formKind === 'property')
    return category.price === 'month' ? steps.rent : steps.sale;
  return category?.formKind === 'vehicle' || slug === 'vehicles' ? steps.vehicles : [];
}
