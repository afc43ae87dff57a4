import { useId } from 'react';
import { Button } from 'react-aria-components/Button';
import { Icon } from '../Icon/index.ts';
import { Menu } from '../Menu/index.ts';
import * as css from './Select.css.ts';

/** A value with what people read of it. */
export type SelectOption<Value extends string> = readonly [value: Value, label: string];

export interface SelectProps<Value extends string> {
  /** What is chosen, above the button. */
  label: string;
  options: readonly SelectOption<Value>[];
  value: Value;
  onChange: (value: Value) => void;
}

/**
 * One of many, behind a button that shows the chosen one (design section 8); the menu opens when the press is let go.
 */
export function Select<Value extends string>({ label, options, value, onChange }: SelectProps<Value>) {
  const labelId = useId();
  const valueId = useId();
  return (
    <div className={css.field}>
      <span className={css.label} id={labelId}>
        {label}
      </span>
      <Menu items={options.map(([id, text]) => ({ id, label: text }))} selected={value} onAction={onChange}>
        <Button className={css.button} aria-labelledby={`${labelId} ${valueId}`}>
          <span className={css.value} id={valueId}>
            {options.find(([each]) => each === value)?.[1]}
          </span>
          <Icon name="down" />
        </Button>
      </Menu>
    </div>
  );
}
