import { ChartLine, Eye, FolderClock, History, ScanSearch, UserCog, Users, type LucideIcon } from 'lucide-react';
import { lazy, type ComponentType } from 'react';
import { ChartAnalysisScreen } from '../features/chart-analysis/chart-analysis-screen.tsx';
import type { Requirement } from '../api/access.ts';

/** One section of the product: its route, its link in the navigation bar, and who may open it. */
export interface Screen {
  readonly path: string;
  readonly label: string;
  readonly icon: LucideIcon;
  /** Name of the section in the Access Restricted placeholder. */
  readonly section: string;
  readonly requires: Requirement;
  readonly component: ComponentType;
}

/** A screen that is fetched when it is first opened. */
function lazyScreen(fetchScreen: () => Promise<ComponentType>): ComponentType {
  return lazy(async () => ({ default: await fetchScreen() }));
}

/** Every screen behind the login, in the order of their links. Router and navigation bar both follow it. */
export const SCREENS: readonly Screen[] = [
  {
    path: '/',
    label: 'Analyze',
    icon: ScanSearch,
    section: 'analyze',
    requires: 'canAccessAnalyze',
    component: ChartAnalysisScreen,
  },
  {
    path: '/history',
    label: 'History',
    icon: History,
    section: 'history',
    requires: 'canAccessHistory',
    component: lazyScreen(async () => (await import('../features/history/history-screen.tsx')).HistoryScreen),
  },
  {
    path: '/insights',
    label: 'Insights',
    icon: Eye,
    section: 'insights',
    requires: 'canAccessInsights',
    component: lazyScreen(async () => (await import('../features/insights/insights-screen.tsx')).InsightsScreen),
  },
  {
    path: '/trades',
    label: 'Trades',
    icon: ChartLine,
    section: 'trades',
    requires: 'canAccessTrades',
    component: lazyScreen(async () => (await import('../features/trades/trades-screen.tsx')).TradesScreen),
  },
  {
    path: '/admin',
    label: 'Admin',
    icon: Users,
    section: 'admin',
    requires: 'admin',
    component: lazyScreen(async () => (await import('./admin-screen.tsx')).AdminScreen),
  },
  {
    path: '/admin/history',
    label: 'All History',
    icon: FolderClock,
    section: 'admin',
    requires: 'admin',
    component: lazyScreen(
      async () => (await import('../features/admin-history/admin-history-screen.tsx')).AdminHistoryScreen,
    ),
  },
  {
    path: '/profile',
    label: 'Profile',
    icon: UserCog,
    section: 'profile',
    requires: null,
    component: lazyScreen(async () => (await import('../features/profile/profile-screen.tsx')).ProfileScreen),
  },
];
