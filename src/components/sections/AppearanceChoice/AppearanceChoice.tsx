import { Choice } from '../../primitives/Choice/Choice.tsx';

/** The system's theme, or a fixed one. */
export type Appearance = 'system' | 'light' | 'dark';

const options: readonly (readonly [appearance: Appearance, label: string])[] = [
  ['system', 'Как в системе'],
  ['light', 'Светлое'],
  ['dark', 'Тёмное'],
];

export interface AppearanceChoiceProps {
  appearance: Appearance;
  /** Chosen: it takes effect at once, there is nothing to submit. */
  onChange: (appearance: Appearance) => void;
}

/** Light, dark, or what the system says (design section 9). */
export function AppearanceChoice({ appearance, onChange }: AppearanceChoiceProps) {
  return <Choice label="Оформление" options={options} value={appearance} onChange={onChange} />;
}
