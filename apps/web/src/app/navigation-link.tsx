import { Link } from 'wouter';
import { classNames } from '../ui/class-names.ts';
import { Tooltip } from '../ui/tooltip.tsx';
import type { Screen } from './screens.ts';

/** Icon and name of a screen; where there is no room the icon alone, with the name beside it when pointed at. */
export function NavigationLink({ screen, active }: { screen: Screen; active: boolean }) {
  const { path, label, icon: Icon } = screen;
  return (
    <Tooltip text={label} className="lg:hidden">
      <Link
        href={path}
        aria-current={active ? 'page' : undefined}
        className={classNames(
          'flex h-10 items-center justify-center gap-2 rounded-md text-base font-medium text-soft transition-colors hover:bg-hover hover:text-ink max-sm:flex-1 sm:h-8 sm:px-2.5',
          active && 'bg-hover text-ink',
        )}
      >
        <Icon className={classNames('size-4 shrink-0 max-sm:size-5', active && 'text-accent')} aria-hidden />
        <span className="whitespace-nowrap max-lg:sr-only">{label}</span>
      </Link>
    </Tooltip>
  );
}
