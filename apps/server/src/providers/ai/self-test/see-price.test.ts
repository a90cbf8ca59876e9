import { expect, it } from 'vitest';
import { randomPrice } from './see-price.ts';

it('picks another price each time, of five digits', () => {
  const picked = Array.from({ length: 50 }, randomPrice);
  for (const price of picked) expect(price).toMatch(/^[1-9]\.\d{4}$/);
  expect(new Set(picked).size).toBeGreaterThan(40);
});
