import { cva, type VariantProps } from 'class-variance-authority';
import { Slot } from 'radix-ui';
import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';

const buttonStyle = cva(
  'inline-flex shrink-0 items-center justify-center gap-2 rounded-md font-medium whitespace-nowrap select-none disabled:opacity-55 aria-disabled:opacity-55 [&_svg]:size-4 [&_svg]:shrink-0 transition-colors',
  {
    variants: {
      variant: {
        primary: 'bg-action text-on-action hover:not-disabled:bg-action-hover',
        secondary: 'border border-line bg-raised text-ink hover:not-disabled:bg-hover',
        danger: 'border border-down/60 bg-down/10 text-down hover:not-disabled:bg-down/15',
        quiet: 'text-soft hover:not-disabled:bg-hover hover:not-disabled:text-ink',
      },
      size: {
        small: 'h-7 px-2.5 text-sm',
        medium: 'h-9 px-4 text-base',
        large: 'h-10 px-5 text-base',
        icon: 'size-8',
      },
    },
    defaultVariants: { variant: 'secondary', size: 'medium' },
  },
);

interface ButtonProps extends ComponentProps<'button'>, VariantProps<typeof buttonStyle> {
  /** Renders the only child (a link, say) with the button's looks. */
  asChild?: boolean;
}

export function Button({ variant, size, asChild = false, className, type = 'button', ...rest }: ButtonProps) {
  const classes = classNames(buttonStyle({ variant, size }), className);
  if (asChild) return <Slot.Root className={classes} {...rest} />;
  return <button type={type} className={classes} {...rest} />;
}
