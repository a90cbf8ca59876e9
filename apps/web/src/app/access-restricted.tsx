import { Lock } from 'lucide-react';
import { Badge } from '../ui/badge.tsx';
import { Card } from '../ui/card.tsx';

/** Stands in for a section whose permission the user lacks. */
export function AccessRestricted({ section }: { section: string }) {
  return (
    <div className="grid place-items-center py-16">
      <Card className="grid max-w-md justify-items-center gap-3 px-8 py-10 text-center">
        <span className="grid size-11 place-items-center rounded-lg bg-raised text-soft">
          <Lock className="size-5" aria-hidden />
        </span>
        <h1 className="text-xl font-semibold">Access Restricted</h1>
        <p>{`You don't have permission to access the ${section} section.`}</p>
        <p className="text-soft">
          This feature is coming soon for your account. Contact your administrator for access.
        </p>
        <Badge tone="neutral" className="mt-2">
          Coming Soon
        </Badge>
      </Card>
    </div>
  );
}
