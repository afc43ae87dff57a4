import { useState } from 'react';
import { useCaptcha } from '#src/captcha/index.ts';
import { ResetContent } from '#src/components/popups/ResetPopup/ResetPopup.tsx';
import { Popup, useShown } from '#src/components/primitives/Popup/Popup.tsx';
import { LoginDialog } from './LoginDialog.tsx';
import { useResetRequest } from './mailRequests.ts';
import type { DialogProps, PopupName } from './popupState.ts';
import { RegisterDialog } from './RegisterDialog.tsx';

interface PopupsProps {
  /** The one that is open. */
  open: PopupName | undefined;
  /** Open this one instead, or none. */
  onOpen: (popup: PopupName | undefined) => void;
  /** The reason why the login popup opened by itself. */
  notice: string | undefined;
  /** Someone has just signed in. */
  onEntered: () => void;
}

/** The popups of the landing page with everything behind them: one download, made before the first press. */
export function Popups({ open, onOpen, notice, onEntered }: PopupsProps) {
  const [email, setEmail] = useState('');
  const [created, setCreated] = useState<string>();

  const shown = useShown(open);
  const captchas = { login: useCaptcha(open === 'login'), register: useCaptcha(open === 'register') };
  // Only the popup in view counts: during a challenge the page stays usable and can open the other popup.
  const isHidden = (shown === 'login' || shown === 'register') && captchas[shown].isChallengeVisible;

  const change = (popup: PopupName | undefined) => {
    setCreated(undefined);
    onOpen(popup);
  };
  const dialog: DialogProps = { isOpen: open !== undefined, email, onEmailChange: setEmail, onOpen: change };
  /** The account exists, only the login that follows did not succeed: that is no failed registration. */
  const onCreated = (message: string) => {
    setCreated(message);
    onOpen('login');
  };

  return (
    <Popup
      isOpen={open !== undefined}
      name={shown}
      onOpenChange={() => change(undefined)}
      isHidden={isHidden}
    >
      {shown === 'login' && (
        <LoginDialog {...dialog} captcha={captchas.login} notice={created ?? notice} onEntered={onEntered} />
      )}
      {shown === 'register' && (
        <RegisterDialog {...dialog} captcha={captchas.register} onCreated={onCreated} onEntered={onEntered} />
      )}
      {shown === 'reset' && <ResetDialog {...dialog} />}
    </Popup>
  );
}

/** «Восстановление пароля» with the session behind it. */
function ResetDialog({ isOpen, email, onEmailChange, onOpen }: DialogProps) {
  return (
    <ResetContent
      {...useResetRequest(isOpen)}
      defaultEmail={email}
      onEmailChange={onEmailChange}
      onSwitchToLogin={() => onOpen('login')}
    />
  );
}
