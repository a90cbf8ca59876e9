import { LoaderCircle } from 'lucide-react';
import { classNames } from './class-names.ts';

export function Spinner({ className }: { className?: string }) {
  return <LoaderCircle className={classNames('size-4 animate-spin', className)} aria-hidden />;
}
