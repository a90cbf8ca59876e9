/** The product's mark: a candle seen through a reticle. Decorative; the title stands beside it. */
export function BrandMark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 32 32" className={className} aria-hidden fill="none" strokeLinecap="round">
      <g className="stroke-accent" strokeWidth="2">
        <circle cx="16" cy="16" r="10.5" />
        <path d="M16 2v4.5M16 25.5V30M2 16h4.5M25.5 16H30" />
      </g>
      <path d="M16 10v12" className="stroke-ink" strokeWidth="2" />
      <rect x="13" y="12.5" width="6" height="7" rx="1" className="fill-ink" />
    </svg>
  );
}
