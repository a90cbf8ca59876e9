import { Card } from '../../ui/card.tsx';

/** Stands where the verdict will be. */
export function VerdictPlaceholder() {
  return (
    <Card aria-labelledby="verdict-title" className="grid gap-4 p-5 max-xl:hidden">
      <h2 id="verdict-title" className="text-lg font-semibold">
        The verdict will stand here
      </h2>
      <p className="text-soft">
        Prices come from your chart’s own axis, measured in pixels. Then either a setup, or the reason why there is
        none.
      </p>
      <svg viewBox="0 0 320 150" className="w-full text-line" aria-hidden fill="none" stroke="currentColor">
        <rect x="24" y="22" width="10" height="62" className="fill-up/20 stroke-none" />
        <rect x="24" y="84" width="10" height="42" className="fill-down/20 stroke-none" />
        {LEVELS.map(({ y, width }) => (
          <g key={y}>
            <path d={`M20 ${y}H52`} strokeWidth="2" className="stroke-faint" />
            <rect x="64" y={y - 5} width={width} height="10" rx="3" className="fill-raised stroke-none" />
            <rect x="236" y={y - 5} width="64" height="10" rx="3" className="fill-raised stroke-none" />
          </g>
        ))}
      </svg>
    </Card>
  );
}

const LEVELS = [
  { y: 22, width: 88 },
  { y: 50, width: 92 },
  { y: 84, width: 48 },
  { y: 126, width: 70 },
] as const;
