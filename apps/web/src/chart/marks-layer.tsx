import type { MarkBox } from './mark-geometry.ts';
import { MarkShape } from './mark-shape.tsx';

interface MarksLayerProps {
  boxes: readonly MarkBox[];
  unit: number;
  highlighted: ReadonlySet<string>;
  /** Marks that a piece of evidence refers to; these can be reached by keyboard. */
  linked: ReadonlySet<string>;
  onHighlight: (markId: string | null) => void;
}

/** The findings on one chart. Where some are highlighted, the others step back. */
export function MarksLayer({ boxes, unit, highlighted, linked, onHighlight }: MarksLayerProps) {
  const stateOf = (id: string) => (highlighted.size === 0 ? 'plain' : highlighted.has(id) ? 'lit' : 'dimmed');
  return (
    <g className="animate-appear">
      {boxes.map((box) => (
        <MarkShape
          key={box.mark.id}
          box={box}
          unit={unit}
          state={stateOf(box.mark.id)}
          onLight={(lit) => onHighlight(lit ? box.mark.id : null)}
          {...(linked.has(box.mark.id) && { name: `${box.mark.label}, part of the evidence` })}
        />
      ))}
    </g>
  );
}
