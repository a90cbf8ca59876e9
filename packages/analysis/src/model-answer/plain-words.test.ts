import { expect, test } from 'vitest';
import { plainWords } from './plain-words.ts';

test.each([
  ['<b>Buy</b> <script>alert(1)</script>now', 'Buy now'],
  ['<img src=x onerror=alert(1)>Hold', 'Hold'],
  ['&lt;script&gt;alert(1)&lt;/script&gt;', 'alert(1)'],
  ['## Plan\n- **Entry**: `1.084`\n> quote', 'Plan\nEntry: 1.084\nquote'],
  ['[here](https://example.com)', 'here https://example.com'],
  ['a\u202Eb\u200Bc\u0000d', 'a b c d'],
  ['price < 1.085 and > 1.08', 'price < 1.085 and > 1.08'],
  ['one\n\n\n\n two  three', 'one\n\ntwo three'],
])('%j becomes %j', (text, plain) => {
  expect(plainWords(text)).toBe(plain);
});

test('a text is no longer than allowed', () => {
  expect(plainWords('x'.repeat(50), 10)).toBe(`${'x'.repeat(9)}…`);
});
