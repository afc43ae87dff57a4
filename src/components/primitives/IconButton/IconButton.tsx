import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components/Button';
import { Icon, type IconName } from '../Icon/Icon.tsx';
import { iconButton } from './IconButton.css.ts';

export interface IconButtonProps extends Omit<
  AriaButtonProps,
  'aria-label' | 'className' | 'style' | 'children' | 'render'
> {
  /** The action in words; its name for a screen reader. */
  label: string;
  /** The sign in place of the words. */
  icon: IconName;
}

/** A button of one icon, 44 px square (design section 8). */
export function IconButton({ label, icon, ...aria }: IconButtonProps) {
  return (
    <AriaButton {...aria} aria-label={label} className={iconButton}>
      <Icon name={icon} />
    </AriaButton>
  );
}
