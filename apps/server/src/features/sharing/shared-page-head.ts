import type { SharedAnalysis } from '@pipsight/contract';
import { parsePrice, riskReward } from '@pipsight/trading';
import type { PageHead } from '../../http/page.ts';
import { PREVIEW_HEIGHT, PREVIEW_WIDTH } from './preview/preview-layout.ts';

type Shared = SharedAnalysis['analysis'];

interface SharedPageAddresses {
  readonly appTitle: string;
  /** Absolute address of the page. */
  readonly pageUrl: string;
  /** Absolute address of the preview picture. */
  readonly previewUrl: string;
}

/** Beyond it messengers cut a description themselves. */
const DESCRIPTION_CHARACTERS = 200;
const MAX_PAIR_CHARACTERS = 32;

/**
 * What a shared page tells of itself where its link is pasted. A publicly discoverable one has title, text and picture of
 * the analysis; of a private one nothing is told but that it is one. Nothing of the owner in either.
 */
export function sharedPageHead({ analysis, isPublic }: SharedAnalysis, addresses: SharedPageAddresses): PageHead {
  const { appTitle, pageUrl, previewUrl } = addresses;
  if (isPublic !== 'true') {
    const title = `Shared Trading Analysis · ${appTitle}`;
    return { title, meta: textTags(title, 'This is a private share link.', appTitle) };
  }
  const title = `${analysisTitle(analysis)} · ${appTitle}`;
  return {
    title,
    meta: [
      ...textTags(title, description(analysis), appTitle),
      ['og:url', pageUrl],
      ['og:image', previewUrl],
      ['og:image:type', 'image/png'],
      ['og:image:width', String(PREVIEW_WIDTH)],
      ['og:image:height', String(PREVIEW_HEIGHT)],
      ['og:image:alt', `Chart: ${analysisTitle(analysis)}`],
      ['twitter:card', 'summary_large_image'],
      ['twitter:image', previewUrl],
    ],
  };
}

function textTags(title: string, text: string, appTitle: string): PageHead['meta'] {
  return [
    ['description', text],
    ['og:type', 'article'],
    ['og:site_name', appTitle],
    ['og:title', title],
    ['og:description', text],
    ['twitter:title', title],
    ['twitter:description', text],
  ];
}

/** `EURUSD H1: SELL LIMIT`; what is not known is left out. */
function analysisTitle({ hasSetup, currencyPair, timeframe, direction, entryType }: Shared): string {
  const market = [cut(currencyPair ?? 'Chart', MAX_PAIR_CHARACTERS), timeframe].filter(Boolean).join(' ');
  if (hasSetup !== 'yes') return `${market}: no clear setup`;
  const order = entryType === null || entryType === 'market' ? direction : entryType.replace('_', ' ').toUpperCase();
  return `${market}: ${order ?? 'trading setup'}`;
}

function description(analysis: Shared): string {
  const { hasSetup, entryPrice, stopLoss, takeProfit1, analysisText } = analysis;
  const named: [string, string | null][] =
    hasSetup === 'yes'
      ? [
          ['Entry', entryPrice],
          ['stop', stopLoss],
          ['target', takeProfit1],
        ]
      : [];
  const plan = named.flatMap(([name, price]) => (price === null ? [] : [`${name} ${price}`]));
  const [entry, stop, target1] = [entryPrice, stopLoss, takeProfit1].map(parsePrice);
  const reward =
    plan.length === 3 && entry != null && stop != null && target1 != null ? riskReward({ entry, stop, target1 }) : null;
  if (reward !== null) plan.push(`R:R ${reward.toFixed(1)}`);
  const text = [plan.join(', '), analysisText.replace(/\s+/g, ' ').trim()].filter((part) => part !== '').join('. ');
  return cut(text, DESCRIPTION_CHARACTERS);
}

function cut(text: string, maxCharacters: number): string {
  const characters = Array.from(text);
  return characters.length <= maxCharacters
    ? text
    : `${characters
        .slice(0, maxCharacters - 1)
        .join('')
        .trimEnd()}…`;
}
