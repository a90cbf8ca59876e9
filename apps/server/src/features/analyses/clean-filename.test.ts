import { expect, it } from 'vitest';
import { cleanFilename } from './clean-filename.ts';

it.each([
  ['EURUSD H1.png', 'EURUSD H1.png'],
  ['../../etc/passwd', 'passwd'],
  ['C:\\charts\\gold.jpg', 'gold.jpg'],
  ['a\u0000b\n\u202ec.png', 'abc.png'],
  ['<img src=x>.png', '<img src=x>.png'],
  ['金 😀.png', '金 😀.png'],
  ['\ud800.png', '.png'],
  ['', 'chart'],
  [undefined, 'chart'],
  ['folder/', 'chart'],
])('makes %j %j', (given, expected) => {
  expect(cleanFilename(given)).toBe(expected);
});

it('cuts long names without cutting a character in two', () => {
  expect(cleanFilename('😀'.repeat(300))).toBe('😀'.repeat(120));
});
