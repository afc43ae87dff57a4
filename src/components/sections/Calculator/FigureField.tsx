import type { ReactNode, Ref } from 'react';
import { Group } from 'react-aria-components/Group';
import { Input } from 'react-aria-components/Input';
import { Label } from 'react-aria-components/Label';
import { TextField, type TextFieldProps } from 'react-aria-components/TextField';
import { focusInput } from '../../primitives/TextField/TextField.tsx';
import * as css from './FigureField.css.ts';

interface FigureFieldProps extends Pick<TextFieldProps, 'name' | 'onKeyDown' | 'onPaste'> {
  label: ReactNode;
  /** Inside the box, not read out: name it in the label. */
  unit: string;
  value: string;
  onChange: (text: string) => void;
  inputRef: Ref<HTMLInputElement>;
}

/** A number in display type, 80 px high, which nothing is ever wrong with. */
export function FigureField({ label, unit, inputRef, ...field }: FigureFieldProps) {
  return (
    <TextField {...field} className={css.field} inputMode="numeric" autoComplete="off">
      <Label className={css.label}>{label}</Label>
      <Group className={css.box} role="presentation" onClick={focusInput}>
        <Input className={field.value.length > 12 ? css.longInput : css.input} ref={inputRef} />
        <span className={css.unit} aria-hidden="true">
          {unit}
        </span>
      </Group>
    </TextField>
  );
}
