import { useId, type ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import { FieldFrame } from './field-frame.tsx';

interface FieldProps extends ComponentProps<'input'> {
  label: string;
  /** What is wrong with the value, shown beneath and read out with the field. */
  error?: string | undefined;
}

/** A labelled text input. */
export function Field({ label, error, className, ...rest }: FieldProps) {
  const id = useId();
  return (
    <FieldFrame id={id} label={label} error={error}>
      {(described) => (
        <input
          id={id}
          className={classNames(
            'h-10 w-full rounded-md border border-field bg-page px-3 text-ink placeholder:text-faint aria-invalid:border-down',
            className,
          )}
          {...described}
          {...rest}
        />
      )}
    </FieldFrame>
  );
}
