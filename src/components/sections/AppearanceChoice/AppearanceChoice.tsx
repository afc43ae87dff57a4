import { Radio, RadioGroup } from 'react-aria-components/RadioGroup';
import * as css from './AppearanceChoice.css.ts';

/** The system's theme, or one whatever the system says. */
export type Appearance = 'system' | 'light' | 'dark';

const labels: readonly (readonly [appearance: Appearance, label: string])[] = [
  ['system', 'Как в\u00a0системе'],
  ['light', 'Светлое'],
  ['dark', 'Тёмное'],
];

export interface AppearanceChoiceProps {
  appearance: Appearance;
  /** Chosen: it holds at once, there is nothing to send. */
  onChange: (appearance: Appearance) => void;
}

/** Light, dark, or what the system says. */
export function AppearanceChoice({ appearance, onChange }: AppearanceChoiceProps) {
  const choose = (value: string) => {
    const chosen = labels.find(([known]) => known === value)?.[0];
    if (chosen !== undefined) onChange(chosen);
  };
  return (
    <RadioGroup className={css.group} aria-label="Оформление" value={appearance} onChange={choose}>
      {labels.map(([value, label]) => (
        <Radio className={css.radio} key={value} value={value}>
          {label}
        </Radio>
      ))}
    </RadioGroup>
  );
}
