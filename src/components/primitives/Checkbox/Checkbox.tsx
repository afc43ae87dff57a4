import { type ReactNode, type Ref, useId } from 'react';
import { Checkbox as AriaCheckbox, type CheckboxProps as AriaProps } from 'react-aria-components/Checkbox';
import { ErrorText } from '../ErrorText/ErrorText.tsx';
import { Box } from './Box.tsx';
import * as css from './Checkbox.css.ts';

export { Box } from './Box.tsx';

export interface CheckboxProps extends Pick<
  AriaProps,
  'isSelected' | 'onChange' | 'isDisabled' | 'isReadOnly' | 'isRequired' | 'name'
> {
  /** The sentence that a tick agrees to. */
  children: ReactNode;
  /** Marks the box invalid. */
  errorMessage?: string | undefined;
  /** The input itself, to move focus to it. */
  inputRef?: Ref<HTMLInputElement | null>;
}

/** A box with a sentence (design section 8). It decides with its form; what applies at once is a `Switch`. */
export function Checkbox({ children, errorMessage, inputRef, ...aria }: CheckboxProps) {
  const remarks = useId();
  return (
    <div>
      <AriaCheckbox
        {...aria}
        className={css.checkbox}
        inputRef={inputRef ?? null}
        isInvalid={errorMessage !== undefined}
        validationBehavior="aria"
        aria-describedby={remarks}
      >
        <Box />
        <span className={css.words}>{children}</span>
      </AriaCheckbox>
      {/* The element exists before its text, so that a screen reader announces it. */}
      <div className={css.remarks} id={remarks} aria-live="polite">
        {errorMessage !== undefined && <ErrorText>{errorMessage}</ErrorText>}
      </div>
    </div>
  );
}
