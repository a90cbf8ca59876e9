import { axisSide, chartArea } from '@pipsight/contract/overlay';
import { useId, useRef, type ReactNode } from 'react';
import { ChartDescription } from './chart-description.tsx';
import { ChartPicture } from './chart-picture.tsx';
import { LayerToggles } from './layer-toggles.tsx';
import { LAYER_OF_MARK, type LayerId } from './layers.ts';
import type { OverlayProps } from './overlay-props.ts';
import { STAGE_KEYS_HELP } from './stage-keys.ts';
import { gutterWidth, stageHeight } from './stage-size.ts';
import { usePictureView } from './use-picture-view.ts';
import { useStageGestures } from './use-stage-gestures.ts';
import { useWidth } from './use-width.ts';
import { ZoomButtons } from './zoom-buttons.tsx';

/** Narrower than this there is nothing to see: the page is still being laid out. */
const LEAST_PX = 200;
const NARROW_PX = 620;

/** A trader's own picture with what was found drawn over it, to zoom, pan and read prices from. */
export function AnnotatedChart(props: OverlayProps) {
  const { chart, levels, layers } = props;
  const frameRef = useRef<HTMLDivElement>(null);
  const width = useWidth(frameRef);
  return (
    <figure className="grid min-w-0 gap-2">
      <div ref={frameRef} className="min-w-0">
        {width >= LEAST_PX && <Stage key={`${chart.index} ${chart.width}`} width={width} {...props} />}
      </div>
      <ChartDescription chart={chart} levels={layers.shown.has('trade') ? levels : []} />
    </figure>
  );
}

function Stage({ width, ...props }: OverlayProps & { width: number }) {
  const { chart, levels, layers } = props;
  const narrow = width < NARROW_PX;
  const gutter = gutterWidth(levels);
  const home = chartArea(chart, narrow ? 'narrow' : 'wide');
  const stage = { width: width - gutter, height: stageHeight(width - gutter, home, chart, window.innerHeight) };
  const offsetX = axisSide(chart) === 'left' ? gutter : 0;
  const controls = usePictureView(chart, home, stage);
  const stageRef = useRef<HTMLDivElement>(null);
  const gestures = useStageGestures(stageRef, controls, offsetX);
  const helpId = useId();
  return (
    <>
      <Toolbar>
        <LayerToggles choice={layers} available={availableLayers(props)} />
        <ZoomButtons controls={controls} />
      </Toolbar>
      <div
        ref={stageRef}
        role="application"
        aria-label={`${chart.symbol ?? 'Chart'} ${chart.timeframe ?? ''} with marks`}
        aria-describedby={helpId}
        className="cursor-crosshair overflow-hidden select-none focus-visible:-outline-offset-2"
        style={{ height: stage.height, touchAction: controls.isHome ? 'pan-y' : 'none' }}
        {...gestures}
      >
        <ChartPicture
          {...props}
          view={controls.view}
          stage={stage}
          gutter={gutter}
          offsetX={offsetX}
          stageRef={stageRef}
        />
      </div>
      <p id={helpId} className="sr-only">
        {STAGE_KEYS_HELP}
      </p>
    </>
  );
}

function Toolbar({ children }: { children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 border-b border-line px-2 py-1.5">
      {children}
    </div>
  );
}

function availableLayers({ chart, levels }: OverlayProps): Set<LayerId> {
  const available = new Set<LayerId>(chart.marks.map(({ kind }) => LAYER_OF_MARK[kind]));
  if (levels.length > 0) available.add('trade');
  if (chart.candleCount > 0) available.add('candles');
  return available;
}
