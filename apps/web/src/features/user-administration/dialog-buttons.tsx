import { Button } from '../../ui/button.tsx';

interface DialogButtonsProps {
  /** Of the button that sends the form. */
  label: string;
  isPending: boolean;
  /** Whether what it does takes something away. */
  isDangerous?: boolean;
  onCancel: () => void;
}

export function DialogButtons({ label, isPending, isDangerous = false, onCancel }: DialogButtonsProps) {
  return (
    <div className="flex justify-end gap-2">
      <Button variant="quiet" onClick={onCancel}>
        Cancel
      </Button>
      <Button type="submit" variant={isDangerous ? 'danger' : 'primary'} disabled={isPending}>
        {label}
      </Button>
    </div>
  );
}
