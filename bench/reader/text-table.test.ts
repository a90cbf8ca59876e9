import { expect, it } from 'vitest';
import { textTable } from './text-table.ts';

it('aligns names to the left and figures to the right', () => {
  expect(
    textTable(
      ['name', 'ms'],
      [
        ['a', '12'],
        ['longer', '7'],
      ],
    ),
  ).toBe('name    ms\na       12\nlonger   7');
});
