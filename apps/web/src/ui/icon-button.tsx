import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Button } from './button.tsx';
import { Tooltip } from './tooltip.tsx';

interface IconButtonProps extends Omit<ComponentProps<typeof Button>, 'aria-label' | 'children' | 'size' | 'asChild'> {
  icon: LucideIcon;
  /** Its name, also shown as a tooltip. */
  label: string;
}

/** A button that shows an icon alone. */
export function IconButton({ icon: Icon, label, variant = 'quiet', ...rest }: IconButtonProps) {
  return (
    <Tooltip text={label}>
      <Button variant={variant} size="icon" aria-label={label} {...rest}>
        <Icon aria-hidden />
      </Button>
    </Tooltip>
  );
}
