import type { Conclusion } from './conclusion';

const soldTexts: Record<Conclusion, string> = {
  Sold: 'This has been sold.',
  Let: 'This has been let.',
  Filled: 'This job has been filled.',
  Found: 'This has been found.',
  Gone: 'This is gone.',
};

export const soldText = (conclusion: Conclusion) => soldTexts[conclusion];

export const markLabel = (conclusion: Conclusion) => `Mark as ${conclusion.toLowerCase()}`;

export const buyerQuestions: Record<Conclusion, string> = {
  Sold: 'Who bought it?',
  Let: 'Who took it?',
  Filled: 'Who got the job?',
  Found: 'Who had it?',
  Gone: 'Who took it?',
};
