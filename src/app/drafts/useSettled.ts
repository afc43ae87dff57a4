import { useEffect, useState } from 'react';

/** Milliseconds without a change. */
const pause = 250;

/** A text once nobody changes it for a moment; one that was cleared, at once. */
export function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(setSettled, pause, text);
    return () => clearTimeout(timer);
  }, [text]);
  return text === '' ? '' : settled;
}
