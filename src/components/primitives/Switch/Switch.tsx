import { Switch as AriaSwitch } from 'react-aria-components/Switch';
import * as css from './Switch.css.ts';

export interface SwitchProps {
  /** The state that the switch turns on. */
  label: string;
  /** Effect of the switch, under the label. @default nothing */
  note?: string;
  isSelected: boolean;
  onChange: (isSelected: boolean) => void;
  /** It shows, and does not change. @default false */
  isReadOnly?: boolean;
}

/** Switch with a label (design section 8); it is saved with the settings beside it. */
export function Switch({ label, note, ...aria }: SwitchProps) {
  return (
    <AriaSwitch {...aria} className={css.whole}>
      <span className={css.track} />
      <span>
        <span className={css.label}>{label}</span>
        {note !== undefined && <span className={css.note}>{note}</span>}
      </span>
    </AriaSwitch>
  );
}
