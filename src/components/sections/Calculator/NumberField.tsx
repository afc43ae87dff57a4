import { type ClipboardEvent, type KeyboardEvent, memo, type ReactNode, type Ref, useRef } from 'react';
import { Group } from 'react-aria-components/Group';
import { Input } from 'react-aria-components/Input';
import { Label } from 'react-aria-components/Label';
import { TextField, type TextFieldProps } from 'react-aria-components/TextField';
import { dropFraction, editDigits, groupSeparator } from '#src/format/digits.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { focusInput } from '../../primitives/TextField/TextField.tsx';
import { Slider, useEarlyEntry } from './Slider.tsx';
import * as css from './NumberField.css.ts';

interface NumberFieldProps {
  label: string;
  /** The unit inside the field. */
  unit: string;
  /** The unit for screen readers. */
  unitInWords: string;
  name: string;
  /** Limit of the grouped number, in characters. */
  maxLength: number;
  /** The last place of the slider under the field. */
  last: number;
  value: string;
  onChange: (value: string) => void;
}

/**
 * Whole number grouped while it is typed; the caret keeps its place among the digits. A slider sets it roughly.
 * A key in one field leaves the other alone.
 */
export const NumberField = memo(function NumberField(props: NumberFieldProps) {
  const { label, unit, unitInWords, name, maxLength, last, value, onChange } = props;
  const inputRef = useRef<HTMLInputElement>(null);

  const change = (text: string) => {
    const input = inputRef.current;
    const edit = editDigits(text, input?.selectionStart ?? text.length, maxLength);
    if (input) {
      // Before React sees the value: when it finds the field already right, it leaves the caret alone.
      input.value = edit.value;
      input.setSelectionRange(edit.caret, edit.caret);
    }
    onChange(edit.value);
  };
  useEarlyEntry(inputRef, ({ value: typed }) => change(typed));

  /** Only a pasted amount has a fraction: a comma typed by mistake must not take the digits behind it away. */
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    const { currentTarget: input, clipboardData } = event;
    event.preventDefault();
    const whole = dropFraction(clipboardData.getData('text'));
    input.setRangeText(whole, input.selectionStart ?? 0, input.selectionEnd ?? 0, 'end');
    change(input.value);
  };

  return (
    <div>
      <FigureField
        label={
          <>
            {label}
            <VisuallyHidden>, {unitInWords}</VisuallyHidden>
          </>
        }
        unit={unit}
        name={name}
        value={value}
        inputRef={inputRef}
        onKeyDown={stepOverSeparator}
        onPaste={paste}
        onChange={change}
      />
      <Slider label={label} last={last} value={value} onChange={onChange} />
    </div>
  );
});

/** Backspace and Delete beside a separator erase the digit behind it: the separator itself would be formatted again. */
function stepOverSeparator({ key, currentTarget }: KeyboardEvent<Element>) {
  if (!(currentTarget instanceof HTMLInputElement)) return;
  const { selectionStart: start, selectionEnd: end, value } = currentTarget;
  if (start === null || start !== end) return;
  if (key === 'Backspace' && value[start - 1] === groupSeparator) {
    currentTarget.setSelectionRange(start - 1, start - 1);
  }
  if (key === 'Delete' && value[start] === groupSeparator) {
    currentTarget.setSelectionRange(start + 1, start + 1);
  }
}

interface FigureFieldProps extends Pick<TextFieldProps, 'name' | 'onKeyDown' | 'onPaste'> {
  label: ReactNode;
  /** Inside the box, not read out: name it in the label. */
  unit: string;
  value: string;
  onChange: (text: string) => void;
  inputRef: Ref<HTMLInputElement>;
}

/** A number in display type, 80 px high, which nothing is ever wrong with. */
function FigureField({ label, unit, inputRef, ...field }: FigureFieldProps) {
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
