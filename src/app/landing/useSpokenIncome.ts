import { useCallback, useEffect, useRef, useState } from 'react';
import { defaultPrice, defaultSubscribers, formatIncome, sayIncome } from '#src/format/income.ts';

/** How long typing must rest before the income is read out, ms. */
const pause = 500;

/** The calculator's income in words, once per pause: an announcement at every key would drown what is typed. */
export function useSpokenIncome() {
  const [spokenIncome, say] = useState(() => sayIncome(formatIncome(defaultSubscribers, defaultPrice)));
  const timer = useRef<number>(undefined);
  const onIncomeChange = useCallback((words: string) => {
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(say, pause, words);
  }, []);
  useEffect(() => () => window.clearTimeout(timer.current), []);
  return { spokenIncome, onIncomeChange };
}
