import type { Analysis } from '@pipsight/contract';
import {
  countsAsSetup,
  isPotentialSetup,
  parsePrice,
  patternConfidenceTone,
  type Direction,
  type Tone,
} from '@pipsight/trading';
import { format } from 'date-fns';
import { LEVEL_NAMES, pricesByRole, type LevelRole } from '../../chart/trade-levels.ts';
import { priceDistance } from '../price-distance.ts';
import { textPreview } from '../text-preview.ts';
import { entryTypeText, tradePlan, type TradePlan } from '../trade-plan.ts';

const TEXT_CHARACTERS = 300;
const MISSING = 'N/A';

/** Everything an exported picture says, in words; nothing of it tells who made the analysis. */
export interface ExportContent {
  readonly market: string;
  /** When the analysis was made. */
  readonly date: string;
  /** Null where there is no setup, or one without a direction. */
  readonly direction: Direction | null;
  /** The entry type of a setup, or that there is no trade. */
  readonly headline: string;
  readonly facts: readonly ExportFact[];
  /** The plan's prices, targets first; empty without a plan. */
  readonly rows: readonly ExportRow[];
  /** Null where there is nothing to say of it. */
  readonly patterns: ExportNote | null;
  readonly rejection: ExportNote | null;
  readonly analysis: ExportNote;
}

export interface ExportFact {
  readonly text: string;
  readonly tone: Tone | null;
}

export interface ExportRow {
  readonly role: LevelRole;
  readonly name: string;
  readonly price: string;
  /** From the entry, `40 pips`; empty for the entry itself and where a price is missing. */
  readonly distance: string;
  /** `R:R 2.0`; empty where it is undefined. */
  readonly reward: string;
}

export interface ExportNote {
  readonly title: string;
  readonly text: string;
}

export function exportContent(analysis: Analysis): ExportContent {
  const isSetup = countsAsSetup(analysis);
  const hasPlan = isSetup || isPotentialSetup(analysis);
  const plan = tradePlan(analysis);
  return {
    market: `${analysis.currencyPair ?? 'Unknown'} · ${analysis.timeframe ?? 'Unknown'}`,
    date: format(analysis.createdAt, 'MMM dd, yyyy HH:mm'),
    direction: isSetup ? analysis.direction : null,
    headline: isSetup ? orderText(plan) : 'No Trade Found Yet',
    facts: factsOf(analysis, hasPlan && !isSetup ? plan : null),
    rows: hasPlan ? rowRoles(analysis, isSetup).map((role) => rowOf(role, analysis, plan)) : [],
    patterns: noteOf('Patterns', analysis.patterns.join(', ')),
    rejection: noteOf('Setup Rejected', analysis.rejectionReason ?? ''),
    analysis: { title: 'Analysis', text: textPreview(analysis.analysisText.trim(), TEXT_CHARACTERS) || MISSING },
  };
}

function orderText({ entryType }: TradePlan): string {
  return entryType === null ? MISSING : entryTypeText(entryType).toUpperCase();
}

/** `potential` is a plan that is not valid yet. */
function factsOf(analysis: Analysis, potential: TradePlan | null): ExportFact[] {
  const { direction, confidence, patternConfidenceScore: score } = analysis;
  const facts: ExportFact[] = [];
  if (potential) {
    const order = potential.entryType === null || potential.entryType === 'market' ? direction : orderText(potential);
    facts.push({ text: ['Potential Trading Setup', order].filter(Boolean).join(': '), tone: 'fair' });
  }
  if (confidence !== null) facts.push({ text: confidence.toUpperCase(), tone: null });
  if (score !== null) {
    facts.push({ text: `Pattern confidence ${Math.round(score)}%`, tone: patternConfidenceTone(score) });
  }
  return facts;
}

/** A setup shows all its prices, missing ones too; a plan that is not valid yet shows those it has. */
function rowRoles(analysis: Analysis, isSetup: boolean): readonly LevelRole[] {
  if (isSetup) return ['target2', 'target1', 'entry', 'stop'];
  const prices = pricesByRole(analysis);
  return (['target2', 'target1', 'trigger', 'entry', 'stop'] as const).filter((role) => prices[role] !== null);
}

function rowOf(role: LevelRole, analysis: Analysis, plan: TradePlan): ExportRow {
  const text = pricesByRole(analysis)[role];
  const price = parsePrice(text);
  const measured = plan.start !== null && price !== null && role !== 'entry' && role !== 'trigger';
  const reward = plan.rewardOf(role);
  return {
    role,
    name: LEVEL_NAMES[role].full,
    price: text ?? MISSING,
    distance: measured ? priceDistance(plan.start, price, analysis.currencyPair) : '',
    reward: reward === null ? '' : `R:R ${reward.toFixed(1)}`,
  };
}

function noteOf(title: string, text: string): ExportNote | null {
  return text === '' ? null : { title, text };
}
