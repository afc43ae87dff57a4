import { ResetContent } from '#src/components/popups/ResetPopup/index.ts';
import { useResetRequest } from './useResetRequest.ts';
import type { DialogProps } from './dialogProps.ts';

/** «Восстановление пароля» with the session behind it. */
export function ResetDialog({ isOpen, email, onEmailChange, onOpen }: DialogProps) {
  return (
    <ResetContent
      {...useResetRequest(isOpen)}
      defaultEmail={email}
      onEmailChange={onEmailChange}
      onSwitchToLogin={() => onOpen('login')}
    />
  );
}
