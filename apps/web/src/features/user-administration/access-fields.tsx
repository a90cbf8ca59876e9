import type { NewUser } from '@pipsight/contract';
import type { ComponentProps } from 'react';
import { Field } from '../../ui/field.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { SwitchField } from '../../ui/switch-field.tsx';
import { PERMISSION_NAMES } from './permission-names.ts';

/** What both dialogs ask about an account; the limit as it is typed. */
export interface AccessValues extends Omit<NewUser, 'username' | 'password' | 'analysisLimit'> {
  readonly limitText: string;
}

interface AccessFieldsProps {
  values: AccessValues;
  onChange: (values: AccessValues) => void;
  limit: Pick<ComponentProps<typeof Field>, 'placeholder'>;
}

export function AccessFields({ values, onChange, limit }: AccessFieldsProps) {
  return (
    <>
      <div className="grid grid-cols-2 gap-4">
        <SelectField
          label="Role"
          value={values.role}
          onChange={({ target }) => onChange({ ...values, role: target.value === 'admin' ? 'admin' : 'user' })}
        >
          <option value="user">User</option>
          <option value="admin">Admin</option>
        </SelectField>
        <Field
          label="Analysis Limit"
          inputMode="numeric"
          autoComplete="off"
          value={values.limitText}
          onChange={({ target }) => onChange({ ...values, limitText: target.value })}
          {...limit}
        />
      </div>
      <fieldset className="grid gap-1">
        <legend className="mb-1 text-sm font-medium text-soft">Permissions</legend>
        {PERMISSION_NAMES.map(({ flag, label }) => (
          <SwitchField
            key={flag}
            label={label}
            checked={values[flag]}
            onCheckedChange={(checked) => onChange({ ...values, [flag]: checked })}
          />
        ))}
      </fieldset>
      <SwitchField
        label="Active Account"
        checked={values.isActive}
        onCheckedChange={(isActive) => onChange({ ...values, isActive })}
      />
    </>
  );
}
