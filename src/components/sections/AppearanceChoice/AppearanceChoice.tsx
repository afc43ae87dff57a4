import { Choice } from '../../primitives/Choice/index.ts';

/** The system's theme, or one whatever the system says. */
export type Appearance = 'system' | 'light' | 'dark';

const options: readonly (readonly [appearance: Appearance, label: string])[] = [
  ['system', 'Как в системе'],
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
  return <Choice label="Оформление" options={options} value={appearance} onChange={onChange} />;
}
