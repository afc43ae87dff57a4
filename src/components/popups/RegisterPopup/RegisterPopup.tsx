import { useEffect, useRef } from 'react';
import { Popup, type PopupProps } from '#src/components/primitives/Popup/Popup.tsx';
import { RegisterForm, type RegisterFormProps } from '#src/components/forms/RegisterForm/RegisterForm.tsx';
import { PopupContent } from '#src/components/primitives/Popup/PopupContent.tsx';
import { Banner } from '#src/components/primitives/Banner/Banner.tsx';
import { Button } from '#src/components/primitives/Button/Button.tsx';
import { Stack } from '#src/components/primitives/Stack/Stack.tsx';
import { type Action, failureOf } from '#src/status/action.ts';
import { SwitchFooter } from '../shared/SwitchFooter.tsx';
import * as css from './RegisterPopup.css.ts';

export interface RegisterPopupProps
  extends RegisterContentProps, Pick<PopupProps, 'isOpen' | 'onOpenChange'> {
  /** The challenge covers the page: the popup is out of sight and keeps what was typed. @default false */
  isCaptchaChallengeVisible?: boolean;
}

/**
 * «Регистрация» (specification sections 2 and 4, design section 7) by itself; with the others `RegisterContent` shares
 * their `Popup`.
 */
export function RegisterPopup(props: RegisterPopupProps) {
  const { isOpen, onOpenChange, isCaptchaChallengeVisible = false, ...content } = props;
  return (
    <Popup isOpen={isOpen} onOpenChange={onOpenChange} isHidden={isCaptchaChallengeVisible}>
      <RegisterContent {...content} />
    </Popup>
  );
}

export interface RegisterContentProps extends RegisterFormProps {
  /** Set when the account was created but can't be entered until its e-mail is confirmed; replaces the form. */
  activation?: ActivationNoticeProps | undefined;
  /** Switches to the login popup. */
  onSwitchToLogin: () => void;
}

/** Content of the registration popup, without its layer. */
export function RegisterContent({ activation, onSwitchToLogin, ...form }: RegisterContentProps) {
  return (
    <PopupContent
      title="Регистрация"
      footer={<SwitchFooter question="Уже есть аккаунт?" action="Вход" onPress={onSwitchToLogin} />}
    >
      {activation ? <ActivationNotice {...activation} /> : <RegisterForm {...form} />}
    </PopupContent>
  );
}

interface ActivationNoticeProps {
  /** Address that the message was sent to. */
  email: string;
  /** The last request for another message. */
  status: Action;
  /** Asks for another message. */
  onResend: () => void;
}

/** The account exists but waits for its e-mail to be confirmed (readings D7). */
function ActivationNotice({ email, status, onResend }: ActivationNoticeProps) {
  const isPending = status.kind === 'pending';
  const ref = useRef<HTMLDivElement>(null);
  // The form that had focus has disappeared.
  useEffect(() => ref.current?.focus(), []);
  return (
    <div ref={ref} className={css.notice} role="group" aria-label="Подтверждение email" tabIndex={-1}>
      <Stack gap={20}>
        <Banner tone="success">Аккаунт создан. Осталось подтвердить email.</Banner>
        <p className={css.text}>
          {'Мы отправили письмо на '}
          <b>{email}</b>. Перейдите по ссылке из него, затем войдите.
        </p>
        <Banner tone="error">{failureOf(status)}</Banner>
        <Banner tone="info">{status.kind === 'done' ? status.message : undefined}</Banner>
        <Button kind="outline" width="full" isPending={isPending} onPress={onResend}>
          {isPending ? 'Отправка...' : 'Отправить письмо ещё раз'}
        </Button>
      </Stack>
    </div>
  );
}
