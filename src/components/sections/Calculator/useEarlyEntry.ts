import { type RefObject, useEffectEvent, useLayoutEffect } from 'react';

/**
 * Takes over what was entered into a drawn page before it came alive. React leaves it in the field, says nothing of it,
 * and puts its own value there with the next render.
 */
export function useEarlyEntry(
  ref: RefObject<HTMLInputElement | null>,
  onEntry: (input: HTMLInputElement) => void,
): void {
  const take = useEffectEvent(() => {
    const input = ref.current;
    if (input !== null && input.value !== input.defaultValue) onEntry(input);
  });
  useLayoutEffect(() => take(), []);
}
