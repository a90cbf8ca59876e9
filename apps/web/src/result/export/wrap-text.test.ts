import { describe, expect, it } from 'vitest';
import { fitText, wrapText } from './wrap-text.ts';

/** Every character is 10 px wide. */
const measure = (text: string) => Array.from(text).length * 10;

describe('wrapText', () => {
  it('breaks between words, as late as the width allows', () => {
    expect(wrapText('one two three four', 90, 9, measure)).toEqual(['one two', 'three', 'four']);
    expect(wrapText('one two', 70, 9, measure)).toEqual(['one two']);
  });

  it('takes lines and tabs of the text for spaces', () => {
    expect(wrapText(' one\n\n two\tthree ', 1000, 9, measure)).toEqual(['one two three']);
  });

  it('breaks a word that is wider than a line, never inside a letter', () => {
    expect(wrapText('a abcdefgh', 40, 9, measure)).toEqual(['a', 'abcd', 'efgh']);
    expect(wrapText('👩🏽‍🚀👩🏽‍🚀', 1, 9, (text) => Math.ceil(text.length / 7))).toEqual(['👩🏽‍🚀', '👩🏽‍🚀']);
  });

  it('ends with an ellipsis where there is more than fits', () => {
    expect(wrapText('one two three four', 60, 2, measure)).toEqual(['one', 'two…']);
    expect(wrapText('one three', 50, 1, measure)).toEqual(['one…']);
    expect(wrapText('abcdefgh', 40, 1, measure)).toEqual(['abc…']);
  });

  it('gives no lines for no text', () => {
    expect(wrapText(' \n ', 100, 3, measure)).toEqual([]);
  });
});

it('fits a text on one line', () => {
  expect(fitText('Head and shoulders', 100, measure)).toBe('Head and…');
  expect(fitText('Flag', 100, measure)).toBe('Flag');
  expect(fitText('', 100, measure)).toBe('');
});
