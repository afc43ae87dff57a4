import { Radio, RadioGroup } from 'react-aria-components/RadioGroup';
import * as css from './frame.css.ts';

export interface ChoiceProps<Value extends string> {
  /** Name of the choice for screen readers; a visible heading tells others. */
  label: string;
  options: readonly (readonly [value: Value, label: string])[];
  /** `undefined` as long as nothing is chosen. */
  value: Value | undefined;
  onChange: (value: Value) => void;
}

/** One of a few, all of which are seen. */
export function Choice<Value extends string>({ label, options, value, onChange }: ChoiceProps<Value>) {
  const choose = (chosen: string) => {
    const option = options.find(([each]) => each === chosen)?.[0];
    if (option !== undefined) onChange(option);
  };
  return (
    <RadioGroup className={css.group} aria-label={label} value={value ?? null} onChange={choose}>
      {options.map(([each, words]) => (
        <Radio className={css.radio} key={each} value={each}>
          {words}
        </Radio>
      ))}
    </RadioGroup>
  );
}
