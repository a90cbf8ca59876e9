import { axisSide, type PictureView, priceAtY, type Size, yOfPrice } from '@pipsight/contract/overlay';
import { useId, useMemo, type RefObject } from 'react';
import { candleAt } from './candle-at.ts';
import { CandlesLayer } from './candles-layer.tsx';
import { Crosshair } from './crosshair.tsx';
import { LAYER_OF_MARK } from './layers.ts';
import { markBox } from './mark-geometry.ts';
import { placeMarkLabels } from './mark-labels.ts';
import { MarkNameTags } from './mark-name-tags.tsx';
import { MarksLayer } from './marks-layer.tsx';
import type { OverlayProps } from './overlay-props.ts';
import { priceDecimals } from './price-decimals.ts';
import { PriceTags } from './price-tags.tsx';
import { StoredPicture } from './stored-picture.tsx';
import { TradeLayer } from './trade-layer.tsx';

interface ChartPictureProps extends OverlayProps {
  view: PictureView;
  /** The stage without the gutter, screen pixels. */
  stage: Size;
  /** Width of the strip for price tags, at the side of the axis. */
  gutter: number;
  /** Where the picture begins on the stage: behind the gutter when the axis is on the left. */
  offsetX: number;
  stageRef: RefObject<HTMLElement | null>;
}

/** The picture and its layers in one drawing whose coordinates are the picture's pixels. */
export function ChartPicture(props: ChartPictureProps) {
  const { chart, pictureUrl, levels, candles, layers, highlighted, linked, onHighlight } = props;
  const { view, stage, gutter, offsetX, stageRef } = props;
  const clipId = useId();
  const unit = 1 / view.scale;
  const side = axisSide(chart);
  const boxes = useMemo(
    () =>
      chart.marks
        .filter((mark) => layers.shown.has(LAYER_OF_MARK[mark.kind]) || highlighted.has(mark.id))
        .map((mark) => markBox(mark, chart)),
    [chart, layers.shown, highlighted],
  );
  const labels = placeMarkLabels(boxes, view, stage, highlighted);
  const shownLevels = layers.shown.has('trade') ? levels : [];
  const onStage = (y: number) => (y - view.y) * view.scale;
  const clamp = (y: number) => Math.min(Math.max(y, 0), stage.height);
  const priceAt = (stageYPx: number) => {
    const y = view.y + stageYPx * unit;
    return y >= chart.plot.y && y <= chart.plot.y + chart.plot.h ? priceAtY(chart.axis, y) : null;
  };
  const shownCandles = layers.shown.has('candles') ? candles : null;
  const candleUnder = (stageXPx: number) =>
    shownCandles && candleAt(shownCandles, chart, view.x + (stageXPx - offsetX) * unit);
  const pictureWidth = stage.width * unit;
  const window = { x: view.x, y: view.y, width: pictureWidth, height: stage.height * unit };
  const screen = `translate(${view.x - offsetX * unit} ${view.y}) scale(${unit})`;
  const gutterX = side === 'left' ? 0 : stage.width;
  return (
    <svg
      width={stage.width + gutter}
      height={stage.height}
      viewBox={`${view.x - offsetX * unit} ${view.y} ${(stage.width + gutter) * unit} ${stage.height * unit}`}
      className="block"
    >
      <clipPath id={clipId}>
        <rect {...window} />
      </clipPath>
      <g clipPath={`url(#${clipId})`}>
        <StoredPicture url={pictureUrl} size={chart} unit={unit} />
        <MarksLayer boxes={boxes} unit={unit} highlighted={highlighted} linked={linked} onHighlight={onHighlight} />
        {shownCandles && <CandlesLayer candles={shownCandles} chart={chart} />}
        <TradeLayer chart={chart} levels={shownLevels} edgeX={side === 'left' ? view.x : view.x + pictureWidth} />
        <MarkNameTags labels={labels} view={view} highlighted={highlighted} />
      </g>
      <g transform={screen}>
        <rect x={gutterX} width={gutter} height={stage.height} className="fill-surface" />
        <g transform={`translate(${gutterX} 0)`}>
          <PriceTags
            levels={shownLevels}
            stageY={(price) => onStage(yOfPrice(chart.axis, price))}
            top={clamp(onStage(chart.plot.y))}
            bottom={clamp(onStage(chart.plot.y + chart.plot.h))}
            width={gutter}
            height={stage.height}
            side={side}
          />
        </g>
        <Crosshair
          stageRef={stageRef}
          offsetX={offsetX}
          width={stage.width}
          height={stage.height}
          side={side}
          gutter={gutter}
          decimals={priceDecimals(chart, levels)}
          priceAt={priceAt}
          candleUnder={candleUnder}
        />
      </g>
    </svg>
  );
}
