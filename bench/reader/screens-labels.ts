/**
 * One entry of `labels.json` beside the labelled screenshots, as far as the scorer uses it. Rows and columns are whole
 * pixels.
 */
export type LabelledPicture = LabelledChart | LabelledOther;

export interface LabelledOther {
  readonly id: string;
  readonly file: string;
  readonly is_chart: false;
}

export interface LabelledChart {
  readonly id: string;
  readonly file: string;
  readonly is_chart: true;
  /** Such as `MetaTrader 5` or `TradingView (web app)`. */
  readonly platform: string | null;
  readonly symbol: string | null;
  readonly timeframe: string | null;
  readonly plot_rect: { readonly x0: number; readonly y0: number; readonly x1: number; readonly y1: number };
  readonly current_price: { readonly price: number } | null;
  /** Row of a price by its axis labels: `y = a*price + b`, or with `ln(price)`. */
  readonly calibration_fit: { readonly model: string; readonly a: number; readonly b: number } | null;
  readonly true_calibration_points: readonly { readonly price: number; readonly y_px: number }[] | null;
  readonly candle_pitch_px: number | null;
  readonly candles: readonly LabelledCandle[];
  readonly candles_auto: readonly LabelledCandle[];
}

export interface LabelledCandle {
  readonly x_px: number;
  readonly high_y: number;
  readonly low_y: number;
  readonly body_top_y: number;
  readonly body_bottom_y: number;
  readonly up: boolean | null;
}
