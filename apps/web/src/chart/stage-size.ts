import type { Area, Size } from '@pipsight/contract/overlay';
import type { TradeLevel } from './trade-levels.ts';

const LOWEST_PX = 240;
/** Of the window's height: the reading beneath should stay in sight. */
const HIGHEST_SHARE = 0.64;
/** Height for width that a stage takes where its picture has that much to show. */
const COMFORTABLE_ASPECT = 0.6;

/** Height of a stage that shows `home` across its width, and more of the picture above and below where there is room. */
export function stageHeight(widthPx: number, home: Area, picture: Size, windowHeightPx: number): number {
  const scale = widthPx / home.w;
  const comfortable = Math.min(picture.height * scale, widthPx * COMFORTABLE_ASPECT);
  const highest = Math.max(LOWEST_PX, windowHeightPx * HIGHEST_SHARE);
  return Math.round(Math.min(Math.max(home.h * scale, comfortable, LOWEST_PX), highest));
}

/** What a price tag holds beside its price: leader, bar, short name and the space between. */
const TAG_REST_PX = 54;
/** Inter's digits at 12 px, weight 500. */
const DIGIT_PX = 7.6;

/** Width of the strip that holds the price tags; 0 without any. */
export function gutterWidth(levels: readonly Pick<TradeLevel, 'text'>[]): number {
  const longest = Math.max(0, ...levels.map(({ text }) => text.length));
  return longest === 0 ? 0 : Math.ceil(TAG_REST_PX + longest * DIGIT_PX);
}
