import { useLayoutEffect, useRef, type RefObject } from 'react';

/** Focus on a control that was disabled: some browsers drop it to the page at once, some leave it there. */
const isLost = (focused: Element | null): boolean =>
  focused === null || focused === document.body || focused.matches(':disabled');

/**
 * Moves the focus from a button that becomes disabled to `target`: otherwise the keyboard would leave the form.
 * @param isDisabled whether the button is disabled now
 */
export function useKeptFocus(isDisabled: boolean, target: RefObject<HTMLElement | null>): void {
  const wasDisabled = useRef(isDisabled);
  useLayoutEffect(() => {
    if (isDisabled && !wasDisabled.current && isLost(document.activeElement)) target.current?.focus();
    wasDisabled.current = isDisabled;
  }, [isDisabled, target]);
}
