import { memo } from 'react';
import { useNavigate } from 'react-router-dom';
import { brand } from '#src/brand.ts';
import { LandingPage } from '#src/components/pages/LandingPage/index.ts';
import { feeTexts } from '../shared/fees.ts';
import { paths } from '../shared/paths.ts';
import type { PopupName } from '../auth/popupNames.ts';
import { useIsHydrated } from '../shell/hydration/useIsHydrated.ts';
import { useFooter } from '../shell/public/useFooter.ts';
import { useSpokenIncome } from './useSpokenIncome.ts';

interface LandingProps {
  isAuthenticated: boolean;
  /** The address from its `#` on: a question to open. */
  anchor: string;
  /** Open a popup. Must stay the same function. */
  onAsk: (popup: PopupName) => void;
}

const constants = {
  brandName: brand.name,
  homeHref: paths.landing,
  feedHref: paths.feed,
  fees: { ...feeTexts, feesHref: `${paths.termsOfService}#fees` },
  supportHref: brand.supportUrl,
};

/** What lies under the popups; it does not render again when one of them opens. */
export const Landing = memo(function Landing({ isAuthenticated, anchor, onAsk }: LandingProps) {
  const footer = useFooter();
  const isHydrated = useIsHydrated();
  const income = useSpokenIncome();
  const navigate = useNavigate();
  return (
    <LandingPage
      isAuthenticated={isAuthenticated}
      onLogin={() => onAsk('login')}
      onRegister={() => onAsk('register')}
      onStart={() => (isAuthenticated ? void navigate(paths.feed) : onAsk('register'))}
      {...constants}
      {...footer}
      openQuestion={isHydrated ? anchor.slice(1) : undefined}
      {...income}
    />
  );
});
