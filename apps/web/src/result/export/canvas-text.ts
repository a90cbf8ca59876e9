import type { Measure } from './wrap-text.ts';

/** The interface's own face, which is shipped with the client; see {@link loadFont}. */
const FAMILY = '"Inter Variable"';

export interface TextStyle {
  readonly sizePx: number;
  readonly weight: 400 | 500 | 600;
  readonly colour: string;
  /** Which end of the text stands at `x`; left by default. */
  readonly align?: 'left' | 'right';
}

/**
 * Waits until a text can be drawn in the shipped face: its files are split by script, and a browser fetches one only
 * when a text needs it.
 * @throws where a file cannot be had
 */
export async function loadFont(text: string): Promise<void> {
  await Promise.all([400, 500, 600].map((weight) => document.fonts.load(`${weight} 16px ${FAMILY}`, text)));
}

/** Draws one line of text whose baseline is at `y`. Digits are all of one width, so that prices stand in columns. */
export function drawText(
  context: CanvasRenderingContext2D,
  text: string,
  x: number,
  y: number,
  style: TextStyle,
): void {
  const measure = measureWith(context, style);
  context.fillStyle = style.colour;
  context.textBaseline = 'alphabetic';
  context.textAlign = 'center';
  const digitPx = context.measureText('0').width;
  let left = style.align === 'right' ? x - measure(text) : x;
  for (const run of text.split(/(\d)/)) {
    const isDigit = /^\d$/.test(run);
    const width = isDigit ? digitPx : context.measureText(run).width;
    context.fillText(run, left + width / 2, y);
    left += width;
  }
}

/** Measures texts as {@link drawText} draws them. */
export function measureWith(context: CanvasRenderingContext2D, { sizePx, weight }: TextStyle): Measure {
  context.font = `${weight} ${sizePx}px ${FAMILY}, system-ui, sans-serif`;
  const digitPx = context.measureText('0').width;
  return (text) => {
    const digits = text.match(/\d/g)?.length ?? 0;
    const rest = text.split(/\d/).reduce((sum, run) => sum + context.measureText(run).width, 0);
    return rest + digits * digitPx;
  };
}
