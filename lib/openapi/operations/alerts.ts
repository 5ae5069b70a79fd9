import { alertChanges, newAlert } from '@/lib/alerts/schema';
import { idParams } from '@/lib/api/request/id-params';
import { keyParams } from '@/lib/api/request/key-params';
import { reactivationLife, repostInterval } from '@/lib/catalogue/limits';
import { day, hour } from '@/lib/durations';
import { mailChoices } from '@/lib/notifications/schema';
import type { Operation } from '@/lib/openapi/operation';
import { alert, alerts } from '@/lib/openapi/replies/alerts';
import { chosenMails, renewed } from '@/lib/openapi/replies/mails';
import { done } from '@/lib/openapi/replies/shared';

export const alertOperations: readonly Operation[] = [
  {
    id: 'listAlerts',
    method: 'get',
    path: '/api/alerts',
    tag: 'Alerts',
    summary: 'List your alerts, newest first',
    access: 'member',
    reply: alerts,
  },
  {
    id: 'saveAlert',
    method: 'post',
    path: '/api/alerts',
    tag: 'Alerts',
    summary: 'Save a search as an alert, or follow a seller',
    description:
      'A second call for the same search returns the same alert. Searches of adult ads need the age check.',
    access: 'member',
    body: newAlert,
    reply: alert,
    status: 201,
    errors: ['conflict', 'forbidden', 'not_found'],
  },
  {
    id: 'changeAlert',
    method: 'patch',
    path: '/api/alerts/{id}',
    tag: 'Alerts',
    summary: 'Change, pause or resume an alert',
    access: 'member',
    params: idParams,
    body: alertChanges,
    reply: alert,
    errors: ['not_found', 'conflict'],
  },
  {
    id: 'deleteAlert',
    method: 'delete',
    path: '/api/alerts/{id}',
    tag: 'Alerts',
    summary: 'Delete an alert',
    access: 'member',
    params: idParams,
    reply: done,
    errors: ['not_found'],
  },
  {
    id: 'unsubscribe',
    method: 'post',
    path: '/api/unsubscribe/{key}',
    tag: 'Alerts',
    summary: 'Unsubscribe by a link',
    description: 'The one-click address of a mail (RFC 8058). What the body says is not read.',
    access: 'open',
    params: keyParams,
    reply: done,
    errors: ['not_found', 'rate_limited'],
  },
  {
    id: 'getMailChoices',
    method: 'get',
    path: '/api/users/me/mails',
    tag: 'Alerts',
    summary: 'Read your email settings',
    access: 'member',
    reply: chosenMails,
  },
  {
    id: 'chooseMails',
    method: 'patch',
    path: '/api/users/me/mails',
    tag: 'Alerts',
    summary: 'Change your email settings',
    access: 'member',
    body: mailChoices,
    reply: chosenMails,
  },
  {
    id: 'renewByLink',
    method: 'post',
    path: '/api/renew/{key}',
    tag: 'Ads',
    summary: 'Renew the ad of a reminder, once, without a login',
    description: `It runs for ${reactivationLife / day} days at least, and moves up unless it moved within ${repostInterval / hour} hours.`,
    access: 'open',
    params: keyParams,
    reply: renewed,
    errors: ['not_found', 'conflict', 'rate_limited'],
  },
];
