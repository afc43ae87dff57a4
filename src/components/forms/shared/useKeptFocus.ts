import { useLayoutEffect, useRef, type RefObject } from 'react';

/** Focus on a control that was disabled: some browsers drop it to the page at once, some leave it there. */
const isLost = (focused: Element | null): boolean =>
  focused === null || focused === document.body || focused.matches(':disabled');

/**
 * A button disabled under focus takes the keyboard out of the form: focus goes to `target` instead.
 * @param isDisabled whether the button is disabled now
 */
export function useKeptFocus(isDisabled: boolean, target: RefObject<HTMLElement | null>): void {
  const wasDisabled = useRef(isDisabled);
  useLayoutEffect(() => {
    if (isDisabled && !wasDisabled.current && isLost(document.activeElement)) target.current?.focus();
    wasDisabled.current = isDisabled;
  }, [isDisabled, target]);
}
