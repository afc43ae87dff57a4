import { LoginPopup } from '#src/components/popups/LoginPopup/index.ts';
import { useLogin } from '#src/session/index.ts';
import { loginFailure } from '../failures.ts';
import { inner } from '../inner/chunk.ts';
import { useFormStatus } from '../useFormStatus.ts';
import type { DialogProps } from './Popups.tsx';

interface LoginDialogProps extends DialogProps {
  /** Why the popup opened by itself. */
  notice: string | undefined;
  onEntered: () => void;
}

/** «Вход» with the session behind it. */
export function LoginDialog({ isOpen, email, onEmailChange, onOpen, notice, onEntered }: LoginDialogProps) {
  const login = useLogin();
  const { status, submit } = useFormStatus<'email' | 'password'>(isOpen);

  const onSubmit = (credentials: { email: string; password: string }) =>
    submit(async (isStillOpen) => {
      inner.load();
      const result = await login(credentials);
      if (!result.ok) return { kind: 'error', message: loginFailure(result.error) };
      // Whoever closed the popup meanwhile is signed in but stays where they are.
      if (isStillOpen()) onEntered();
      return undefined;
    });

  return (
    <LoginPopup
      isOpen={isOpen}
      onOpenChange={() => onOpen(undefined)}
      status={status}
      notice={notice}
      defaultEmail={email}
      onEmailChange={onEmailChange}
      onSubmit={(credentials) => void onSubmit(credentials)}
      onSwitchToRegister={() => onOpen('register')}
      onSwitchToReset={() => onOpen('reset')}
    />
  );
}
