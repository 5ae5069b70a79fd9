import { idParams } from '@/lib/api/request/id-params';
import type { Operation } from '@/lib/openapi/operation';
import { adFacts, mergedIds, savedAds, savedMark } from '@/lib/openapi/replies/saved';
import { lookup, mergedAds } from '@/lib/saved/schema';

export const savedOperations: readonly Operation[] = [
  {
    id: 'listSavedAds',
    method: 'get',
    path: '/api/saved-ads',
    tag: 'Saved ads',
    summary: 'List your saved ads, last saved first',
    access: 'member',
    reply: savedAds,
  },
  {
    id: 'mergeSavedAds',
    method: 'post',
    path: '/api/saved-ads',
    tag: 'Saved ads',
    summary: 'Add the ads that a device has saved',
    description: 'Replies the ids of all saved ads. Ads that are not public are left out.',
    access: 'member',
    body: mergedAds,
    reply: mergedIds,
  },
  {
    id: 'saveAd',
    method: 'put',
    path: '/api/saved-ads/{id}',
    tag: 'Saved ads',
    summary: 'Save an ad',
    access: 'member',
    params: idParams,
    reply: savedMark,
    errors: ['not_found'],
  },
  {
    id: 'unsaveAd',
    method: 'delete',
    path: '/api/saved-ads/{id}',
    tag: 'Saved ads',
    summary: 'Remove a saved ad',
    access: 'member',
    params: idParams,
    reply: savedMark,
    errors: ['not_found'],
  },
  {
    id: 'lookUpAds',
    method: 'post',
    path: '/api/saved-ads/lookup',
    tag: 'Saved ads',
    summary: 'Look up the ads that a device has saved',
    access: 'open',
    body: lookup,
    reply: adFacts,
    errors: ['rate_limited'],
  },
];
