import { useState } from 'react';
import { Captcha, useCaptcha } from '#src/captcha/index.ts';
import { SupportPopup } from '#src/components/popups/SupportPopup/SupportPopup.tsx';
import { useSessionState, useUser, useWriteToSupport } from '#src/session/index.ts';
import { formatEmail } from '#src/validation/index.ts';
import { supportFailure } from '../shared/failures.ts';
import { apiOrigin } from '../shared/installation.ts';
import { useFormStatus } from '../shared/useFormStatus.ts';

interface SupportDialogProps {
  isOpen: boolean;
  onClose: () => void;
}

interface Message {
  email: string;
  text: string;
}

/** E-mail of the signed-in person. */
function useAccount(): string | undefined {
  const isSignedIn = useSessionState().status === 'authenticated';
  const email = useUser()?.email;
  return isSignedIn && email !== undefined ? formatEmail(email) : undefined;
}

/** «Написать в поддержку» with session and captcha behind it. The text outlives a closed popup. */
export function SupportDialog({ isOpen, onClose }: SupportDialogProps) {
  const write = useWriteToSupport();
  const account = useAccount();
  const captcha = useCaptcha(isOpen);
  const { status, submit } = useFormStatus<keyof Message>(isOpen);
  const [draft, setDraft] = useState<Message>({ email: '', text: '' });

  const onSubmit = ({ email, text }: Message) =>
    submit(async () => {
      const { token } = captcha;
      const isVisitor = account === undefined;
      const result = await write({
        text,
        ...(isVisitor && { email, ...(token !== undefined && { captcha_token: token }) }),
      });
      if (result.ok) {
        setDraft({ email, text: '' });
        return { kind: 'done', message: `Сообщение отправлено. Ответим на ${formatEmail(email)}.` };
      }
      const { isCaptcha, ...failure } = supportFailure(result.error);
      if (isVisitor) captcha.dispatch({ type: isCaptcha ? 'refused' : 'spent' });
      return { kind: 'failed', ...failure };
    });

  return (
    <SupportPopup
      isOpen={isOpen}
      onOpenChange={onClose}
      isCaptchaChallengeVisible={captcha.isChallengeVisible}
      status={status}
      account={account}
      {...(account === undefined && {
        captcha: <Captcha captcha={captcha} apiOrigin={apiOrigin} form="support" />,
        hasCaptchaToken: captcha.token !== undefined,
        captchaError: captcha.error,
      })}
      draft={draft}
      onDraftChange={setDraft}
      onSubmit={(message) => void onSubmit(message)}
    />
  );
}
