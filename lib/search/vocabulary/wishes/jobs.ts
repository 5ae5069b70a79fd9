import { statements, type Wishes } from './wish';

/* Work that is looked for. */

export const jobs: Wishes = {
  others: [
    ...statements([
      [
        'deliver (?:takeaways?|food|pizzas?|meals)(?: .*)?',
        'delivery driver',
        'deliver takeaways my own car',
      ],
    ]),
  ],
};
