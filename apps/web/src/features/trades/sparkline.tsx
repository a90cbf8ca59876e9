const WIDTH = 96;
const HEIGHT = 28;
const PAD = 2;

/** The course of a figure at a glance, from its first value to its last. Decorative: the figure stands beside it. */
export function Sparkline({ values }: { values: readonly number[] }) {
  if (values.length < 2) return null;
  const lowest = Math.min(...values);
  const span = Math.max(...values) - lowest || 1;
  const points = values.map((value, index) => {
    const x = PAD + (index / (values.length - 1)) * (WIDTH - 2 * PAD);
    const y = HEIGHT - PAD - ((value - lowest) / span) * (HEIGHT - 2 * PAD);
    return `${x.toFixed(1)},${y.toFixed(1)}`;
  });
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      className="h-7 w-full max-w-24 min-w-0"
      preserveAspectRatio="none"
      aria-hidden
      fill="none"
    >
      <polyline
        points={points.join(' ')}
        className="stroke-accent"
        strokeWidth={1.5}
        strokeLinejoin="round"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  );
}
