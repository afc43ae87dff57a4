import { useEffect, useState } from 'react';

/** Seconds until a moment, counted down. */
export function useCountdown() {
  const [end, setEnd] = useState(0);
  const [now, setNow] = useState(0);

  useEffect(() => {
    if (end === 0) return undefined;
    const timer = setInterval(() => {
      setNow(Date.now());
      if (Date.now() >= end) clearInterval(timer);
    }, 1000);
    return () => clearInterval(timer);
  }, [end]);

  /** Starts again. @param seconds until the moment */
  const start = (seconds: number): void => {
    setNow(Date.now());
    setEnd(Date.now() + seconds * 1000);
  };

  return { secondsLeft: Math.max(0, Math.ceil((end - now) / 1000)), start };
}
