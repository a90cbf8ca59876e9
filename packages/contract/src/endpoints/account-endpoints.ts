import { notificationsChangeSchema, notificationsSchema } from '../notifications.ts';
import { successSchema } from '../primitives.ts';
import { credentialsSchema, passwordChangeSchema, userSchema, userStatsSchema } from '../user.ts';
import type { Endpoint } from './endpoint.ts';

/** What users do with their own account. */
export const accountEndpoints = {
  currentUser: {
    method: 'GET',
    path: '/api/auth/user',
    summary: 'The signed-in user',
    status: 200,
    response: userSchema,
  },
  login: {
    method: 'POST',
    path: '/api/auth/login',
    summary: 'Sign in',
    status: 200,
    body: credentialsSchema,
    response: userSchema,
  },
  logout: { method: 'POST', path: '/api/auth/logout', summary: 'Sign out', status: 200, response: successSchema },
  userStats: {
    method: 'GET',
    path: '/api/user/stats',
    summary: 'Usage of the signed-in user',
    status: 200,
    response: userStatsSchema,
  },
  changePassword: {
    method: 'POST',
    path: '/api/user/change-password',
    summary: 'Change the own password; ends the own other sessions',
    status: 200,
    body: passwordChangeSchema,
    response: successSchema,
  },
  notifications: {
    method: 'GET',
    path: '/api/user/notifications',
    summary: 'Where the signed-in user is told of the own trades',
    status: 200,
    response: notificationsSchema,
  },
  changeNotifications: {
    method: 'PUT',
    path: '/api/user/notifications',
    summary: 'Set or clear the Telegram chat that is told of the own trades',
    status: 200,
    body: notificationsChangeSchema,
    response: notificationsSchema,
  },
  testNotifications: {
    method: 'POST',
    path: '/api/user/notifications/test',
    summary: 'Send a test message to the own Telegram chat',
    status: 200,
    response: successSchema,
  },
} as const satisfies Record<string, Endpoint>;
