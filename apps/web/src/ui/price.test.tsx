import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Price } from './price.tsx';

it('reads as one number and shows its digits in parts', () => {
  const html = renderToStaticMarkup(<Price value="1.08512" symbol="EURUSD" />);
  expect(html).toContain('<span class="sr-only">1.08512</span>');
  expect(html).toMatch(/aria-hidden="true">1\.08<b[^>]*>51<\/b><small[^>]*>2<\/small>/);
});

it('keeps every decimal of a market that needs them', () => {
  expect(renderToStaticMarkup(<Price value="0.00001234" symbol="PEPEUSD" />)).toContain('>0.00001234<');
});

it('says N/A where there is no price', () => {
  expect(renderToStaticMarkup(<Price value={null} symbol="EURUSD" />)).toContain('N/A');
});
