import { expect, test } from 'vitest';
import { understand } from '@/lib/search/understanding/understand';
import { workingTimes } from '@/lib/search/vocabulary/services/who-does-it';

const read = (text: string) => understand({ text, scope: null, isAdult: false, asText: [] });

test.each(Object.entries(workingTimes))('“%s jobs”: %s', (short, time) => {
  expect(read(`${short} jobs`)).toMatchObject({ text: time, scope: { slug: 'jobs' } });
});

test.each(['sat nav', 'sun hat'])('“%s” is not about work', (sentence) => {
  expect(read(sentence)).toMatchObject({ text: sentence, scope: null });
});
