import type { ReactNode, Ref } from 'react';
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components/Button';
import { button, type ButtonLooks } from '../button.css.ts';

export type { ButtonLooks } from '../button.css.ts';

export interface ButtonProps extends Omit<AriaButtonProps, 'className' | 'style' | 'children' | 'render'> {
  /** The label; while pending it names what is going on («Вход...»), and that is all that shows it. */
  children: ReactNode;
  /** `primary` once per view; `danger` for what can't be undone. @default 'primary' */
  kind?: ButtonLooks['kind'];
  /** `small` is 44 px high: headers, rows, cards. @default 'regular' */
  size?: ButtonLooks['size'];
  /** `full` takes the width of its form. @default 'content' */
  width?: ButtonLooks['width'];
  /** The trailing dot that stretches on hover; it belongs to «Начать зарабатывать» only. @default false */
  hasDot?: boolean;
  /** The button itself, to move focus to it. */
  ref?: Ref<HTMLButtonElement>;
}

/**
 * Starts an action (design section 8). For going to another page use `LinkButton`.
 * `isPending` keeps focus and colour and refuses presses; it is not `isDisabled`.
 */
export function Button({ children, kind, size, width, hasDot = false, ...aria }: ButtonProps) {
  return (
    <AriaButton {...aria} className={button({ kind, size, width, dot: hasDot })}>
      {children}
    </AriaButton>
  );
}
