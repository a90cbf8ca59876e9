import { describe, expect, it } from 'vitest';
import { sharedAnalysis } from '../../../test/shared-analysis.ts';
import { pageWithHead } from '../../http/page.ts';
import { sharedPageHead } from './shared-page-head.ts';

const ADDRESSES = {
  appTitle: 'Pipsight',
  pageUrl: 'https://x.test/shared/abc',
  previewUrl: 'https://x.test/api/shared/abc/preview.png',
};
const headOf = (...shared: Parameters<typeof sharedAnalysis>) => sharedPageHead(sharedAnalysis(...shared), ADDRESSES);

describe('the head of a publicly discoverable page', () => {
  it('has title, text and picture of the analysis', () => {
    const { title, meta } = headOf();
    expect(title).toBe('EURUSD H1: BUY LIMIT · Pipsight');
    const text = 'Entry 1.08400, stop 1.08300, target 1.08600, R:R 2.0. Price pulls back within an uptrend.';
    expect(Object.fromEntries(meta)).toEqual({
      description: text,
      'og:type': 'article',
      'og:site_name': 'Pipsight',
      'og:title': title,
      'og:description': text,
      'og:url': ADDRESSES.pageUrl,
      'og:image': ADDRESSES.previewUrl,
      'og:image:type': 'image/png',
      'og:image:width': '1200',
      'og:image:height': '630',
      'og:image:alt': 'Chart: EURUSD H1: BUY LIMIT',
      'twitter:card': 'summary_large_image',
      'twitter:title': title,
      'twitter:description': text,
      'twitter:image': ADDRESSES.previewUrl,
    });
  });

  it.each([
    [{ entryType: 'market' as const }, 'EURUSD H1: BUY'],
    [{ entryType: null, direction: null }, 'EURUSD H1: trading setup'],
    [{ timeframe: null, currencyPair: null }, 'Chart: BUY LIMIT'],
    [{ hasSetup: 'no' as const }, 'EURUSD H1: no clear setup'],
  ])('names %j', (parts, title) => {
    expect(headOf(parts).title).toBe(`${title} · Pipsight`);
  });

  it('says nothing of prices it does not know, and of none without a setup', () => {
    const text = (parts: Parameters<typeof sharedAnalysis>[0]) => Object.fromEntries(headOf(parts).meta)['description'];
    expect(text({ stopLoss: null, analysisText: 'Up.' })).toBe('Entry 1.08400, target 1.08600. Up.');
    expect(text({ hasSetup: 'no', analysisText: 'Flat.' })).toBe('Flat.');
    expect(text({ analysisText: 'x'.repeat(999) })).toHaveLength(200);
  });
});

it('tells nothing of a private page', () => {
  const { title, meta } = headOf({}, 'false');
  expect(title).toBe('Shared Trading Analysis · Pipsight');
  const all = JSON.stringify(meta);
  expect(all).not.toMatch(/EURUSD|H1|BUY|1\.08|image|preview/);
  expect(Object.fromEntries(meta)['og:description']).toBe('This is a private share link.');
});

it('keeps markup from an analysis inside its tags', () => {
  const evil = `"/><script>alert('1')</script><b x='`;
  const page = pageWithHead('<head><title>Built</title></head>', headOf({ currencyPair: evil, analysisText: evil }));
  const tag = /<meta (?:name|property)="[a-z:_]+" content="([^"<>]*)" \/>/g;
  expect(page.replace(tag, '').replace(/<title>[^<>]*<\/title>/, '')).toBe('<head></head>');
  const contents = Array.from(page.matchAll(tag), ([, content]) =>
    content!.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&'),
  );
  expect(contents[0]).toContain(evil);
});
