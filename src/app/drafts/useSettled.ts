import { useEffect, useState } from 'react';

/** Milliseconds without a change. */
const pause = 250;

/** Returns a text after a pause in typing; an empty one at once. */
export function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(setSettled, pause, text);
    return () => clearTimeout(timer);
  }, [text]);
  return text === '' ? '' : settled;
}
