import { Link } from 'wouter';
import { Button } from '../ui/button.tsx';

export function NotFound() {
  return (
    <div className="grid place-items-center py-20">
      <div className="grid max-w-md justify-items-center gap-4 text-center">
        <svg viewBox="0 0 160 64" className="w-40 text-faint" aria-hidden fill="none" stroke="currentColor">
          <path d="M4 32h48M108 32h48" strokeDasharray="3 5" />
          <circle cx="80" cy="32" r="20" className="stroke-accent" strokeWidth="2" />
          <path d="M80 4v14M80 46v14M52 32h14M94 32h14" className="stroke-accent" strokeWidth="2" />
        </svg>
        <h1 className="text-xl font-semibold">404 Page Not Found</h1>
        <p className="text-soft">There is nothing at this address. The link may be old, or mistyped.</p>
        <Button asChild variant="primary">
          <Link href="/">Go to Chart Analysis</Link>
        </Button>
      </div>
    </div>
  );
}
