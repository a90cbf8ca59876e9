import { Button } from './button.tsx';

interface DialogButtonsProps {
  /** Of the button that sends the form. */
  label: string;
  isPending: boolean;
  /** Whether what it does takes something away. */
  isDangerous?: boolean;
  onCancel: () => void;
}

/** The end of a dialog's form: to leave it, or to do what it is for. */
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
