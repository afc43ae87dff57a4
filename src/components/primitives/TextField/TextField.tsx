import { Field, type FieldProps } from './Field.tsx';
import * as css from './TextField.css.ts';

export interface TextFieldProps extends FieldProps {
  /** Unit inside the box («руб.»), not read out: name it in the label. */
  suffix?: string;
  /** `large` is the calculator's: 80 px high, display type. @default 'regular' */
  size?: 'regular' | 'large';
}

/** One line of text with its label (DESIGN.md section 8). What is typed is never refused or altered here. */
export function TextField({ suffix, size = 'regular', ...field }: TextFieldProps) {
  const unit = suffix !== undefined && (
    <span className={css.suffix({ size })} aria-hidden="true">
      {suffix}
    </span>
  );
  return <Field {...field} size={size} after={unit} />;
}
