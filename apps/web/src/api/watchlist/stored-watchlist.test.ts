import { describe, expect, it } from 'vitest';
import { buildAnalysis } from '../../../test/build-analysis.ts';
import { buildWatchlistItem } from '../../../test/build-watchlist-item.ts';
import { MAX_WATCHED, parseWatchlist } from './stored-watchlist.ts';
import { watchlistItemOf, watchlistItemSchema } from './watchlist-item.ts';

const item = buildWatchlistItem();
const parse = (...items: unknown[]) => parseWatchlist(JSON.stringify(items));

it('stores exactly the fields of a watchlist item, with as much of the analysis as the screen needs', () => {
  const stored = watchlistItemOf(buildAnalysis({ keyLevels: ['1.09000 resistance, 3 touches'] }));
  expect(Object.keys(stored).toSorted()).toEqual([
    'analysis',
    'analysisId',
    'conditions',
    'conditionsMet',
    'currentPrice',
    'id',
    'isActive',
    'lastChecked',
    'priceChange',
    'setupFormed',
  ]);
  expect(stored).toMatchObject({
    id: 'watch-1',
    analysisId: '1',
    isActive: true,
    conditions: ['1.09000 resistance, 3 touches'],
    lastChecked: null,
    currentPrice: null,
  });
  expect(stored.analysis).not.toHaveProperty('charts');
});

it('reads back what it stored', () => {
  const checked = buildWatchlistItem({
    lastChecked: '2026-03-04T06:00:00.000Z',
    currentPrice: 1.0871,
    priceChange: 0.19,
  });
  expect(parse(checked)).toEqual([checked]);
});

describe('what is no list', () => {
  it.each([null, '', 'not json', '{', 'null', '7', '"text"', '{"length":3}', '[', '[1', '\u0000'])(
    'is an empty one: %j',
    (stored) => {
      expect(parseWatchlist(stored)).toEqual([]);
    },
  );
});

describe('an item that cannot be repaired', () => {
  const { analysisId: _, ...withoutAnalysisId } = item;
  const { analysis: __, ...withoutAnalysis } = item;
  it.each([
    null,
    7,
    'text',
    [],
    {},
    [[]],
    withoutAnalysisId,
    withoutAnalysis,
    { ...item, id: '' },
    { ...item, analysis: [] },
  ])('is dropped, and the others stay: %j', (broken) => {
    expect(parse(broken, item)).toEqual([item]);
  });

  it('is dropped when its analysis is watched already', () => {
    expect(parse(item, { ...item, id: 'other' }, { ...item, analysisId: 'other' })).toEqual([item]);
  });
});

describe('an item that is wrong in parts', () => {
  it.each([
    [{ isActive: 'yes' }, { isActive: true }],
    [{ isActive: false }, { isActive: false }],
    [{ conditions: ['a', 7, null, 'a', 'b'] }, { conditions: ['a', 'b'] }],
    [{ conditions: ['x'.repeat(1000)] }, { conditions: ['x'.repeat(300)] }],
    [{ conditions: Array.from({ length: 99 }, (_, i) => `level ${i}`) }, { conditions: { length: 12 } }],
    [{ lastChecked: 'yesterday' }, { lastChecked: null }],
    [{ lastChecked: 1_700_000_000_000 }, { lastChecked: null }],
    [{ conditionsMet: 1 }, { conditionsMet: false }],
    [{ setupFormed: 'true' }, { setupFormed: false }],
    [{ currentPrice: '1.0871' }, { currentPrice: 1.0871 }],
    [{ currentPrice: 'soon' }, { currentPrice: null }],
    [{ currentPrice: -1 }, { currentPrice: null }],
    [{ priceChange: 'much' }, { priceChange: null }],
    [{ note: 'unknown field' }, item],
  ])('is repaired: %j', (wrong, repaired) => {
    const [read, ...others] = parse({ ...item, ...wrong });
    expect(others).toEqual([]);
    expect(read).toMatchObject(repaired);
    expect(read).not.toHaveProperty('note');
  });

  it('gets the key levels of its analysis where it has no conditions', () => {
    const { conditions: _, ...old } = { ...item, analysis: { ...item.analysis, keyLevels: ['1.09 resistance'] } };
    expect(parse(old)[0]!.conditions).toEqual(['1.09 resistance']);
  });

  it('keeps of its analysis what is right', () => {
    const analysis = { ...item.analysis, currencyPair: 7, currentPrice: '1e3', direction: 'UP', createdAt: 'once' };
    expect(parse({ ...item, analysis })[0]!.analysis).toEqual({
      ...item.analysis,
      currencyPair: null,
      currentPrice: null,
      direction: null,
      createdAt: null,
    });
  });

  it('keeps markup as the text it is', () => {
    const conditions = ['<img src=x onerror=alert(1)>'];
    expect(parse({ ...item, conditions })[0]!.conditions).toEqual(conditions);
  });
});

it('reads no more items than one call for prices can ask for', () => {
  const many = Array.from({ length: 500 }, (_, i) => ({ ...item, id: `w${i}`, analysisId: `a${i}` }));
  expect(parse(...many)).toHaveLength(MAX_WATCHED);
});

describe('whatever stands in storage', () => {
  const random = seededRandom(20_260_304);
  const cases = Array.from({ length: 3000 }, () => randomStored(random, item));

  it('reading it never throws and yields valid items only', () => {
    for (const stored of cases) {
      for (const read of parseWatchlist(stored)) expect(watchlistItemSchema.parse(read)).toEqual(read);
    }
  });

  it('some of it is read, and some is not', () => {
    const counts = cases.map((stored) => parseWatchlist(stored).length);
    expect(counts).toContain(0);
    expect(counts.some((count) => count > 0)).toBe(true);
  });
});

/** Mulberry32. */
function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A list of items in which anything may be replaced by anything, now and then cut in the middle of its JSON. */
function randomStored(random: () => number, valid: object): string {
  const items = Array.from({ length: Math.floor(random() * 4) }, () => distorted(random, valid, 0.15));
  const text = JSON.stringify(random() < 0.1 ? randomValue(random, 3) : items);
  return random() < 0.1 ? text.slice(0, Math.floor(random() * text.length)) : text;
}

function distorted(random: () => number, value: unknown, odds: number): unknown {
  if (random() < odds) return randomValue(random, 2);
  if (Array.isArray(value)) return value.map((part) => distorted(random, part, odds));
  if (typeof value !== 'object' || value === null) return value;
  const kept = Object.entries(value).filter(() => random() > odds / 10);
  return Object.fromEntries(kept.map(([key, part]) => [key, distorted(random, part, odds)]));
}

function randomValue(random: () => number, depth: number): unknown {
  const pick = <T>(...choices: T[]): T => choices[Math.floor(random() * choices.length)]!;
  const plain = pick<unknown>(
    null,
    true,
    false,
    0,
    -1,
    1e308,
    1.085,
    '',
    '1.085',
    '-1',
    'x'.repeat(400),
    '<b>',
    '\u0000',
    '9'.repeat(400),
    '2026-13-45T00:00:00Z',
  );
  if (depth === 0 || random() < 0.6) return plain;
  const parts = Array.from({ length: Math.floor(random() * 4) }, () => randomValue(random, depth - 1));
  if (random() < 0.5) return parts;
  return Object.fromEntries(parts.map((part) => [pick('id', '__proto__', 'analysis', 'conditions', 'length'), part]));
}
