import type { ReactNode } from 'react';

interface ReadingFactProps {
  name: string;
  value: ReactNode;
  note?: string;
  /** Stands beside the name. */
  action?: ReactNode;
}

/** One thing that was read. */
export function ReadingFact({ name, value, note, action }: ReadingFactProps) {
  return (
    <div className="grid min-w-0 grid-cols-[minmax(0,1fr)_auto] content-start gap-x-1 bg-surface py-2.5 pr-1 pl-3.5">
      <dt className="col-start-1 text-xs text-faint">{name}</dt>
      {action !== undefined && <dd className="col-start-2 row-span-2 row-start-1">{action}</dd>}
      <dd className="col-start-1 truncate font-medium">{value}</dd>
      {note !== undefined && <dd className="col-start-1 truncate text-xs text-faint">{note}</dd>}
    </div>
  );
}
