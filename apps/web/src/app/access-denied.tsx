import { ShieldAlert } from 'lucide-react';
import { Card } from '../ui/card.tsx';

/** Stands in for an administration screen when the user is no administrator. */
export function AccessDenied() {
  return (
    <div className="grid place-items-center py-16">
      <Card className="grid max-w-md justify-items-center gap-3 px-8 py-10 text-center">
        <span className="grid size-11 place-items-center rounded-lg bg-raised text-soft">
          <ShieldAlert className="size-5" aria-hidden />
        </span>
        <h1 className="text-xl font-semibold">Access Denied</h1>
        <p>You need admin privileges to access this page.</p>
      </Card>
    </div>
  );
}
