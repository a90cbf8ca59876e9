import { Badge } from '../ui/badge.tsx';

/** Names of patterns, one badge each. */
export function PatternBadges({ patterns }: { patterns: readonly string[] }) {
  return (
    <ul className="flex flex-wrap gap-1.5">
      {patterns.map((pattern) => (
        <li key={pattern}>
          <Badge>{pattern}</Badge>
        </li>
      ))}
    </ul>
  );
}
