import { ToggleButton } from 'react-aria-components/ToggleButton';
import { ToggleButtonGroup } from 'react-aria-components/ToggleButtonGroup';
import * as css from './FilterChips.css.ts';

export interface FilterChipsProps<Value extends string> {
  /** Name of the filter for screen readers: «Что показать». */
  label: string;
  options: readonly (readonly [value: Value, label: string])[];
  value: Value;
  onChange: (value: Value) => void;
}

/** Part of a list to show: one of a few, all of which are seen. */
export function FilterChips<Value extends string>({
  label,
  options,
  value,
  onChange,
}: FilterChipsProps<Value>) {
  return (
    <ToggleButtonGroup
      className={css.chips}
      aria-label={label}
      selectionMode="single"
      disallowEmptySelection
      selectedKeys={[value]}
      onSelectionChange={(keys) => {
        const option = options.find(([each]) => keys.has(each))?.[0];
        if (option !== undefined) onChange(option);
      }}
    >
      {options.map(([each, words]) => (
        <ToggleButton className={css.chip} key={each} id={each}>
          {words}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
