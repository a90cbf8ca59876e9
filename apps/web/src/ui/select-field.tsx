import { useId, type ComponentProps } from 'react';
import { FieldFrame } from './field-frame.tsx';
import { Select } from './select.tsx';

interface SelectFieldProps extends ComponentProps<'select'> {
  label: string;
  /** What is wrong with the choice, shown beneath and read out with it. */
  error?: string | undefined;
}

/** A labelled select. */
export function SelectField({ label, error, ...rest }: SelectFieldProps) {
  const id = useId();
  return (
    <FieldFrame id={id} label={label} error={error}>
      {(described) => <Select id={id} className="h-10" {...described} {...rest} />}
    </FieldFrame>
  );
}
