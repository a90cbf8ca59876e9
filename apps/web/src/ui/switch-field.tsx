import { Switch } from 'radix-ui';
import { useId } from 'react';

interface SwitchFieldProps {
  label: string;
  checked: boolean;
  onCheckedChange: (checked: boolean) => void;
}

/** A labelled switch for something that is on or off. */
export function SwitchField({ label, checked, onCheckedChange }: SwitchFieldProps) {
  const id = useId();
  return (
    <div className="flex min-h-8 items-center justify-between gap-4">
      <label htmlFor={id}>{label}</label>
      <Switch.Root
        id={id}
        checked={checked}
        onCheckedChange={onCheckedChange}
        className="h-5.5 w-10 shrink-0 rounded-lg border border-field bg-page px-0.5 transition-colors data-[state=checked]:border-action data-[state=checked]:bg-action"
      >
        <Switch.Thumb className="block size-4 rounded-lg bg-soft transition-transform data-[state=checked]:translate-x-4.5 data-[state=checked]:bg-on-action" />
      </Switch.Root>
    </div>
  );
}
