import { expect, it } from 'vitest';
import { logSelfTest } from './log-self-test.ts';
import type { SelfTestResult, VisionModel } from './port.ts';

const never = new AbortController().signal;

async function logged(selfTest: () => Promise<SelfTestResult>, signal = never): Promise<unknown[]> {
  const lines: unknown[] = [];
  const write = (level: string) => (facts: object, message: string) => lines.push([level, facts, message]);
  const model: VisionModel = {
    provider: 'google',
    model: 'gemini',
    timeoutMs: 1,
    propose: () => Promise.reject(new Error('not asked')),
    selfTest,
    lastSelfTest: null,
  };
  await logSelfTest(model, { info: write('info'), warn: write('warn'), error: write('error') }, signal);
  return lines;
}

it('tells of a model that sees', async () => {
  expect(await logged(async () => ({ ok: true }))).toEqual([
    ['info', { provider: 'google', model: 'gemini' }, 'the vision model reads pictures'],
  ]);
});

it('warns of one that does not, with the reason', async () => {
  const blind = {
    ok: false,
    failure: 'blind',
    retryAfterSeconds: null,
    detail: 'it sees no price',
    use: null,
  } as const;
  expect(await logged(async () => blind)).toEqual([
    [
      'warn',
      { provider: 'google', model: 'gemini', failure: 'blind', detail: 'it sees no price' },
      'the vision model failed its self-test',
    ],
  ]);
});

it('says nothing of a test that the end of the server cut short, and of a bug all', async () => {
  const bug = new Error('bug');
  expect(await logged(() => Promise.reject(bug), AbortSignal.abort())).toEqual([]);
  expect(await logged(() => Promise.reject(bug))).toEqual([
    ['error', { err: bug }, 'the self-test of the vision model failed'],
  ]);
});
