import { expect, test } from 'vitest';
import { scoresOf, scoreTable } from '@/bench/measure/lighthouse';

const report = {
  categories: {
    performance: { score: 0.97, auditRefs: [{ id: 'largest-contentful-paint', weight: 25 }] },
    accessibility: { score: 1, auditRefs: [{ id: 'image-alt', weight: 10 }] },
    'best-practices': { score: 1, auditRefs: [] },
    seo: {
      score: 0.92,
      auditRefs: [
        { id: 'meta-description', weight: 1 },
        { id: 'structured-data', weight: 0 },
      ],
    },
  },
  audits: {
    'largest-contentful-paint': {
      id: 'largest-contentful-paint',
      score: 0.8,
      displayValue: '2.1 s',
    },
    'image-alt': { id: 'image-alt', score: null },
    'meta-description': { id: 'meta-description', score: 0 },
    'structured-data': { id: 'structured-data', score: 0 },
  },
};

test('a Lighthouse report is reduced to scores and failed audits', () => {
  const scores = scoresOf('/', report);
  expect(scores).toMatchObject({ scores: [97, 100, 100, 92], lcp: '2.1 s', cls: '' });
  expect(scores.faults).toEqual(['meta-description']);
  expect(scoreTable([scores])).toContain('| `/` | 97 | 100 | 100 | 92 | 2.1 s |');
});
