import type { ReactNode } from 'react';
import {
  ToggleButton as AriaToggleButton,
  type ToggleButtonProps as AriaToggleButtonProps,
} from 'react-aria-components/ToggleButton';
import { Icon, type IconName } from '../Icon/Icon.tsx';
import * as css from './ToggleButton.css.ts';

export interface ToggleButtonProps extends Omit<
  AriaToggleButtonProps,
  'aria-label' | 'className' | 'style' | 'children' | 'render'
> {
  /**
   * Name in words that are the same on and off: a screen reader adds the state. Includes visible text beside the sign
   * (WCAG 2.5.3).
   */
  label: string;
  /** The sign; it is filled while it is on. */
  icon: IconName;
  /** Content beside the sign. @default nothing */
  children?: ReactNode;
}

/** A mark that can be set and removed, 44 px high (design section 8). */
export function ToggleButton({ label, icon, children, ...aria }: ToggleButtonProps) {
  return (
    <AriaToggleButton {...aria} aria-label={label} className={css.toggle}>
      {({ isSelected }) => (
        <>
          <span className={css.sign}>
            <Icon name={icon} isFilled={isSelected} />
          </span>
          {children}
        </>
      )}
    </AriaToggleButton>
  );
}
