import { Link } from 'wouter';
import { classNames } from '../ui/class-names.ts';
import type { Screen } from './screens.ts';

/** Icon and name of a screen; on small screens the icon alone is seen, the name stays for assistive technology. */
export function NavigationLink({ screen, active }: { screen: Screen; active: boolean }) {
  const { path, label, icon: Icon } = screen;
  return (
    <Link
      href={path}
      aria-current={active ? 'page' : undefined}
      className={classNames(
        'flex h-8 items-center gap-2 rounded-md px-2.5 text-base font-medium text-soft transition-colors hover:bg-hover hover:text-ink',
        active && 'bg-hover text-ink',
      )}
    >
      <Icon className={classNames('size-4', active && 'text-accent')} aria-hidden />
      <span className="max-sm:sr-only">{label}</span>
    </Link>
  );
}
