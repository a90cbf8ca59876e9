import { cva, type VariantProps } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';

const badgeStyle = cva(
  'inline-flex min-h-6 items-center gap-1.5 rounded-sm border px-2 py-0.5 text-xs font-medium [&_svg]:size-3.5 [&_svg]:shrink-0',
  {
    variants: {
      tone: {
        neutral: 'border-line bg-raised text-soft',
        accent: 'border-accent/40 bg-accent/10 text-accent',
        up: 'border-up/40 bg-up/10 text-up',
        down: 'border-down/40 bg-down/10 text-down',
        warn: 'border-warn/40 bg-warn/10 text-warn',
      },
    },
    defaultVariants: { tone: 'neutral' },
  },
);

type BadgeTone = NonNullable<VariantProps<typeof badgeStyle>['tone']>;

export function Badge({ tone, className, ...rest }: ComponentProps<'span'> & { tone?: BadgeTone }) {
  return <span className={classNames(badgeStyle({ tone }), className)} {...rest} />;
}
