import type { Mark } from '@pipsight/contract';
import { expect, it } from 'vitest';
import { LABEL_HEIGHT_PX, placeMarkLabels } from './mark-labels.ts';

const view = { x: 0, y: 0, scale: 1 };
const stage = { width: 400, height: 300 };
const none = new Set<string>();

function box(mark: Partial<Mark>, left: number, right: number, top: number, bottom: number) {
  const full: Mark = {
    id: 'a',
    kind: 'swing',
    side: 'bullish',
    label: 'HH',
    x1: left,
    x2: null,
    price1: 1,
    price2: null,
  };
  return { mark: { ...full, ...mark }, left, right, top, bottom, lines: [] };
}

it('names a high above and a low beneath its point', () => {
  const [high, low] = placeMarkLabels(
    [box({ id: 'h', label: 'HH' }, 100, 100, 100, 100), box({ id: 'l', label: 'LL' }, 200, 200, 100, 100)],
    view,
    stage,
    none,
  );
  expect(high!.y + LABEL_HEIGHT_PX).toBeLessThan(100);
  expect(low!.y).toBeGreaterThan(100);
});

it('keeps the name of a level in sight when its left end is out of it', () => {
  const [label] = placeMarkLabels(
    [box({ kind: 'key-level', label: 'Support' }, -500, 380, 150, 150)],
    view,
    stage,
    none,
  );
  expect(label!.x).toBeGreaterThanOrEqual(0);
});

it('keeps the name of a zone that begins near the right edge within the stage', () => {
  const zone = box({ kind: 'order-block', label: 'Bearish order block' }, 380, 400, 100, 140);
  const [label] = placeMarkLabels([zone], view, stage, none);
  expect(label!.x + label!.width).toBeLessThanOrEqual(stage.width);
});

it('leaves out the name of a mark outside the view', () => {
  expect(placeMarkLabels([box({}, 900, 900, 100, 100)], view, stage, none)).toEqual([]);
});

it('lets a highlighted name stand where another wants to', () => {
  const boxes = [
    box({ id: 'break', kind: 'structure-break', label: 'BOS' }, 90, 110, 100, 100),
    box({ id: 'swing' }, 100, 100, 100, 100),
  ];
  const shown = (highlighted: Set<string>) =>
    placeMarkLabels(boxes, view, stage, highlighted).map(({ mark }) => mark.id);
  expect(shown(none)).toEqual(['break']);
  expect(shown(new Set(['swing']))).toEqual(['swing']);
});

it('names zones in short until they are pointed at', () => {
  const block = box({ id: 'ob', kind: 'order-block', label: 'Bearish order block' }, 100, 400, 100, 140);
  expect(placeMarkLabels([block], view, stage, none)[0]!.text).toBe('OB');
  expect(placeMarkLabels([block], view, stage, new Set(['ob']))[0]!.text).toBe('Bearish order block');
});
