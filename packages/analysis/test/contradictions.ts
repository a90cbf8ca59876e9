import { instrumentOf } from '@pipsight/trading';
import type { MarketAnalysis, Side } from '../src/market-analysis.ts';

/** What a trader reads, and what it must agree with. */
interface Reading {
  readonly analysis: MarketAnalysis;
  readonly symbol: string | null;
  /** Every text of the analysis. */
  readonly texts: readonly string[];
  /** Side of the setup or of the plan that waits. */
  readonly side: 'bullish' | 'bearish' | null;
}

const PRICE = String.raw`(?<![\w.])(\d+(?:\.\d+)?)`;
const CHART = String.raw`(M1|M5|M15|M30|H1|H4|D1|W1|MN|The chart|A higher chart)`;
/** A level of the entry chart: those of higher ones name their timeframe. */
const OWN_LEVEL = String.raw`(?<!\b(?:[MHDW]\d+|MN) )(?:support|resistance|level)`;
const BULLISH =
  /^(Bull|Double bottom|Triple bottom|Inverse|Inverted|Ascending|Falling wedge|Hammer|Morning|Piercing|Three white|Tweezer bottom|Dragonfly|Matching low|Homing|Takuri)/;
const BEARISH =
  /^(Bear|Double top|Triple top|Head and|Descending|Rising wedge|Hanging|Shooting|Evening|Dark cloud|Three black|Tweezer top|Gravestone)/;
const COUNTS: Readonly<Record<string, number>> = { once: 1, twice: 2 };

const CHECKS: readonly ((reading: Reading) => readonly string[])[] = [
  rolesOfLevels,
  closesToCome,
  trends,
  counterEvidence,
  patternNames,
  targets,
  liquidity,
  zones,
  placeOfEntry,
  ranges,
  touchCounts,
  averages,
  brokenPrices,
  rejection,
  sentences,
  decimals,
];

/** Statements of an analysis that disagree with each other or with the price: one line each, empty when it is sound. */
export function contradictions(analysis: MarketAnalysis, symbol: string | null): string[] {
  const { analysisText, marketStructure, rejectionReason, liquidityZone, keyLevels, evidence } = analysis;
  const texts = [
    analysisText,
    marketStructure,
    rejectionReason ?? '',
    liquidityZone ?? '',
    ...keyLevels,
    ...analysis.smcVisibleElements,
    ...analysis.indicatorConfirmations,
    ...evidence.map(({ text }) => text),
  ];
  const direction = (analysis.setup ?? analysis.potential)?.direction;
  const side = direction === undefined ? null : direction === 'BUY' ? 'bullish' : 'bearish';
  return CHECKS.flatMap((check) => check({ analysis, symbol, texts, side }));
}

/** Support lies below the price, resistance above it. */
function rolesOfLevels({ analysis, texts }: Reading): string[] {
  const { currentPrice: now, higherTimeframeSupport: support, higherTimeframeResistance: resistance } = analysis;
  const wrong = texts.flatMap((text) =>
    [...all(text, `(support|resistance) ${PRICE}`, 'gi'), ...all(text, `${PRICE} (support|resistance)`, 'gi')]
      .filter(([whole, ...parts]) => {
        const price = Number(parts.find(isNumber));
        return /support/i.test(whole!) ? price > now : price < now;
      })
      .map(([whole]) => `${whole} with price at ${now}`),
  );
  return [
    ...wrong,
    ...(support !== null && support > now ? [`higher support ${support} above ${now}`] : []),
    ...(resistance !== null && resistance < now ? [`higher resistance ${resistance} below ${now}`] : []),
  ];
}

/** A close that is yet to come lies on the other side of the price. */
function closesToCome({ analysis: { currentPrice: now }, texts }: Reading): string[] {
  return texts.flatMap((text) =>
    all(text, String.raw`\b(?:close|closes) (above|below) ${PRICE}`)
      .filter(([, way, price]) => (way === 'above' ? Number(price) < now : Number(price) > now))
      .map(([whole]) => `${whole} to come with price at ${now}`),
  );
}

/** Each chart has one trend; the fields agree with the words. */
function trends({ analysis, texts }: Reading): string[] {
  const { smcBias, higherTimeframeTrend, marketStructure } = analysis;
  const said = new Map<string, Set<string>>();
  const say = (chart: string, trend: string): unknown => said.set(chart, (said.get(chart) ?? new Set()).add(trend));
  for (const text of texts) {
    for (const [, chart, trend] of all(text, `${CHART} is (bullish|bearish)`)) say(chart!, trend!);
    for (const [, chart, trend] of all(text, `The ${CHART} trend is (bullish|bearish)`)) say(chart!, trend!);
    for (const [, chart] of all(text, `${CHART} (?:ranges|ranged|has no clear trend)`)) say(chart!, 'ranging');
  }
  const several = [...said]
    .filter(([, each]) => each.size > 1)
    .map(([chart, each]) => `${chart} is ${[...each].join(' and ')}`);
  const order = all(marketStructure, `${CHART} (?:is (bullish|bearish)|ranges|ranged|has no)`).map(
    ([, , trend]) => trend || 'ranging',
  );
  const [highest, lowest] = [order[0], order.at(-1)];
  return [
    ...several,
    ...(highest === higherTimeframeTrend ? [] : [`higher trend ${higherTimeframeTrend}, said ${highest}`]),
    ...((lowest === 'ranging' ? 'neutral' : lowest) === smcBias ? [] : [`bias ${smcBias}, said ${lowest}`]),
  ];
}

/** What is for a plan speaks for its side; a trend of the other side is told with what is against it. */
function counterEvidence({ analysis, side }: Reading): string[] {
  if (side === null) return [];
  const { evidence, higherTimeframeTrend, smcBias, analysisText } = analysis;
  const other = side === 'bullish' ? 'bearish' : 'bullish';
  const [reasons, against] = [paragraph(analysisText, 'For it'), paragraph(analysisText, 'Against it')];
  const points = evidence.filter((one) => one.side === other);
  const untold = [higherTimeframeTrend, smcBias].includes(other) && !against.includes(`is ${other} since`);
  return [
    ...(reasons.includes(other) ? [`for the ${side} plan: ${reasons}`] : []),
    ...(new RegExp(`\\b${side}\\b`).test(against) ? [`against the ${side} plan: ${against}`] : []),
    ...points.filter(({ text }) => !against.includes(text)).map(({ text }) => `not said to be against: ${text}`),
    ...(untold ? [`a ${side} plan, and nowhere that the trend is ${other}`] : []),
  ];
}

/** A pattern of the other side says that it is against the plan, and is described there alone. */
function patternNames({ analysis: { patterns, analysisText, evidence }, side }: Reading): string[] {
  if (side === null) return [];
  const trade = side === 'bullish' ? 'buy' : 'sell';
  const [lead] = analysisText.split('\n\nAgainst it: ');
  const wrong = patterns.filter((pattern) => {
    const known = sideOfPattern(pattern);
    return pattern.endsWith(`, against the ${trade}`) !== (known !== 'neutral' && known !== side);
  });
  const early = evidence.filter((point) => point.side !== side && lead!.includes(point.text));
  return [
    ...wrong.map((pattern) => `${pattern} beside a ${trade}`),
    ...early.map(({ text }) => `${text} beside a ${trade}`),
  ];
}

function sideOfPattern(name: string): Side {
  if (name.includes('broken upwards')) return 'bullish';
  if (name.includes('broken downwards')) return 'bearish';
  return BULLISH.test(name) ? 'bullish' : BEARISH.test(name) ? 'bearish' : 'neutral';
}

/** Targets end before what they are said to end before, and before every level that turned price three times. */
function targets({ analysis, side }: Reading): string[] {
  const plan = analysis.setup ?? analysis.potential;
  if (plan === null || side === null) return [];
  const sign = side === 'bullish' ? 1 : -1;
  const { target1, target2, entry } = plan;
  const said = all(
    analysis.analysisText,
    String.raw`TP[12] ${PRICE}(?: \([\d.]+ R\))?, just before [A-Za-z0-9 ]*? ${PRICE}`,
  );
  const past = said.filter(([, target, level]) => (Number(level) - Number(target)) * sign < 0).map(([whole]) => whole!);
  const atr = atrOf(analysis);
  const solid = analysis.keyLevels.flatMap((text) => {
    const [, price, touches] = new RegExp(`^${PRICE} .*?(\\d+) touch`).exec(text) ?? [];
    return Number(touches) >= 3 ? [Number(price)] : [];
  });
  const isBetween = (level: number, from: number, to: number): boolean =>
    (level - from) * sign > 0.51 * atr && (to - level) * sign > 0;
  const ahead = sign * Math.max(entry * sign, analysis.currentPrice * sign);
  return [
    ...past,
    ...solid.filter((level) => isBetween(level, ahead, target1)).map((level) => `TP1 ${target1} beyond ${level}`),
    ...solid
      .filter((level) => target2 !== null && isBetween(level, target1, target2))
      .map((level) => `TP2 ${target2} beyond ${level}, TP1 ${target1}`),
  ];
}

/** Liquidity rests where nothing has traded yet. */
function liquidity({ analysis }: Reading): string[] {
  const { liquidityZone, currentPrice: now, smcVisibleElements } = analysis;
  const at = (heading: string): string | undefined =>
    all(liquidityZone ?? '', `${heading}-side liquidity (?:above|below): ([a-z ]+ ${PRICE})`, 'gi')[0]?.[1];
  const [above, below] = [at('Buy'), at('Sell')];
  const isTaken = (where: string | undefined, by: RegExp): boolean =>
    where !== undefined &&
    !where.startsWith('new ') &&
    smcVisibleElements.some((text) => by.test(text) && text.includes(` ${where.split(' ').at(-1)},`));
  const taken = [
    ...(isTaken(above, /^(Sweep of the swing high|Bullish BOS|Bullish CHoCH)/) ? [above] : []),
    ...(isTaken(below, /^(Sweep of the swing low|Bearish BOS|Bearish CHoCH)/) ? [below] : []),
  ];
  return [
    ...(above !== undefined && priceIn(above) <= now ? [`liquidity above at ${above}, price ${now}`] : []),
    ...(below !== undefined && priceIn(below) >= now ? [`liquidity below at ${below}, price ${now}`] : []),
    ...taken.map((where) => `liquidity at ${where}, which was taken`),
  ];
}

/** A zone that price is in is not untouched. */
function zones({ analysis: { currentPrice: now }, texts }: Reading): string[] {
  return texts.flatMap((text) =>
    all(text, `(?:block|gap) ${PRICE} to ${PRICE}, (?:untouched|not traded into)`)
      .filter(([, low, high]) => Number(low) <= now && now <= Number(high))
      .map(([whole]) => `${whole} with price at ${now}`),
  );
}

/** What is said to lie at the entry of a plan is not far from it. */
function placeOfEntry({ analysis, texts }: Reading): string[] {
  const plan = analysis.setup ?? analysis.potential;
  const atr = atrOf(analysis);
  if (plan === null) return [];
  return texts.flatMap((text) =>
    all(text, `(?:block|gap) ${PRICE} to ${PRICE} lies at the entry`)
      .filter(([, low, high]) => plan.entry < Number(low) - atr || plan.entry > Number(high) + atr)
      .map(([whole]) => `${whole} at ${plan.entry}`),
  );
}

/** Price lies in the range it is said to be in, on the side it is said to be on. */
function ranges({ analysis: { currentPrice: now }, texts }: Reading): string[] {
  return texts.flatMap((text) => [
    ...all(text, `(?:${CHART} ranges between|Price is inside the range) ${PRICE} (?:and|to) ${PRICE}`).flatMap(
      (found) => {
        const [low, high] = [Number(found.at(-2)), Number(found.at(-1))];
        const room = 0.1 * (high - low);
        return now < low - room || now > high + room ? [`${found[0]} with price at ${now}`] : [];
      },
    ),
    ...all(text, `stands (in discount|in premium|at the middle) of the dealing range ${PRICE} to ${PRICE}`)
      .filter(([, half, low, high]) => {
        const position = (now - Number(low)) / (Number(high) - Number(low));
        if (position < 0 || position > 1) return true;
        return half === 'in discount' ? position > 0.5 : half === 'in premium' && position < 0.5;
      })
      .map(([whole]) => `${whole} with price at ${now}`),
  ]);
}

/** A level has as many touches wherever it is named. */
function touchCounts({ texts }: Reading): string[] {
  const counts = new Map<string, Set<number>>();
  for (const text of texts) {
    for (const [, price, count] of [
      ...all(text, String.raw`^${PRICE} (?:support|resistance|where price is now), (\d+) touch`),
      ...all(text, String.raw`${OWN_LEVEL} ${PRICE}, touched (once|twice|\d+)`, 'gi'),
      ...all(
        text,
        String.raw`(?:support|resistance|level) ${PRICE}(?: has|, where price) turned (?:price )?(once|twice|\d+)`,
        'gi',
      ),
    ]) {
      counts.set(price!, (counts.get(price!) ?? new Set()).add(COUNTS[count!] ?? Number(count)));
    }
  }
  return [...counts]
    .filter(([, each]) => each.size > 1)
    .map(([price, each]) => `${price} turned price ${[...each].join(' and ')} times`);
}

function averages({ analysis: { currentPrice: now }, texts }: Reading): string[] {
  return texts.flatMap((text) =>
    all(text, String.raw`Price is (above|below) EMA \d+ \(${PRICE}\)`)
      .filter(([, way, price]) => (way === 'above' ? now < Number(price) : now > Number(price)))
      .map(([whole]) => `${whole} with price at ${now}`),
  );
}

/** A price that structure broke is not the last confirmed one, and a break that was closed back behind is not said to hold. */
function brokenPrices({ analysis: { marketStructure, evidence } }: Reading): string[] {
  const parts = marketStructure.split(new RegExp(`(?=${CHART} (?:is|ranges|ranged|has))`));
  const confirmed = parts.filter((part) => {
    const [, way, broken] = new RegExp(`(?:structure|character) (above|below) ${PRICE}`).exec(part) ?? [];
    return broken !== undefined && part.includes(`confirmed ${way === 'above' ? 'high' : 'low'} ${broken} `);
  });
  const lost = all(parts.at(-1)!, `((?:above|below) ${PRICE}) came[^;]*though a bar closed back`).map(
    ([, where]) => where!,
  );
  const held = evidence.filter(
    ({ text }) => text.includes('none has closed back') && lost.some((where) => text.includes(`closed ${where},`)),
  );
  return [...confirmed, ...held.map(({ text }) => `${text} and: ${marketStructure}`)];
}

/** The rejected idea is the one that the evidence and the waiting plan are about, and its reasons are counted right. */
function rejection({ analysis }: Reading): string[] {
  const { rejectionReason, setup, potential, evidence, confluenceScore } = analysis;
  if ((setup === null) !== (rejectionReason !== null)) return ['a setup with a rejection, or neither'];
  const [, trade] = /\((buy|sell) at the/.exec(rejectionReason ?? '') ?? [];
  if (trade === undefined) return [];
  const reasons = evidence.filter(({ side }) => side === (trade === 'buy' ? 'bullish' : 'bearish'));
  const [, count] = /(\d+) independent reasons? speaks?/.exec(rejectionReason!) ?? [];
  return [
    ...(potential !== null && potential.direction !== trade.toUpperCase()
      ? [`${potential.direction} waits, ${rejectionReason}`]
      : []),
    ...(count !== undefined && (Number(count) !== reasons.length || confluenceScore !== Math.min(5, reasons.length))
      ? [`${reasons.length} reasons, ${rejectionReason}`]
      : []),
  ];
}

/** Nothing is said twice, and counts agree with their nouns. */
function sentences({ analysis: { analysisText }, texts }: Reading): string[] {
  const said = analysisText.split(/(?<=\.)\s+/).filter((sentence) => sentence.length > 25);
  const bad = texts.flatMap((text) =>
    all(text, String.raw`\b1 (?:bars|times|touches|reasons)\b|NaN|undefined|null|Infinity|  |\.\.| [.,;]`).map(
      ([whole]) => `"${whole}" in ${text}`,
    ),
  );
  return [
    ...said.filter((sentence, i) => said.indexOf(sentence) !== i).map((sentence) => `twice: ${sentence}`),
    ...bad,
  ];
}

/** Prices are written with their market's decimals. */
function decimals({ analysis: { currentPrice: now }, symbol, texts }: Reading): string[] {
  const wanted = instrumentOf(symbol).decimals;
  return texts.flatMap((text) =>
    all(text, String.raw`(?<![\d.])(\d+\.\d+)(?!\d| R\b| ATR| %| pips)`)
      .filter(([, number]) => Math.abs(Number(number) - now) < 0.3 * now && number!.split('.')[1]!.length !== wanted)
      .map(([whole]) => `${whole} in ${text}`),
  );
}

function atrOf({ indicatorConfirmations }: MarketAnalysis): number {
  return Number(/ATR 14 is ([\d.]+)/.exec(indicatorConfirmations.at(-1) ?? '')?.[1]);
}

function priceIn(words: string): number {
  return Number(words.split(' ').at(-1));
}

function paragraph(text: string, heading: string): string {
  return text.split('\n\n').find((part) => part.startsWith(`${heading}: `)) ?? '';
}

/** What a pattern and its groups match; an alternative that is not there is empty. */
function all(text: string, pattern: string, flags = 'g'): string[][] {
  return [...text.matchAll(new RegExp(pattern, flags))].map((found) =>
    [...found].map((part: string | undefined) => part ?? ''),
  );
}

function isNumber(text: string): boolean {
  return /^\d/.test(text);
}
