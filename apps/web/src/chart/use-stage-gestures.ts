import type { Point } from '@pipsight/contract/overlay';
import { useEffect, useRef, type KeyboardEvent, type PointerEvent, type RefObject } from 'react';
import { onStageKey } from './stage-keys.ts';
import type { PictureControls } from './use-picture-view.ts';

/** A pointer that moved less than this has tapped, not dragged. */
const TAP_SLOP_PX = 5;
/** While the page scrolls, the wheel goes on scrolling it, even with the picture now under the pointer. */
const SCROLL_REST_MS = 250;
const WHEEL_STEP = 0.0016;

/** Keys, wheel, drag and pinch on a stage. Returns the properties to put on it. `offsetX` is where the picture begins. */
export function useStageGestures(stageRef: RefObject<HTMLElement | null>, controls: PictureControls, offsetX: number) {
  const pointers = useRef(new Map<number, Point>());
  const dragging = useRef(false);
  useWheelZoom(stageRef, controls, offsetX);

  const spread = () => {
    const [first, second] = [...pointers.current.values()];
    if (!first || !second) return null;
    return {
      distance: Math.hypot(second.x - first.x, second.y - first.y),
      middle: { x: (first.x + second.x) / 2, y: (first.y + second.y) / 2 },
    };
  };

  const release = (event: PointerEvent) => {
    pointers.current.delete(event.pointerId);
    if (pointers.current.size === 0) dragging.current = false;
  };

  return {
    tabIndex: 0,
    onKeyDown: (event: KeyboardEvent) => onStageKey(event, controls),
    onPointerDown(event: PointerEvent) {
      if (event.button === 0) pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const last = pointers.current.get(event.pointerId);
      if (!last) return;
      const next = { x: event.clientX, y: event.clientY };
      const delta = { x: next.x - last.x, y: next.y - last.y };
      if (!dragging.current && Math.hypot(delta.x, delta.y) < TAP_SLOP_PX) return;
      dragging.current = true;
      event.currentTarget.setPointerCapture(event.pointerId);
      const before = spread();
      pointers.current.set(event.pointerId, next);
      const after = spread();
      if (!before || !after) return controls.pan(delta);
      const box = event.currentTarget.getBoundingClientRect();
      controls.pan({ x: after.middle.x - before.middle.x, y: after.middle.y - before.middle.y });
      controls.zoom(after.distance / Math.max(1, before.distance), {
        x: after.middle.x - box.left - offsetX,
        y: after.middle.y - box.top,
      });
    },
    onPointerUp: release,
    onPointerCancel: release,
    onDoubleClick: controls.reset,
  };
}

/** React's own wheel handlers are passive and could not keep the page from scrolling. */
function useWheelZoom(stageRef: RefObject<HTMLElement | null>, controls: PictureControls, offsetX: number): void {
  const latest = useRef({ controls, offsetX });
  useEffect(() => {
    latest.current = { controls, offsetX };
  });
  useEffect(() => {
    const stage = stageRef.current;
    if (!stage) return undefined;
    let scrolledAt = -Infinity;
    const noteScroll = () => {
      scrolledAt = performance.now();
    };
    const onWheel = (event: WheelEvent) => {
      const { controls, offsetX } = latest.current;
      const leavesPicture = event.deltaY > 0 && controls.isWhole;
      if (!event.ctrlKey && (leavesPicture || performance.now() - scrolledAt < SCROLL_REST_MS)) return;
      event.preventDefault();
      const box = stage.getBoundingClientRect();
      const pixels = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? event.deltaY * 33 : event.deltaY;
      // A pinch on a trackpad arrives as a wheel with Ctrl and small steps.
      const step = event.ctrlKey ? WHEEL_STEP * 6 : WHEEL_STEP;
      controls.zoom(Math.exp(-pixels * step), { x: event.clientX - box.left - offsetX, y: event.clientY - box.top });
    };
    stage.addEventListener('wheel', onWheel, { passive: false });
    window.addEventListener('scroll', noteScroll, { passive: true });
    return () => {
      stage.removeEventListener('wheel', onWheel);
      window.removeEventListener('scroll', noteScroll);
    };
  }, [stageRef]);
}
