import { describe, expect, it } from 'vitest';
import { clampView, fitView, MAX_SCALE, panView, zoomView } from './picture-view.ts';

const picture = { width: 1600, height: 900 };
const stage = { width: 800, height: 450 };
const whole = { x: 0, y: 0, scale: 0.5 };

describe('picture view', () => {
  it('fits the whole picture', () => {
    expect(fitView({ x: 0, y: 0, w: 1600, h: 900 }, stage)).toEqual(whole);
  });

  it('fits an area in the middle of a stage of another shape', () => {
    expect(fitView({ x: 100, y: 100, w: 400, h: 450 }, stage)).toEqual({ x: -100, y: 100, scale: 1 });
  });

  it('keeps the pixel under the pointer in place while zooming', () => {
    const at = { x: 600, y: 100 };
    const zoomed = zoomView(whole, 2, at, picture, stage);
    expect(zoomed.scale).toBe(1);
    expect(zoomed.x + at.x / zoomed.scale).toBe(whole.x + at.x / whole.scale);
    expect(zoomed.y + at.y / zoomed.scale).toBe(whole.y + at.y / whole.scale);
  });

  it('never zooms out beyond the whole picture', () => {
    expect(zoomView(whole, 0.1, { x: 10, y: 10 }, picture, stage)).toEqual(whole);
  });

  it('never magnifies a pixel beyond the maximum', () => {
    expect(zoomView(whole, 1000, { x: 0, y: 0 }, picture, stage).scale).toBe(MAX_SCALE);
  });

  it('pans by screen pixels and stops at the edges of the picture', () => {
    const zoomed = { x: 400, y: 200, scale: 1 };
    expect(panView(zoomed, { x: -100, y: 50 }, picture, stage)).toEqual({ x: 500, y: 150, scale: 1 });
    expect(panView(zoomed, { x: 9000, y: -9000 }, picture, stage)).toEqual({ x: 0, y: 450, scale: 1 });
  });

  it('centres a picture that is shorter than the stage', () => {
    expect(clampView({ x: 30, y: 0, scale: 1 }, { width: 400, height: 900 }, stage)).toEqual({
      x: -200,
      y: 0,
      scale: 1,
    });
  });
});
