import { expect, it } from 'vitest';
import { RequestError } from '../../api/request-error.ts';
import { analysisFailure, LIMIT_REACHED } from './analysis-failure.ts';

const failed = (status: number, sentence: string | null) => new RequestError(status, `${status}: x`, sentence);

it.each(['Analysis limit reached', 'Monthly limit reached'])('tells of the limit for "%s"', (sentence) => {
  expect(analysisFailure(failed(403, sentence))).toBe(LIMIT_REACHED);
});

it('passes the server’s sentence on', () => {
  expect(analysisFailure(failed(422, 'a.png shows no price chart.'))).toEqual({
    title: 'Analysis Failed',
    text: 'a.png shows no price chart.',
  });
});

it.each([failed(502, null), new TypeError('Failed to fetch')])('has words where the server has none', (error) => {
  expect(analysisFailure(error)).toEqual({
    title: 'Analysis Failed',
    text: 'Failed to analyze charts. Please try again.',
  });
});
