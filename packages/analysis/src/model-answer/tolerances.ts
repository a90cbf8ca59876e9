/** How far below and above the visible prices a price may lie, as a share of their span. */
export const AXIS_MARGIN = 0.25;
/** A price this close to what was measured, in pixels of the picture, is the measured one and is moved there. */
export const SNAP_PX = 2;
/** An order at a level is placed this close to it, in ATR. */
export const ENTRY_NEAR_ATR = 0.25;
/** A stop order may wait this far beyond the level it breaks, in ATR. */
export const BREAKOUT_BEYOND_ATR = 0.35;
/** A stop lies at its level or up to this far beyond, in ATR. */
export const STOP_BEYOND_ATR = 0.75;
/** A target lies at its level or up to this far before it, in ATR: not every touch trades through. */
export const TARGET_BEFORE_ATR = 0.3;
/** Where no level is named a price must lie this much closer, as a share of the above. */
export const UNNAMED_SHARE = 0.6;
