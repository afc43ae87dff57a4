import type { MouseEvent } from 'react';

/** Focuses the input after a press on the frame beside it. */
export function focusInput({ target, currentTarget }: MouseEvent<HTMLElement>): void {
  if (target === currentTarget) currentTarget.querySelector('input')?.focus();
}
