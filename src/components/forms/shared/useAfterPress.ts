import { useCallback, useEffect, useRef } from 'react';

/**
 * Puts something off until no press is under way. An error that appears when a field loses focus moves what is below
 * it: shown between the press and the release of a button, it would move the button from under the pointer.
 */
export function useAfterPress(): (callback: () => void) => void {
  const isPressed = useRef(false);

  useEffect(() => {
    const onDown = () => {
      isPressed.current = true;
    };
    const onUp = () => {
      isPressed.current = false;
    };
    const listeners = [
      ['pointerdown', onDown],
      ['pointerup', onUp],
      ['pointercancel', onUp],
    ] as const;
    for (const [type, listener] of listeners) document.addEventListener(type, listener, true);
    return () => {
      for (const [type, listener] of listeners) document.removeEventListener(type, listener, true);
    };
  }, []);

  return useCallback((callback) => {
    // The click of a press follows its pointerup in the same task, so the next frame is after both.
    const afterClick = () => requestAnimationFrame(callback);
    if (isPressed.current) document.addEventListener('pointerup', afterClick, { once: true });
    else afterClick();
  }, []);
}
