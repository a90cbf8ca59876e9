import { describe, expect, it } from 'vitest';
import { axisSide, chartArea } from './chart-area.ts';

const withWatchList = { width: 2000, height: 1000, plot: { x: 50, y: 40, w: 1500, h: 800 } };
const plain = { width: 1000, height: 640, plot: { x: 0, y: 20, w: 880, h: 600 } };
const axisOnLeft = { width: 1000, height: 500, plot: { x: 90, y: 0, w: 905, h: 480 } };

describe('axisSide', () => {
  it('is right where a plot leaves room on the right', () => {
    expect(axisSide(withWatchList)).toBe('right');
    expect(axisSide(plain)).toBe('right');
  });

  it('is left where a plot leaves room only on the left', () => {
    expect(axisSide(axisOnLeft)).toBe('left');
  });

  it('is right when the plot fills the picture', () => {
    expect(axisSide({ width: 1000, height: 500, plot: { x: 0, y: 0, w: 1000, h: 500 } })).toBe('right');
  });
});

describe('chartArea', () => {
  it('takes all that lies beside the plot as its axis', () => {
    expect(chartArea(plain, 'wide')).toEqual({ x: 0, y: 0, w: 1000, h: 640 });
    expect(chartArea(axisOnLeft, 'wide')).toEqual({ x: 0, y: 0, w: 995, h: 500 });
  });

  it('leaves a watch list out', () => {
    expect(chartArea(withWatchList, 'wide')).toEqual({ x: 50, y: 0, w: 1650, h: 880 });
  });

  it('shows the latest candles on a narrow stage', () => {
    expect(chartArea(withWatchList, 'narrow')).toEqual({ x: 560, y: 0, w: 990, h: 880 });
  });

  it('shows all of a plot that is narrow itself', () => {
    const phone = { width: 400, height: 900, plot: { x: 0, y: 100, w: 400, h: 600 } };
    expect(chartArea(phone, 'narrow')).toEqual({ x: 0, y: 70, w: 400, h: 660 });
  });
});
