import { ChartLine, Eye, FolderClock, History, ScanSearch, UserCog, Users, type LucideIcon } from 'lucide-react';
import type { ComponentType } from 'react';
import { AdminHistoryScreen } from '../features/admin-history/admin-history-screen.tsx';
import { ChartAnalysisScreen } from '../features/chart-analysis/chart-analysis-screen.tsx';
import { HistoryScreen } from '../features/history/history-screen.tsx';
import { InsightsScreen } from '../features/insights/insights-screen.tsx';
import { ProfileScreen } from '../features/profile/profile-screen.tsx';
import { TradesScreen } from '../features/trades/trades-screen.tsx';
import { UserAdministrationScreen } from '../features/user-administration/user-administration-screen.tsx';
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
    component: HistoryScreen,
  },
  {
    path: '/insights',
    label: 'Insights',
    icon: Eye,
    section: 'insights',
    requires: 'canAccessInsights',
    component: InsightsScreen,
  },
  {
    path: '/trades',
    label: 'Trades',
    icon: ChartLine,
    section: 'trades',
    requires: 'canAccessTrades',
    component: TradesScreen,
  },
  {
    path: '/admin',
    label: 'Admin',
    icon: Users,
    section: 'admin',
    requires: 'admin',
    component: UserAdministrationScreen,
  },
  {
    path: '/admin/history',
    label: 'All History',
    icon: FolderClock,
    section: 'admin',
    requires: 'admin',
    component: AdminHistoryScreen,
  },
  {
    path: '/profile',
    label: 'Profile',
    icon: UserCog,
    section: 'profile',
    requires: null,
    component: ProfileScreen,
  },
];
