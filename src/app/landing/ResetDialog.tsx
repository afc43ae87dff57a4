import { ResetPopup } from '#src/components/popups/ResetPopup/index.ts';
import { useResetRequest } from '../forms/useResetRequest.ts';
import type { DialogProps } from './dialogProps.ts';

/** «Восстановление пароля» with the session behind it. */
export function ResetDialog({ isOpen, email, onEmailChange, onOpen }: DialogProps) {
  return (
    <ResetPopup
      {...useResetRequest(isOpen)}
      isOpen={isOpen}
      onOpenChange={() => onOpen(undefined)}
      defaultEmail={email}
      onEmailChange={onEmailChange}
      onSwitchToLogin={() => onOpen('login')}
    />
  );
}
