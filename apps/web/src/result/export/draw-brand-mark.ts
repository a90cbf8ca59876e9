import { EXPORT_PALETTE } from './export-palette.ts';

/** The product's mark, as `ui/brand-mark.tsx` draws it, in a square of `sizePx`. */
export function drawBrandMark(context: CanvasRenderingContext2D, x: number, y: number, sizePx: number): void {
  context.save();
  context.translate(x, y);
  context.scale(sizePx / 32, sizePx / 32);
  context.lineWidth = 2;
  context.lineCap = 'round';
  context.strokeStyle = EXPORT_PALETTE.accent;
  context.beginPath();
  context.arc(16, 16, 10.5, 0, 2 * Math.PI);
  context.stroke();
  context.stroke(new Path2D('M16 2v4.5M16 25.5V30M2 16h4.5M25.5 16H30'));
  context.strokeStyle = EXPORT_PALETTE.ink;
  context.stroke(new Path2D('M16 10v12'));
  context.fillStyle = EXPORT_PALETTE.ink;
  context.beginPath();
  context.roundRect(13, 12.5, 6, 7, 1);
  context.fill();
  context.restore();
}
