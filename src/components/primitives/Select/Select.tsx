import { useId } from 'react';
import { Button } from 'react-aria-components/Button';
import { Icon } from '../Icon/Icon.tsx';
import { Menu } from '../Menu/Menu.tsx';
import { entriesOf, FoundItems, type SelectOption, type SelectSearch } from './FoundItems.tsx';
import * as css from './Select.css.ts';

export type { SelectOption, SelectSearch } from './FoundItems.tsx';

export interface SelectProps<Value extends string> {
  /** Label above the button. */
  label: string;
  /** All options, including the selected one. */
  options: readonly SelectOption<Value>[];
  value: Value;
  /** Search for options that the list leaves out. @default the list is everything */
  search?: SelectSearch<Value> | undefined;
  onChange: (value: Value) => void;
}

/** One of many, behind a button that shows the chosen one (design section 8). */
export function Select<Value extends string>(props: SelectProps<Value>) {
  const { label, options, value, search, onChange } = props;
  const labelId = useId();
  const valueId = useId();
  return (
    <div className={css.field}>
      <span className={css.label} id={labelId}>
        {label}
      </span>
      <Menu<Value>
        items={entriesOf(options)}
        selected={value}
        onAction={onChange}
        {...(search && { renderItems: (list) => <FoundItems {...list} search={search} /> })}
      >
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
