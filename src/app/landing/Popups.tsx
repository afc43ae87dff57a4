import { useState } from 'react';
import type { PopupName } from './popupNames.ts';
import type { DialogProps } from './dialogProps.ts';
import { LoginDialog } from './LoginDialog.tsx';
import { RegisterDialog } from './RegisterDialog.tsx';
import { ResetDialog } from './ResetDialog.tsx';

export interface PopupsProps {
  /** The one that is open. */
  open: PopupName | undefined;
  /** Open this one instead, or none. */
  onOpen: (popup: PopupName | undefined) => void;
  /** Why the login popup opened by itself. */
  notice: string | undefined;
  /** Someone has just signed in. */
  onEntered: () => void;
}

/** The popups of the landing page with everything behind them: one download, made before the first press. */
export function Popups({ open, onOpen, notice, onEntered }: PopupsProps) {
  const [email, setEmail] = useState('');
  const [created, setCreated] = useState<string>();

  const change = (popup: PopupName | undefined) => {
    setCreated(undefined);
    onOpen(popup);
  };
  const dialog = (name: PopupName): DialogProps => ({
    isOpen: open === name,
    email,
    onEmailChange: setEmail,
    onOpen: change,
  });
  /** The account exists, only the login that follows did not succeed: that is no failed registration. */
  const onCreated = (message: string) => {
    setCreated(message);
    onOpen('login');
  };

  return (
    <>
      <LoginDialog {...dialog('login')} notice={created ?? notice} onEntered={onEntered} />
      <RegisterDialog {...dialog('register')} onCreated={onCreated} onEntered={onEntered} />
      <ResetDialog {...dialog('reset')} />
    </>
  );
}
