import { expect, it } from 'vitest';
import { accuracyPicture } from './accuracy-picture.ts';
import { type Count, MEASURES, type Tally } from './tally.ts';

function tally(over: Partial<Tally>): Tally {
  const none: Count = { right: 0, of: 0, pictures: 0 };
  return Object.fromEntries(MEASURES.map((measure) => [measure, over[measure] ?? none])) as unknown as Tally;
}
const axis = (right: number): Tally => tally({ axis: { right, of: 4, pictures: 4 } });

it('sums likenesses up by family, and all styles in the first row', () => {
  const picture = accuracyPicture(
    { 'web-dark': axis(4), 'web-light': axis(2) },
    { 'web-dark': axis(3), flotr2: axis(1) },
  );
  const figures = [...picture.matchAll(/>(\d+\.\d)</g)].map(([, figure]) => figure);
  expect(figures).toEqual(['75.0', '50.0', '75.0', '75.0', '25.0']);
  expect(picture).toContain('>held-out libraries<');
});

it('leaves out what was not to be judged', () => {
  const picture = accuracyPicture({ 'no chart': tally({ chart: { right: 5, of: 5, pictures: 5 } }) }, {});
  expect([...picture.matchAll(/>100\.0</g)]).toHaveLength(2);
  expect(picture).not.toContain('NaN');
});
