import { describe, expect, it } from 'vitest';
import { strokeText, strokeTextWidth } from './stroke-text.ts';

const STYLE = { middleY: 50, heightPx: 14, colour: '#fff' };
const glyphCount = (svg: string) => svg.match(/<path /g)?.length ?? 0;

describe('text drawn as strokes', () => {
  it('has a drawing for all that prices, symbols and timeframes are made of', () => {
    const box = /d="M0 0H8V14H0Z"/;
    expect(strokeText('ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789.,:-+/_#& ·', 0, STYLE)).not.toMatch(box);
    expect(strokeText('é', 0, STYLE)).toMatch(box);
  });

  it('is as wide as its characters and the space between them, digits all alike', () => {
    expect(strokeTextWidth('', 14)).toBe(0);
    expect(strokeTextWidth('0', 14)).toBe(9);
    expect(strokeTextWidth('1.1', 14)).toBe(strokeTextWidth('8.8', 14));
    expect(strokeTextWidth('00', 28)).toBeCloseTo(2 * (9 + 3.6 + 9), 9);
  });

  it('draws small letters as capitals', () => {
    expect(strokeText('eurUsd', 3, STYLE)).toBe(strokeText('EURUSD', 3, STYLE));
  });

  it('ends where it is told to', () => {
    expect(strokeText('00', 100, { ...STYLE, align: 'right' })).toContain('translate(78.40 43.00)');
    expect(glyphCount(strokeText('0000000000', 0, { ...STYLE, maxWidthPx: 40 }))).toBe(3);
  });

  it('lets nothing of the text through as markup', () => {
    expect(strokeText('"/><script>alert(1)</script>', 0, STYLE)).not.toMatch(/script|alert/);
  });
});
