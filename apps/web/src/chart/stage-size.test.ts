import { describe, expect, it } from 'vitest';
import { gutterWidth, stageHeight } from './stage-size.ts';

describe('stageHeight', () => {
  const picture = { width: 1600, height: 900 };

  it('takes the shape of the area to be shown', () => {
    expect(stageHeight(800, { x: 0, y: 0, w: 1000, h: 700 }, { width: 1600, height: 700 }, 1200)).toBe(560);
  });

  it('shows more of the picture where the area is flat', () => {
    expect(stageHeight(800, { x: 0, y: 300, w: 1600, h: 200 }, picture, 1200)).toBe(450);
    expect(stageHeight(800, { x: 0, y: 300, w: 1000, h: 200 }, picture, 1200)).toBe(480);
  });

  it('leaves room in the window for the reading beneath', () => {
    expect(stageHeight(800, { x: 0, y: 0, w: 400, h: 900 }, picture, 1000)).toBe(640);
  });

  it('is never too low to see anything', () => {
    expect(stageHeight(250, { x: 0, y: 0, w: 1600, h: 100 }, { width: 1600, height: 100 }, 300)).toBe(240);
  });
});

describe('gutterWidth', () => {
  it('grows with the longest price', () => {
    expect(gutterWidth([{ text: '1.08512' }])).toBe(108);
    expect(gutterWidth([{ text: '1.08512' }, { text: '240.40000' }])).toBe(123);
  });

  it('is nothing without a plan', () => {
    expect(gutterWidth([])).toBe(0);
  });
});
