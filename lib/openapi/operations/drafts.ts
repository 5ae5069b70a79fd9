import { idParams } from '@/lib/api/request/id-params';
import { newDraft, savedDraft } from '@/lib/drafts/schema';
import type { Operation } from '@/lib/openapi/operation';
import { draft, drafts, savedDraft as saved } from '@/lib/openapi/replies/drafts';
import { done } from '@/lib/openapi/replies/shared';

export const draftOperations: readonly Operation[] = [
  {
    id: 'getDrafts',
    method: 'get',
    path: '/api/drafts',
    tag: 'Drafts',
    summary: 'List your drafts, last edited first',
    access: 'member',
    reply: drafts,
  },
  {
    id: 'createDraft',
    method: 'post',
    path: '/api/drafts',
    tag: 'Drafts',
    summary: 'Start a draft',
    description: 'With adId it is an edit of that ad, and takes the place of an earlier one.',
    access: 'member',
    body: newDraft,
    reply: draft,
    status: 201,
    errors: ['not_found', 'conflict', 'rate_limited'],
  },
  {
    id: 'getDraft',
    method: 'get',
    path: '/api/drafts/{id}',
    tag: 'Drafts',
    summary: 'Read a draft',
    access: 'member',
    params: idParams,
    reply: draft,
    errors: ['not_found'],
  },
  {
    id: 'saveDraft',
    method: 'put',
    path: '/api/drafts/{id}',
    tag: 'Drafts',
    summary: 'Save a draft',
    description: 'The version is the one last read or saved: a save made meanwhile answers 409.',
    access: 'member',
    params: idParams,
    body: savedDraft,
    reply: saved,
    errors: ['not_found', 'conflict', 'rate_limited'],
  },
  {
    id: 'deleteDraft',
    method: 'delete',
    path: '/api/drafts/{id}',
    tag: 'Drafts',
    summary: 'Delete a draft',
    access: 'member',
    params: idParams,
    reply: done,
    errors: ['not_found'],
  },
];
