import type { SVGProps } from 'react';

interface HaloShapeProps extends SVGProps<SVGPathElement> {
  d: string;
  /** Width of the coloured line, screen pixels. */
  widthPx?: number;
}

/** A line that stands out on any picture: a darker, wider one lies beneath it. Its width does not change with the zoom. */
export function HaloShape({ d, widthPx = 1.5, className, ...rest }: HaloShapeProps) {
  return (
    <>
      <path
        d={d}
        fill="none"
        vectorEffect="non-scaling-stroke"
        strokeWidth={widthPx + 2.5}
        className="stroke-mark-halo opacity-55"
      />
      <path d={d} fill="none" vectorEffect="non-scaling-stroke" strokeWidth={widthPx} className={className} {...rest} />
    </>
  );
}
