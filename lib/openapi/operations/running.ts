import type { Operation } from '@/lib/openapi/operation';
import { health, readiness } from '@/lib/openapi/replies/running';
import { done } from '@/lib/openapi/replies/shared';
import { vitalsForm } from '@/lib/vitals/schema';

export const runningOperations: readonly Operation[] = [
  {
    id: 'health',
    method: 'get',
    path: '/api/health',
    tag: 'Operation',
    summary: 'Check that this process answers',
    access: 'open',
    reply: health,
  },
  {
    id: 'ready',
    method: 'get',
    path: '/api/ready',
    tag: 'Operation',
    summary: 'Check whether this process is fully at work',
    description:
      'Status 503 with the same reply while its database is down or has not got every migration, and once the process is told to end.',
    access: 'open',
    reply: readiness,
  },
  {
    id: 'serving',
    method: 'get',
    path: '/api/serving',
    tag: 'Operation',
    summary: 'Check whether a load balancer should send requests to this process',
    description:
      'Like /api/ready, but once this process was ready it stays at 200 while only its database is down, since it shows cached pages then.',
    access: 'open',
    reply: readiness,
  },
  {
    id: 'recordVitals',
    method: 'post',
    path: '/api/vitals',
    tag: 'Operation',
    summary: 'Report web vitals of a page',
    description: 'Sent by pages of visitors who allow it at /cookies, without identifying them.',
    access: 'open',
    body: vitalsForm,
    reply: done,
  },
];
