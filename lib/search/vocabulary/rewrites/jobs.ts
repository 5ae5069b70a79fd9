import { type SubjectRewrites, statements } from './rewrite';

export const jobs: SubjectRewrites = {
  last: [
    ...statements([
      [
        '(?:jobs? )?(?:with |where |and )?(?:free )?(?:accommodation|lodging|board and lodging)(?: (?:provided|included|available|supplied))?',
        'live in OR accommodation OR board',
        'with accommodation provided',
      ],
      [
        'hotel cleaning(?: (?!jobs?\\b|work\\b).*)?',
        'chambermaid OR housekeeper OR hotel cleaner OR room attendant',
        'hotel cleaning weekends',
      ],
      ['(?:pulling|pull) pints(?: .*)?', 'bar staff', 'pulling pints at weekends'],
      ['milking cows?(?: .*)?|cow milking(?: .*)?', 'milker OR dairy', 'milking cows weekends'],
      [
        'deliver (?:takeaways?|food|pizzas?|meals)(?: .*)?',
        'delivery driver',
        'deliver takeaways my own car',
      ],
    ]),
  ],
};
