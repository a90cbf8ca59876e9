import type { KeyboardEvent } from 'react';
import type { PictureControls } from './use-picture-view.ts';

const STEP_PX = 60;
const ZOOM_STEP = 1.25;

/** What the keys do while the picture has the focus. */
export const STAGE_KEYS_HELP = 'Plus and minus zoom, arrow keys move the picture, 0 resets the view.';

/** Zooms and pans by keyboard. */
export function onStageKey(event: KeyboardEvent, controls: PictureControls): void {
  if (event.target !== event.currentTarget || event.ctrlKey || event.metaKey || event.altKey) return;
  const actions: Record<string, () => void> = {
    '+': () => controls.zoom(ZOOM_STEP),
    '=': () => controls.zoom(ZOOM_STEP),
    '-': () => controls.zoom(1 / ZOOM_STEP),
    '0': controls.reset,
    ArrowLeft: () => controls.pan({ x: STEP_PX, y: 0 }),
    ArrowRight: () => controls.pan({ x: -STEP_PX, y: 0 }),
    ArrowUp: () => controls.pan({ x: 0, y: STEP_PX }),
    ArrowDown: () => controls.pan({ x: 0, y: -STEP_PX }),
  };
  const action = actions[event.key];
  if (!action) return;
  event.preventDefault();
  action();
}
