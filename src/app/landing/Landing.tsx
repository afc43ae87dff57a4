import { memo, useCallback, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { brand } from '#src/brand.ts';
import { LandingPage } from '#src/components/pages/LandingPage/LandingPage.tsx';
import { defaultPrice, defaultSubscribers, formatIncome, sayIncome } from '#src/format/income.ts';
import type { PopupName } from '../auth/popupState.ts';
import { feeTexts } from '../shared/installation.ts';
import { paths } from '../shared/paths.ts';
import { useFooter } from '../shell/useFooter.ts';
import { useIsHydrated } from '../shell/useIsHydrated.tsx';

interface LandingProps {
  isAuthenticated: boolean;
  /** The address from its `#` on: a question to open. */
  anchor: string;
  /** Opens a popup. Must stay the same function. */
  onOpen: (popup: PopupName) => void;
}

const constants = {
  brandName: brand.name,
  homeHref: paths.landing,
  feedHref: paths.feed,
  fees: { ...feeTexts, feesHref: `${paths.termsOfService}#fees` },
};

/** The page under the popups; it does not render again when one of them opens. */
export const Landing = memo(function Landing({ isAuthenticated, anchor, onOpen }: LandingProps) {
  const footer = useFooter();
  const isHydrated = useIsHydrated();
  const income = useSpokenIncome();
  const navigate = useNavigate();
  return (
    <LandingPage
      isAuthenticated={isAuthenticated}
      onLogin={() => onOpen('login')}
      onRegister={() => onOpen('register')}
      onStart={() => (isAuthenticated ? void navigate(paths.feed) : onOpen('register'))}
      {...constants}
      {...footer}
      openQuestion={isHydrated ? anchor.slice(1) : undefined}
      {...income}
    />
  );
});

/** Milliseconds without typing before the income is read out. */
const pause = 500;

/** The calculator's income in words, once per pause: an announcement at every key would drown what is typed. */
function useSpokenIncome() {
  const [spokenIncome, say] = useState(() => sayIncome(formatIncome(defaultSubscribers, defaultPrice)));
  const timer = useRef<number>(undefined);
  const onIncomeChange = useCallback((words: string) => {
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(say, pause, words);
  }, []);
  useEffect(() => () => window.clearTimeout(timer.current), []);
  return { spokenIncome, onIncomeChange };
}
