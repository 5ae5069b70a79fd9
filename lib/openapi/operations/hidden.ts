import { hiddenSellers, hiddenThings } from '@/lib/ads/hidden/schema';
import type { Operation } from '@/lib/openapi/operation';
import { hidden, hiddenAdsFound } from '@/lib/openapi/replies/hidden';

export const hiddenOperations: readonly Operation[] = [
  {
    id: 'getHidden',
    method: 'get',
    path: '/api/hidden',
    tag: 'Saved ads',
    summary: 'List the ads and sellers you have hidden',
    access: 'member',
    reply: hidden,
  },
  {
    id: 'hide',
    method: 'post',
    path: '/api/hidden',
    tag: 'Saved ads',
    summary: 'Hide ads and sellers from lists and alerts',
    access: 'member',
    body: hiddenThings,
    reply: hidden,
  },
  {
    id: 'showAgain',
    method: 'delete',
    path: '/api/hidden',
    tag: 'Saved ads',
    summary: 'Show hidden ads and sellers again',
    access: 'member',
    body: hiddenThings,
    reply: hidden,
  },
  {
    id: 'lookUpHidden',
    method: 'post',
    path: '/api/hidden/lookup',
    tag: 'Saved ads',
    summary: 'List the live ads of sellers that a device has hidden',
    access: 'open',
    body: hiddenSellers,
    reply: hiddenAdsFound,
    errors: ['rate_limited'],
  },
];
