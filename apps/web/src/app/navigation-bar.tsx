import type { User } from '@pipsight/contract';
import { UNLIMITED } from '@pipsight/trading';
import { CircleUserRound, LogOut } from 'lucide-react';
import { Link, useLocation } from 'wouter';
import { publicConfig } from '../api/public-config.ts';
import { useLogout } from '../api/session.ts';
import { BrandMark } from '../ui/brand-mark.tsx';
import { Button } from '../ui/button.tsx';
import { notifyFailure } from '../ui/notify.tsx';
import { Tooltip } from '../ui/tooltip.tsx';
import { mayAccess } from '../api/access.ts';
import { NavigationLink } from './navigation-link.tsx';
import { SCREENS } from './screens.ts';
import { ThemeToggle } from './theme-toggle.tsx';

export function NavigationBar({ user }: { user: User }) {
  const { appTitle } = publicConfig();
  const [location, navigate] = useLocation();
  const logout = useLogout();
  const signOut = () =>
    logout.mutate(undefined, {
      onSuccess: () => navigate('/'),
      onError: () => notifyFailure('Logout failed'),
    });
  return (
    // On a phone the first row scrolls away and the links stay.
    <header className="sticky -top-12 z-30 border-b border-line bg-surface sm:top-0">
      <div className="mx-auto flex max-w-[1440px] flex-wrap items-center gap-x-2 px-3 sm:h-14 sm:flex-nowrap sm:gap-x-4 sm:px-5">
        <Link
          href="/"
          className="flex h-12 min-w-0 items-center gap-2.5 rounded-md text-lg font-semibold tracking-tight sm:h-auto"
        >
          <BrandMark className="size-6 shrink-0" />
          <span className="truncate sm:max-xl:sr-only">{appTitle}</span>
        </Link>
        <nav
          aria-label="Main"
          className="flex items-center gap-1 max-sm:order-last max-sm:w-full max-sm:border-t max-sm:border-line max-sm:py-1"
        >
          {SCREENS.filter((screen) => mayAccess(user, screen.requires)).map((screen) => (
            <NavigationLink key={screen.path} screen={screen} active={location === screen.path} />
          ))}
        </nav>
        <div className="ml-auto flex min-w-0 flex-1 items-center justify-end gap-1 sm:gap-2">
          <span className="flex min-w-0 items-center gap-2 pr-1 text-sm text-soft">
            <CircleUserRound className="size-4 shrink-0 max-xl:hidden" aria-hidden />
            <span className="truncate font-medium text-ink">{user.username}</span>
            <Usage user={user} />
          </span>
          <ThemeToggle />
          <Tooltip text="Logout" className="xl:hidden">
            <Button
              variant="quiet"
              className="max-xl:size-8 max-xl:px-0 xl:h-8 xl:px-3"
              onClick={signOut}
              disabled={logout.isPending}
            >
              <LogOut aria-hidden />
              <span className="max-xl:sr-only">Logout</span>
            </Button>
          </Tooltip>
        </div>
      </div>
    </header>
  );
}

/** Analyses used of this month's limit; nothing for an account without one. */
function Usage({ user: { analysisCount, analysisLimit } }: { user: User }) {
  if (analysisLimit === UNLIMITED) return null;
  return (
    <span className="shrink-0 rounded-sm bg-raised px-1.5 py-0.5 text-xs font-medium" title="Analyses used this month">
      <span className="sr-only">Analyses used this month: </span>
      {`${analysisCount}/${analysisLimit}`}
    </span>
  );
}
