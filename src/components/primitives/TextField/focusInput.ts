import type { MouseEvent } from 'react';

/** A press on the frame beside the input goes to the input. */
export function focusInput({ target, currentTarget }: MouseEvent<HTMLElement>): void {
  if (target === currentTarget) currentTarget.querySelector('input')?.focus();
}
