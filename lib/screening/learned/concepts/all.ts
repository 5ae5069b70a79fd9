import { abuseConcepts } from './abuse';
import { forbiddenConcepts } from './forbidden-goods';
import { moneyConcepts } from './money';
import { personConcepts } from './persons';
import { workConcepts } from './work-homes-pets';

export const concepts: Readonly<Record<string, string>> = {
  ...moneyConcepts,
  ...personConcepts,
  ...abuseConcepts,
  ...workConcepts,
  ...forbiddenConcepts,
};
