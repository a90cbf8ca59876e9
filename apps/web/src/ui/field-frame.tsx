import type { ReactNode } from 'react';

interface FieldFrameProps {
  /** Of the control. */
  id: string;
  label: string;
  error: string | undefined;
  /** Renders the control with what ties it to its error. */
  children: (described: { 'aria-invalid': boolean; 'aria-describedby': string | undefined }) => ReactNode;
}

/** A control with its label above and its error beneath. */
export function FieldFrame({ id, label, error, children }: FieldFrameProps) {
  const errorId = `${id}-error`;
  const invalid = error !== undefined;
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="text-sm font-medium text-soft">
        {label}
      </label>
      {children({ 'aria-invalid': invalid, 'aria-describedby': invalid ? errorId : undefined })}
      {invalid && (
        <p id={errorId} className="text-sm text-down">
          {error}
        </p>
      )}
    </div>
  );
}
