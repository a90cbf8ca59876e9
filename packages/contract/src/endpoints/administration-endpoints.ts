import * as z from 'zod';
import { analysisEntriesQuerySchema, analysisEntrySchema, analysisFiguresSchema } from '../admin-history.ts';
import { analysisEngineChangeSchema, analysisEngineSchema } from '../analysis-engine.ts';
import { successSchema } from '../primitives.ts';
import { newUserSchema, passwordResetSchema, userChangeSchema, userIdBodySchema } from '../user-administration.ts';
import { userSchema } from '../user.ts';
import { byId, type Endpoint } from './endpoint.ts';

/** What administrators alone may do. */
export const administrationEndpoints = {
  users: {
    method: 'GET',
    path: '/api/admin/users',
    summary: 'All accounts, newest first',
    status: 200,
    response: z.array(userSchema),
  },
  createUser: {
    method: 'POST',
    path: '/api/admin/users',
    summary: 'Make an account',
    status: 201,
    body: newUserSchema,
    response: userSchema,
  },
  updateUser: {
    method: 'PUT',
    path: '/api/admin/users/:id',
    summary: 'Change role, limit, permissions or activity of an account that is not the own',
    status: 200,
    params: byId,
    body: userChangeSchema,
    response: userSchema,
  },
  deactivateUser: {
    method: 'POST',
    path: '/api/admin/deactivate-user',
    summary: 'Prevent an account from signing in and end its sessions; its data is kept',
    status: 200,
    body: userIdBodySchema,
    response: successSchema,
  },
  reactivateUser: {
    method: 'POST',
    path: '/api/admin/reactivate-user',
    summary: 'Let a deactivated account sign in again',
    status: 200,
    body: userIdBodySchema,
    response: successSchema,
  },
  resetPassword: {
    method: 'POST',
    path: '/api/admin/reset-password',
    summary: 'Set the password of an account and end its sessions',
    status: 200,
    body: passwordResetSchema,
    response: successSchema,
  },
  deleteUser: {
    method: 'DELETE',
    path: '/api/admin/delete-user/:id',
    summary: 'Delete an account with everything that belongs to it',
    status: 200,
    params: byId,
    response: successSchema,
  },
  analysisEngine: {
    method: 'GET',
    path: '/api/admin/analysis-engine',
    summary: 'Which engine answers, its self-test, and what it took this month',
    status: 200,
    response: analysisEngineSchema,
  },
  changeAnalysisEngine: {
    method: 'PUT',
    path: '/api/admin/analysis-engine',
    summary: 'Decide whether the built-in analysis stands in where the vision model gives none',
    status: 200,
    body: analysisEngineChangeSchema,
    response: analysisEngineSchema,
  },
  testAnalysisEngine: {
    method: 'POST',
    path: '/api/admin/analysis-engine/self-test',
    summary: 'Show the vision model a chart with a printed number and see whether it reads it',
    status: 200,
    response: analysisEngineSchema,
  },
  analysisFigures: {
    method: 'GET',
    path: '/api/admin/analysis-figures',
    summary: "All users' analyses in figures, in all and by user",
    status: 200,
    response: analysisFiguresSchema,
  },
  analysisEntries: {
    method: 'GET',
    path: '/api/admin/chart-analyses',
    summary: "All users' analyses, or one user's, in short and newest first: a page, or the newest 100",
    status: 200,
    query: analysisEntriesQuerySchema,
    response: z.array(analysisEntrySchema),
  },
} as const satisfies Record<string, Endpoint>;
