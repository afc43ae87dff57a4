import { type ReactNode, type Ref, useId } from 'react';
import { Group } from 'react-aria-components/Group';
import { Input, type InputProps } from 'react-aria-components/Input';
import { Label } from 'react-aria-components/Label';
import { fieldLabel, fieldLayout, focusInput } from '../../primitives/TextField/index.ts';
import * as css from './FigureField.css.ts';

interface FigureFieldProps extends Pick<InputProps, 'name' | 'onKeyDown' | 'onPaste'> {
  label: ReactNode;
  /** Inside the box, not read out: name it in the label. */
  unit: string;
  value: string;
  onChange: (text: string) => void;
  inputRef: Ref<HTMLInputElement>;
}

/**
 * A number in display type, 80 px high. Not a `TextField`: it has neither errors nor a description, and what these need
 * would be a fortieth of the landing page's script.
 */
export function FigureField({ label, unit, value, onChange, inputRef, ...input }: FigureFieldProps) {
  const id = useId();
  return (
    <div className={fieldLayout}>
      <Label className={fieldLabel} htmlFor={id}>
        {label}
      </Label>
      <Group className={css.box} role="presentation" onClick={focusInput}>
        <Input
          {...input}
          className={value.length > 12 ? css.longInput : css.input}
          ref={inputRef}
          id={id}
          type="text"
          inputMode="numeric"
          autoComplete="off"
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
        <span className={css.unit} aria-hidden="true">
          {unit}
        </span>
      </Group>
    </div>
  );
}
