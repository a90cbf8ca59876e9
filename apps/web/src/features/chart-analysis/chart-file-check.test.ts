import { describe, expect, it } from 'vitest';
import { admitFiles, chartFileProblem, INVALID_TYPE, TOO_LARGE, TOO_MANY } from './chart-file-check.ts';

const png = (name: string, size = 1000) => ({ name, type: 'image/png', size });

describe('chartFileProblem', () => {
  it('accepts exactly 10 MB and refuses a byte more', () => {
    expect(chartFileProblem(png('a.png', 10_485_760))).toBeNull();
    expect(chartFileProblem(png('a.png', 10_485_761))).toBe(TOO_LARGE);
  });

  it.each(['image/png', 'image/jpeg', 'image/jpg'])('accepts %s', (type) => {
    expect(chartFileProblem({ name: 'chart', type, size: 1 })).toBeNull();
  });

  it.each(['image/webp', 'image/svg+xml', 'application/pdf', 'text/plain'])('refuses %s', (type) => {
    expect(chartFileProblem({ name: 'chart.png', type, size: 1 })).toBe(INVALID_TYPE);
  });

  it('goes by the name where the browser knows no type', () => {
    expect(chartFileProblem({ name: 'Chart.JPEG', type: '', size: 1 })).toBeNull();
    expect(chartFileProblem({ name: 'chart.gif', type: '', size: 1 })).toBe(INVALID_TYPE);
  });

  it('names the type first when type and size are wrong', () => {
    expect(chartFileProblem({ name: 'a.mov', type: 'video/quicktime', size: 99_999_999 })).toBe(INVALID_TYPE);
  });
});

describe('admitFiles', () => {
  it('admits up to the maximum and tells about the rest', () => {
    const files = ['a', 'b', 'c', 'd'].map((name) => png(name));
    expect(admitFiles(files, 0, 3)).toEqual({ admitted: files.slice(0, 3), problem: TOO_MANY });
    expect(admitFiles(files.slice(0, 1), 3, 3)).toEqual({ admitted: [], problem: TOO_MANY });
  });

  it('gives no place to a file refused for itself', () => {
    const text = { name: 'notes.txt', type: 'text/plain', size: 5 };
    expect(admitFiles([text, png('a')], 2, 3)).toEqual({ admitted: [png('a')], problem: INVALID_TYPE });
  });

  it('has no problem with none', () => {
    expect(admitFiles([], 3, 3)).toEqual({ admitted: [], problem: null });
  });
});
