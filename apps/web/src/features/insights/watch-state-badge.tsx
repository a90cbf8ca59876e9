import type { WatchState } from '@pipsight/trading';
import { BellRing, CircleCheck, Eye, Pause, type LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Badge } from '../../ui/badge.tsx';

const LOOKS: Readonly<
  Record<WatchState, { icon: LucideIcon; tone: NonNullable<ComponentProps<typeof Badge>['tone']> }>
> = {
  Monitoring: { icon: Eye, tone: 'neutral' },
  Paused: { icon: Pause, tone: 'neutral' },
  'Conditions Met': { icon: BellRing, tone: 'warn' },
  'Setup Ready': { icon: CircleCheck, tone: 'accent' },
};

export function WatchStateBadge({ state }: { state: WatchState }) {
  const { icon: Icon, tone } = LOOKS[state];
  return (
    <Badge tone={tone}>
      <Icon aria-hidden />
      {state}
    </Badge>
  );
}
